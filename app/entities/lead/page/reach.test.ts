import { describe, expect, test } from 'vitest'
import type { Lead } from '#db/model/entities/lead.ts'
import { leadWith } from '#tests/leadWith.ts'
import { directionsLink, mailLink, smsLink, telLink, waysOf } from './reach.ts'

const shown = (over: Partial<Lead>) => waysOf(leadWith(over)).map(({ channel, text }) => [channel, text])
const calls = (phoneNumber: string) => waysOf(leadWith({ phoneNumber })).map(({ href }) => href)

describe('the ways to reach a lead', () => {
  test('are those that it has something for, in the order of the screen', () => {
    const mia = {
      email: 'mia@fjord.example',
      phoneNumber: '+47 22 33 44 55',
      address: ' Torget 1, Bergen ',
      companyUrl: 'https://fjord.example/',
      linkedInUrl: 'linkedin.com/in/mia',
    }
    expect(shown(mia)).toEqual([
      ['phone', '+47 22 33 44 55'],
      ['email', 'mia@fjord.example'],
      ['address', 'Torget 1, Bergen'],
      ['website', 'fjord.example'],
      ['linkedIn', 'linkedin.com/in/mia'],
    ])
    expect(shown({ email: 'mia@fjord.example' })).toEqual([['email', 'mia@fjord.example']])
    expect(shown({ address: '  ', companyUrl: 'javascript:alert(1)' })).toEqual([])
    expect(shown({ place: { latitude: 60.3913, longitude: 5.3221, accuracyMetres: 12 } })).toEqual([
      ['address', '60.39130, 5.32210'],
    ])
  })

  test('dial a number without what only eyes need', () => {
    expect(telLink('(020) 7946-0018')).toBe('tel:02079460018')
    expect(telLink('+47 (0) 22 33 44 55')).toBe('tel:+4722334455')
    expect(telLink('(+47) 22334455')).toBe('tel:+4722334455')
    expect(telLink('Mobile: +1 415.555.0100 (evenings)')).toBe('tel:+14155550100')
    expect(telLink('\u202a+44\u00a020\u20117946\u20110018\u202c')).toBe('tel:+442079460018')
    expect(telLink('＋４７ ２２３３４４５５')).toBe('tel:+4722334455')
    expect(telLink('030/1234567')).toBe('tel:0301234567')
  })

  test('are each of several numbers', () => {
    expect(calls('22334455 / 99887766')).toEqual(['tel:22334455', 'tel:99887766'])
    expect(calls('+47 22334455 / +47 99887766')).toEqual(['tel:+4722334455', 'tel:+4799887766'])
    expect(calls('020 7946 0018, 020 7946 0019')).toEqual(['tel:02079460018', 'tel:02079460019'])
    expect(calls('020 7946 0018 ext. 5 or 020 7946 0019')).toEqual(['tel:02079460018', 'tel:02079460019'])
    expect(shown({ phoneNumber: 'desk 020 7946 0018, mobile (020) 7946 0019 ' })).toEqual([
      ['phone', '020 7946 0018'],
      ['phone', '(020) 7946 0019'],
    ])
    expect(shown({ phoneNumber: ' Mobile: +1 415.555.0100 (evenings)' })).toEqual([
      ['phone', 'Mobile: +1 415.555.0100 (evenings)'],
    ])
  })

  test('dial an extension after a pause, and leave it out of a message', () => {
    for (const written of [
      '020 7946 0018 ext. 5',
      '020 7946 0018 x5',
      '02079460018x5',
      '020 7946 0018 (ext 5)',
    ]) {
      expect(telLink(written)).toBe('tel:02079460018,5')
      expect(smsLink(written)).toBe('sms:02079460018')
    }
    expect(telLink('020 7946 0018 #5')).toBe('tel:02079460018,5')
    expect(telLink('020 7946 0018,5')).toBe('tel:02079460018,5')
  })

  test('are none where no number is written, or one that is too short to reach anybody', () => {
    for (const written of ['', 'ask at the desk', 'room 3', '12', '12345']) expect(calls(written)).toEqual([])
    expect(calls('123456')).toEqual(['tel:123456'])
  })

  test('lead to an address, else to where somebody stood, else to the company', () => {
    const to = (over: Partial<Lead>) => directionsLink(leadWith(over))?.split('destination=')[1]
    const place = { latitude: 60.3913, longitude: 5.3221, accuracyMetres: 12 }
    expect(to({ address: 'Torget 1', place, company: 'Fjord' })).toBe('Torget%201')
    expect(to({ place, company: 'Fjord' })).toBe('60.3913%2C5.3221')
    expect(to({ company: 'Fjord Foods' })).toBe('Fjord%20Foods')
    expect(to({})).toBeUndefined()
  })

  test('keep an odd address whole', () => {
    expect(mailLink("o'brien+sales?x&y@acme.example")).toBe("mailto:o'brien%2Bsales%3Fx%26y@acme.example")
    expect(directionsLink(leadWith({ address: ' Straße 5 & 7, #3 / Bäckerei, 10115 Berlin ' }))).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=Stra%C3%9Fe%205%20%26%207%2C%20%233%20%2F%20B%C3%A4ckerei%2C%2010115%20Berlin',
    )
  })
})
