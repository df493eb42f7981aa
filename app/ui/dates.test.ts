import { describe, expect, test } from 'vitest'
import { dayDate, longDate, nearDate, timeOfDay, usDate } from './dates.ts'

const local = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()
const moment = local(2026, 2, 4, 9, 5)

describe('dates', () => {
  test('a moment reads as day and time, a day or a time, in the person’s own time zone', () => {
    expect(longDate(moment)).toBe('Mar 4, 2026 at 9:05 AM')
    expect(dayDate(moment)).toBe('Mar 4, 2026')
    expect(timeOfDay(moment)).toBe('9:05 AM')
  })

  test('what was today is told by its time, anything else by its day too', () => {
    const now = new Date()
    now.setHours(15, 30)
    expect(nearDate(now.toISOString())).toBe('3:30 PM')
    expect(nearDate(local(2020, 2, 4, 9, 5))).toBe('Mar 4, 2020 at 9:05 AM')
  })

  test('generated leads show the short US date', () => {
    expect(usDate(moment)).toBe('3/4/2026')
  })

  test('what is no date reads N/A', () => {
    expect([longDate(''), dayDate('soon'), nearDate(''), usDate('soon')]).toEqual([
      'N/A',
      'N/A',
      'N/A',
      'N/A',
    ])
  })
})
