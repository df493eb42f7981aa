import { expect, test } from 'vitest'
import { choices } from '#api/companies/trades/choices.ts'
import { tradesFor, tradesNamedIn } from './tradeSearch.ts'

const trades = choices()
const first = (typed: string) => tradesFor(typed, trades)[0]?.id

test.each([
  ['bak', 'bakery'],
  ['Bakeries', 'bakery'],
  ['Bäckereien', 'bakery'],
  ['boulangerie', 'bakery'],
  ['panadería', 'bakery'],
  ['piekarnia', 'bakery'],
  ['bakkerij', 'bakery'],
  ['zahnarzt', 'dentist'],
  ['dentysta', 'dentist'],
  ['law', 'law-firm'],
  ['Steuerberater', 'accountant'],
])('what is typed in any of the languages finds the trade: %s', (typed, id) => {
  expect(first(typed)).toBe(id)
})

test('nothing that no trade is called finds nothing', () => {
  expect(tradesFor('qqqq', trades)).toEqual([])
  expect(tradesFor('  ', trades)).toEqual([])
})

test('a text names its trades in the order in which they stand in it', () => {
  const named = tradesNamedIn(
    'Plans the night of bakeries, so that hotels and cafés get their bread.',
    trades,
  )
  expect(named.map(({ id }) => id).slice(0, 2)).toEqual(['bakery', 'hotel'])
})
