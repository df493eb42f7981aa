import { expect, test } from 'vitest'
import { visitWords } from './words.ts'

test.each([
  [0, 540, 540, 585, '45 min'],
  [13, 540, 540, 570, 'about 13 min drive · 30 min'],
  [73, 540, 560, 680, 'about 1 h 13 min drive · 2 h · waits until 09:20'],
])('a drive of %d min to a visit is told in minutes or hours', (drive, arrival, start, leaves, words) => {
  expect(visitWords({ visit: 0, metres: 0, late: 0, drive, arrival, start, leaves })).toBe(words)
})
