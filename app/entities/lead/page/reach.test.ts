import { describe, expect, test } from 'vitest'
import type { Lead } from '#db/model/entities/lead.ts'
import { leadWith } from '#tests/leadWith.ts'
import { linksOf } from './reach.ts'

const reached = (over: Partial<Lead>) =>
  Object.fromEntries(linksOf(leadWith(over)).map(({ way, href }) => [way, href]))

const called = (phoneNumber: string) => reached({ phoneNumber }).call

describe('the ways to reach a lead', () => {
  test('are those that it has something for, in the order of the screen', () => {
    const mia = leadWith({
      email: 'mia@fjord.example',
      phoneNumber: '+47 22 33 44 55',
      address: 'Torget 1, Bergen',
      companyUrl: 'fjord.example',
      linkedInUrl: 'linkedin.com/in/mia',
    })
    expect(linksOf(mia).map(({ way }) => way)).toEqual([
      'call',
      'message',
      'write',
      'directions',
      'website',
      'linkedIn',
    ])
    expect(linksOf(leadWith({ email: 'mia@fjord.example' })).map(({ way }) => way)).toEqual(['write'])
    expect(linksOf(leadWith({ address: '  ', companyUrl: 'javascript:alert(1)' }))).toEqual([])
  })

  test('dial a number without what only eyes need', () => {
    expect(called('(020) 7946-0018')).toBe('tel:02079460018')
    expect(called('+47 (0) 22 33 44 55')).toBe('tel:+4722334455')
    expect(called('Mobile: +1 415.555.0100 (evenings)')).toBe('tel:+14155550100')
    expect(called('\u202a+44\u00a020\u20117946\u20110018\u202c')).toBe('tel:+442079460018')
    expect(called('＋４７ ２２３３４４５５')).toBe('tel:+4722334455')
    expect(called('030/1234567')).toBe('tel:0301234567')
  })

  test('dial the first of several numbers', () => {
    expect(called('22334455 / 99887766')).toBe('tel:22334455')
    expect(called('020 7946 0018, 020 7946 0019')).toBe('tel:02079460018')
    expect(called('020 7946 0018 or 020 7946 0019')).toBe('tel:02079460018')
  })

  test('dial an extension after a pause, and leave it out of a message', () => {
    for (const written of [
      '020 7946 0018 ext. 5',
      '020 7946 0018 x5',
      '02079460018x5',
      '020 7946 0018 (ext 5)',
    ]) {
      expect(reached({ phoneNumber: written })).toEqual({
        call: 'tel:02079460018,5',
        message: 'sms:02079460018',
      })
    }
    expect(called('020 7946 0018 #5')).toBe('tel:02079460018,5')
    expect(called('020 7946 0018,5')).toBe('tel:02079460018,5')
  })

  test('are none where no number is written', () => {
    expect(reached({ phoneNumber: 'ask at the desk' })).toEqual({})
    expect(reached({ phoneNumber: 'room 3' })).toEqual({})
  })

  test('lead to an address, else to where somebody stood, else to the company', () => {
    const to = (over: Partial<Lead>) => reached(over).directions?.split('destination=')[1]
    const place = { latitude: 60.3913, longitude: 5.3221, accuracyMetres: 12 }
    expect(to({ address: 'Torget 1', place, company: 'Fjord' })).toBe('Torget%201')
    expect(to({ place, company: 'Fjord' })).toBe('60.3913%2C5.3221')
    expect(to({ company: 'Fjord Foods' })).toBe('Fjord%20Foods')
    expect(to({})).toBeUndefined()
  })

  test('keep an odd address whole', () => {
    expect(reached({ email: "o'brien+sales?x&y@acme.example" }).write).toBe(
      "mailto:o'brien%2Bsales%3Fx%26y@acme.example",
    )
    expect(reached({ address: ' Straße 5 & 7, #3 / Bäckerei, 10115 Berlin ' }).directions).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=Stra%C3%9Fe%205%20%26%207%2C%20%233%20%2F%20B%C3%A4ckerei%2C%2010115%20Berlin',
    )
  })
})
