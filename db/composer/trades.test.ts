import { expect, test } from 'vitest'
import { tradeOf } from './trades.ts'

test.each([
  ['Bakery', 'bakery'],
  [' Bäckereien ', 'bakery'],
  ["Cabinet d'avocats", 'lawyer'],
  ['Autofficina', 'garage'],
  ['Bakery equipment', undefined],
  ['Krankenhaus', 'clinic'],
  ['Hospital equipment', undefined],
  ['toString', undefined],
  ['', undefined],
])('the industry %j names the trade %j', (industry, trade) => {
  expect(tradeOf(industry)).toBe(trade)
})
