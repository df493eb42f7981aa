import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scoreOf, scoreWord } from './score.ts'

describe('a match score', () => {
  test.each([
    ['0', 'low'],
    ['59', 'low'],
    ['60', 'medium'],
    ['79', 'medium'],
    ['80', 'high'],
    ['100', 'high'],
    ['HIGH', 'high'],
    [' Medium ', 'medium'],
    ['low', 'low'],
    ['', 'low'],
    ['unknown', 'low'],
  ])('%j is %s by default', (score, word) => {
    expect(scoreWord(score)).toBe(word)
  })

  test('is weighed by the person’s own thresholds', () => {
    const strict = { high: 95, medium: 90, low: 50 }
    expect(['94', '95', '89', '90'].map((score) => scoreWord(score, strict))).toEqual([
      'medium',
      'high',
      'low',
      'medium',
    ])
  })

  test.each([
    ['-5', 0],
    ['250', 100],
    ['79.6', 80],
    ['Infinity', 0],
    ['1e1', 10],
  ])('%j counts as %d', (score, number) => {
    expect(scoreOf(score)).toBe(number)
  })

  test('is a whole number from 0 to 100, whatever comes in', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (score) => {
        const number = scoreOf(score)
        expect(Number.isInteger(number) && number >= 0 && number <= 100).toBe(true)
      }),
    )
  })
})
