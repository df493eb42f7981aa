import { describe, expect, test } from 'vitest'
import type { Product } from '#db/model/entities/product.ts'
import { defaultThresholds } from '#db/model/score.ts'
import { longDate, productLine, scoreShown, shortDate } from './words.ts'

const local = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()

describe('dates', () => {
  test('a lead list shows day and time in the person’s own time zone', () => {
    expect(longDate(local(2026, 2, 4, 9, 5))).toBe('Mar 4, 2026 at 9:05 AM')
  })

  test('generated leads show the short US date', () => {
    expect(shortDate(local(2026, 2, 4, 9, 5))).toBe('3/4/2026')
  })

  test('what is no date reads N/A', () => {
    expect(longDate('')).toBe('N/A')
    expect(shortDate('soon')).toBe('N/A')
  })
})

describe('a lead’s product', () => {
  const product: Product = {
    id: 7,
    teamId: 1,
    version: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    createdBy: 1,
    deletedAt: null,
    name: 'Pump',
    description: 'Pumps what others cannot.',
    brand: 'premium',
    value: '100-200',
    target_industry: 'Mining',
    company_size: 'Large',
    price_range: 'high',
    category: '',
    keywords: '',
    sample: false,
  }

  test('is named with its brand and value', () => {
    expect(productLine(7, product)).toBe('Pump, premium - $100-200')
  })

  test('is its id where the product itself is gone', () => {
    expect(productLine(7, undefined)).toBe('Product ID: 7')
  })

  test('is missing for a lead without one', () => {
    expect(productLine(null, undefined)).toBeUndefined()
  })
})

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
