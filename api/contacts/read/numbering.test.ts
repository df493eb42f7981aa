import { expect, test } from 'vitest'
import { type Country, countryNamedBy, inE164, withCode } from './numbering.ts'

test.each<[written: string, country: Country | '', e164: string]>([
  ['030 / 231 25-100', 'DE', '+493023125100'],
  ['+49 (0)30 23125 100', 'AT', '+493023125100'],
  ['0049 30 23125100', '', '+493023125100'],
  ['(0171) 392 00 12', 'DE', '+491713920012'],
  ['0662 / 01 23 45 - 9', 'AT', '+436620123459'],
  ['044 555 01 23', 'CH', '+41445550123'],
  ['04.65.71.23.45', 'FR', '+33465712345'],
  ['tel:+33-4-65-71-23-45', 'FR', '+33465712345'],
  ['0117 496 0123', 'GB', '+441174960123'],
  ['(512) 555-0142', 'US', '+15125550142'],
  ['+52 1 81 5550 0147', 'MX', '+528155500147'],
  ['+5218155500147', '', '+528155500147'],
  ['+52 81 5550 0140', 'MX', '+528155500140'],
  ['01 (222) 2 47 18 36', 'MX', '+522222471836'],
  ['044 222 316 5508', 'MX', '+522223165508'],
  ['(0-14) 652 71 38', 'PL', '+48146527138'],
  ['0 606 283 417', 'PL', '+48606283417'],
  ['0565 - 68 92 14', 'SE', '+46565689214'],
  ['1-800-555-0199', 'CA', '+18005550199'],
  ['06-55 50 12 34', 'NL', '+31655501234'],
  ['051/0554812', 'IT', '+390510554812'],
  ['340 555 01 23', 'IT', '+393405550123'],
  ['96/055.01.50', 'ES', '+34960550150'],
  ['(+48 41) 055 48 00', 'PL', '+48410554800'],
  ['031-390 06 12', 'SE', '+46313900612'],
  ['+965 2222 0000', 'DE', '+96522220000'],
])('%s in %s is %s', (written, country, e164) => {
  expect(inE164(written, country)).toBe(e164)
})

test.each<[what: string, written: string, country: Country | '']>([
  ['a number of an unknown country', '030 231 25 100', ''],
  ['one without the digit dialled before it', '30 231 25 100', 'DE'],
  ['one digit too many', '044 555 01 234', 'CH'],
  ['one digit too few', '04 65 71 23 4', 'FR'],
  ['a first digit that none has', '055 501 500', 'ES'],
  ['an area that is for films', '(555) 555-0142', 'US'],
  ['a code with too little behind it', '+41 44 555', 'CH'],
])('%s is none', (_what, written, country) => {
  expect(inE164(written, country)).toBe('')
})

test('a number is told with its country’s code, spaced as that country does', () => {
  expect(withCode('044 555 01 23', 'CH')).toBe('+41 44 555 01 23')
  expect(withCode('(0171) 392 00 12', 'DE')).toBe('+49 171 3920012')
  expect(withCode('051/0554812', 'IT')).toBe('+39 051 055 4812')
  expect(withCode('+49 (0)30 23125', 'AT')).toBe('+49 30 23125')
})

test('a code tells the country, unless several share it', () => {
  expect(
    ['+43 662 012345', '0033 4 65 71 23 45', '+1 512 555 0142', '030 123456'].map(countryNamedBy),
  ).toEqual(['AT', 'FR', '', ''])
})
