import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { EmailAddress } from '#db/model/emailAddress.ts'
import { inE164 } from './number.ts'
import { languages, type Site } from './site.ts'
import { halves } from './sites.ts'
import { standsIn, withoutReferences } from './undisguised.ts'

const all: readonly Site[] = [...halves.tune, ...halves.kept]
const textOf = ({ pages }: Site) =>
  Object.values(pages)
    .map((page) => (typeof page === 'string' ? page : (page.body ?? '')))
    .join('\n')

test('there are 110 sites at least, each with a name of its own', () => {
  expect(all.length).toBeGreaterThanOrEqual(110)
  const names = all.flatMap(({ host, alias = [] }) => [host, ...alias])
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !name.endsWith('.test'))).toEqual([])
})

test.each(Object.entries(halves))(
  'each language has three sites at least in %s, if it has any',
  (_half, sites) => {
    const many = languages.map((language) => sites.filter((site) => site.language === language).length)
    if (sites.length > 0) expect(Math.min(...many)).toBeGreaterThanOrEqual(3)
  },
)

describe.each(all.map((site) => [site.host, site] as const))('the labels of %s', (_host, site) => {
  const { best = [], fine = [], never = [], phones = [], people = [], strangers = [], closed = [] } = site
  const html = textOf(site)

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

  test('tell addresses that stand on its pages, disguised or not', () => {
    const told = [...best, ...fine, ...never].filter((value) => !value.startsWith('+'))
    expect(told.filter((email) => !standsIn(html, email))).toEqual([])
  })

  test('name people who stand on its pages', () => {
    const text = html
      .replace(/<[^>]{1,300}>/g, ' ')
      .replaceAll('&amp;', '&')
      .toLowerCase()
    const markup = html.replaceAll('&amp;', '&').toLowerCase()
    for (const { name, role } of people) {
      for (const word of name.split(' ')) expect(markup.includes(word.toLowerCase()), word).toBe(true)
      expect(text.includes(role.toLowerCase()) || markup.includes(role.toLowerCase()), role).toBe(true)
    }
    for (const name of strangers) expect(html.includes(name), name).toBe(true)
  })

  test('tell numbers that stand on its pages', () => {
    const plain = withoutReferences(html)
    const digits = `${plain}\n${plain.replace(/<[^>]{1,300}>/g, '')}`
      .replace(/&nbsp;|\u00a0/g, ' ')
      .replace(/(?<=\d)(?:\(0\)|[^\p{L}\d<>"'\n]){1,4}(?=\d)/gu, '')
    for (const phone of [...phones, ...never.filter((value) => value.startsWith('+'))]) {
      // An extension may stand apart from the number that it belongs to.
      const endings = [phone.slice(-6), phone.slice(-8, -2)]
      expect(
        endings.some((ending) => digits.includes(ending)),
        phone,
      ).toBe(true)
    }
  })

  test('say of closed pages what robots.txt says, and tell nothing that stands on those alone', () => {
    const { '/robots.txt': robots, ...pages } = site.pages
    const rules = typeof robots === 'object' ? (robots.body ?? '') : ''
    for (const path of closed) expect(rules).toContain(`Disallow: ${path}`)
    const open = Object.entries(pages).filter(([path]) => !closed.some((start) => path.startsWith(start)))
    const readable = textOf({ ...site, pages: Object.fromEntries(open) })
    if (closed.length > 0)
      expect([...best, ...fine].filter((email) => !standsIn(readable, email))).toEqual([])
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
  ['(477) 055 4812 ext. 105', 'MX', '+524770554812'],
  ['(011) 4055-4812', 'AR', '+541140554812'],
  ['04/055.48.14', 'BE', '+3240554814'],
  ['087 055 0121', 'IE', '+353870550121'],
] as const)('%s in %s is %s', (written, country, number) => {
  expect(inE164(written, country)).toBe(number)
})
