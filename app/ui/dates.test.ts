import { describe, expect, test } from 'vitest'
import { longDate, shortDate } from './dates.ts'

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
