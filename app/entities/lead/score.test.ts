import { expect, test } from 'vitest'
import { defaultThresholds } from '#db/model/score.ts'
import { scoreShown } from './score.tsx'

test.each([
  ['85', 85, 'high', 'green'],
  ['60', 60, 'medium', 'blue'],
  ['40', 40, 'low', 'yellow'],
  ['39', 39, 'low', 'grey'],
  ['High', 80, 'high', 'green'],
  ['', 0, 'low', 'grey'],
])('a match score of %j is shown as %i percent, %s, %s', (stored, score, word, tone) => {
  expect(scoreShown(stored, defaultThresholds)).toEqual({ score, word, tone })
})

test('a match score is shown by the person’s own thresholds', () => {
  const strict = { high: 95, medium: 90, low: 85 }
  const tones = ['95', '94', '89', '84'].map((score) => scoreShown(score, strict).tone)
  expect(tones).toEqual(['green', 'blue', 'yellow', 'grey'])
})
