import { describe, expect, test } from 'vitest'
import { dayDate, longDate, nearDate, timeAgo, timeOfDay, usDate } from './dates.ts'

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

describe('how long ago something was', () => {
  const now = new Date(2026, 2, 10, 15, 0)
  test.each([
    [local(2026, 2, 10, 15, 0), 'just now'],
    [local(2026, 2, 10, 14, 55), '5 min ago'],
    [local(2026, 2, 10, 14, 1), '59 min ago'],
    [local(2026, 2, 10, 14, 0), '1 h ago'],
    [local(2026, 2, 10, 0, 5), '14 h ago'],
    [local(2026, 2, 9, 23, 55), 'yesterday'],
    [local(2026, 2, 9, 0, 1), 'yesterday'],
    [local(2026, 2, 8, 23, 59), '2 days ago'],
    [local(2026, 2, 4, 9, 5), '6 days ago'],
    [local(2026, 2, 3, 9, 5), 'Mar 3'],
    [local(2025, 11, 31, 9, 5), 'Dec 31, 2025'],
    [local(2026, 2, 11, 9, 5), 'Mar 11, 2026 at 9:05 AM'],
    ['soon', 'N/A'],
  ])('%s reads %j', (moment, words) => {
    expect(timeAgo(moment, now)).toBe(words)
  })

  test('by a clock that is a little ahead, what just happened is not in the future', () => {
    expect(timeAgo(new Date(now.getTime() + 20_000).toISOString(), now)).toBe('just now')
  })

  test('shortly after midnight, the minutes count', () => {
    expect(timeAgo(local(2026, 2, 9, 23, 50), new Date(2026, 2, 10, 0, 10))).toBe('20 min ago')
  })
})
