import { expect, test } from 'vitest'
import { defaultThresholds } from '#db/model/score.ts'
import { highMatchPercent, newestOf } from './leadFigures.ts'

const scores = (...matchScores: string[]) => matchScores.map((matchScore) => ({ matchScore }))

test.each([
  [scores(), 0],
  [scores('90'), 100],
  [scores('high', '79', 'low'), 33],
  [scores('80', '95', '10'), 66],
])('the share of high matches is floored, and 0 without leads', (leads, percent) => {
  expect(highMatchPercent(leads, defaultThresholds)).toBe(percent)
})

test('what counts as a high match is the person’s to say', () => {
  expect(highMatchPercent(scores('90', '60'), { high: 50, medium: 40, low: 30 })).toBe(100)
})

test('recent activity is the newest five, the newest first', () => {
  const days = [3, 1, 7, 2, 5, 6, 4].map((day) => ({ createdAt: `2026-01-0${day}T00:00:00.000Z` }))
  expect(newestOf(days).map(({ createdAt }) => Number(createdAt[9]))).toEqual([7, 6, 5, 4, 3])
})
