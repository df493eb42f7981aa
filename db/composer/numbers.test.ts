import { expect, test } from 'vitest'
import { released } from './fill.ts'
import { moneyIn } from './numbers.ts'

test.each([
  ['$1,200-4,500', 'de', '1.200–4.500\u00a0$'],
  ['€ 1.50', 'de', '1,5\u00a0€'],
  ['1200 CHF', 'de', '1.200\u00a0CHF'],
  ['€ 38,000', 'it', '38.000\u00a0€'],
  ['4 € je Person', 'de', ''],
  ['from $12', 'fr', ''],
  ['$1,2345', 'de', ''],
  ['$4,900', 'en', '$4,900'],
] as const)('the price %j in %s is %j', (price, language, written) => {
  expect(released(moneyIn(price, language))).toBe(written)
})
