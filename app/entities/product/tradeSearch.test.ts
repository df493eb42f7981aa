import { expect, test } from 'vitest'
import { placeNames } from '#api/companies/query/places.ts'
import { choices } from '#api/companies/trades/choices.ts'
import { choicesFor, tradesNamedIn } from './tradeSearch.ts'

const trades = choices()
const first = (typed: string) => choicesFor(typed, trades)[0]?.id

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

test.each([
  ['bayern', 'Bayern'],
  ['Bavaria', 'Bayern'],
  ['Bavière', 'Bayern'],
  ['Baviera', 'Bayern'],
  ['Beieren', 'Bayern'],
  ['Bawaria', 'Bayern'],
  ['Niemcy', 'Germany'],
  ['Allemagne', 'Germany'],
  ['Kent', 'Kent'],
])('what is typed in any of the languages finds the place: %s', (typed, name) => {
  expect(choicesFor(typed, placeNames())[0]?.name).toBe(name)
})

test('nothing that no trade is called finds nothing', () => {
  expect(choicesFor('qqqq', trades)).toEqual([])
  expect(choicesFor('  ', trades)).toEqual([])
})

test('a text names its trades in the order in which they stand in it', () => {
  const named = tradesNamedIn(
    'Plans the night of bakeries, so that hotels and cafés get their bread.',
    trades,
  )
  expect(named.map(({ id }) => id).slice(0, 2)).toEqual(['bakery', 'hotel'])
})
