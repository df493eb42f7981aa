import { expect, test } from 'vitest'
import { compared, sortedByName } from './order.ts'

test('names are in order without case and accents', () => {
  const rows = ['Zoë', 'émile', 'Otto', 'Ágnes', 'anna', 'Łukasz', 'Mia']
  expect(sortedByName(rows, (name) => name)).toEqual([
    'Ágnes',
    'anna',
    'émile',
    'Łukasz',
    'Mia',
    'Otto',
    'Zoë',
  ])
})

test('times and numbers are in order by their values', () => {
  expect([10, 9, 11].sort(compared)).toEqual([9, 10, 11])
  const times = ['2026-11-29T10:00:00.000Z', '2026-02-01T10:00:00.000Z']
  expect(times.toSorted(compared)).toEqual(times.toReversed())
})
