import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { EmailAddress } from '#db/model/emailAddress.ts'
import { inE164 } from './number.ts'
import { languages, type Site } from './site.ts'
import { halves } from './sites.ts'

const all: readonly Site[] = [...halves.tune, ...halves.kept]
const textOf = ({ pages }: Site) =>
  Object.values(pages)
    .map((page) => (typeof page === 'string' ? page : (page.body ?? '')))
    .join('\n')

test('there are 60 sites at least, each with a name of its own', () => {
  expect(all.length).toBeGreaterThanOrEqual(60)
  const names = all.flatMap(({ host, alias = [] }) => [host, ...alias])
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !name.endsWith('.test'))).toEqual([])
})

test('each language has as many sites in one half as in the other', () => {
  const many = (half: keyof typeof halves) =>
    languages.map((language) => halves[half].filter((site) => site.language === language).length)
  expect(many('tune')).toEqual(many('kept'))
  expect(Math.min(...many('tune'))).toBeGreaterThan(3)
})

test('each kind of software is in both halves', () => {
  const kinds = (half: keyof typeof halves) => [...new Set(halves[half].map(({ kind }) => kind))].toSorted()
  expect(kinds('tune')).toEqual(kinds('kept'))
})

describe.each(all.map((site) => [site.host, site] as const))('the labels of %s', (_host, site) => {
  const { best = [], fine = [], never = [], phones = [], people = [], strangers = [] } = site
  const digits = textOf(site)
    .replace(/&nbsp;|&#160;/g, ' ')
    .replace(/(?<=\d)(?:\(0\)|[^\p{L}\d<>"'\n]){1,4}(?=\d)/gu, '')

  test('are addresses and numbers, each said once to be right or to be kept back', () => {
    const values = [...best, ...fine, ...never, ...phones]
    expect(new Set(values).size).toBe(values.length)
    for (const value of values) {
      if (value.startsWith('+')) expect(value).toMatch(/^\+[1-9]\d{7,14}$/)
      else expect(v.is(EmailAddress, value), value).toBe(true)
    }
    for (const { email, phone } of people) {
      expect([...best, ...fine, ...never, undefined]).toContain(email)
      expect([...phones, undefined]).toContain(phone)
    }
  })

  test('name people who stand on its pages', () => {
    const text = textOf(site).replace(/<[^>]{1,300}>/g, ' ')
    for (const { name, role } of people) {
      for (const word of name.split(' ')) expect(textOf(site).toLowerCase()).toContain(word.toLowerCase())
      expect(
        text.replaceAll('&amp;', '&').toLowerCase() + textOf(site).toLowerCase().replaceAll('&amp;', '&'),
      ).toContain(role.toLowerCase())
    }
    for (const name of strangers) expect(textOf(site)).toContain(name)
  })

  test('tell numbers that stand on its pages', () => {
    for (const phone of [...phones, ...never.filter((value) => value.startsWith('+'))]) {
      // An extension may stand apart from the number that it belongs to.
      const endings = [phone.slice(-6), phone.slice(-8, -2)]
      expect(
        endings.some((ending) => digits.includes(ending)),
        phone,
      ).toBe(true)
    }
  })
})

test.each([
  ['030 / 231 25-120', 'DE', '+493023125120'],
  ['+49 (0)30 23125 120', 'DE', '+493023125120'],
  ['0049 30 23125120', 'AT', '+493023125120'],
  ['tel:+493023125120', 'DE', '+493023125120'],
  ['(512) 555-0142 x 204', 'US', '+15125550142'],
  ['1-800-555-0199', 'US', '+18005550199'],
  ['051/0554812', 'IT', '+390510554812'],
  ['(94) 405 50 12', 'ES', '+34944055012'],
  ['(+48 41) 055 48 00', 'PL', '+48410554800'],
] as const)('%s in %s is %s', (written, country, number) => {
  expect(inE164(written, country)).toBe(number)
})
