import { expect, test } from 'vitest'
import { byDue, dueWords, toneOf } from './due.ts'

/** A moment of the person's own day. */
const at = (day: string, time = '10:00') => new Date(`${day}T${time}`)
const NOW = at('2026-03-04')

test.each([
  [null, 'calm', 'some time'],
  ['2026-03-01', 'overdue', '3 days ago'],
  ['2026-03-03', 'overdue', 'yesterday'],
  [at('2026-03-03', '23:50').toISOString(), 'overdue', 'yesterday'],
  [at('2026-03-04', '09:05').toISOString(), 'overdue', 'today at 9:05 AM'],
  ['2026-03-04', 'due', 'today'],
  [at('2026-03-04', '14:30').toISOString(), 'due', 'today at 2:30 PM'],
  ['2026-03-05', 'calm', 'tomorrow'],
  [at('2026-03-05', '00:10').toISOString(), 'calm', 'tomorrow at 12:10 AM'],
  ['2026-03-11', 'calm', 'on Mar 11'],
  ['2027-01-02', 'calm', 'on Jan 2, 2027'],
])('a follow-up for %j is %s: %s', (dueAt, tone, words) => {
  expect(toneOf(dueAt, NOW)).toBe(tone)
  expect(dueWords(dueAt, NOW)).toBe(words)
})

test('a day counts by the calendar, over a change of the clocks and at five to midnight', () => {
  expect(dueWords('2026-03-28', at('2026-03-30', '00:05'))).toBe('2 days ago')
  expect(dueWords('2026-03-30', at('2026-03-29', '23:55'))).toBe('tomorrow')
})

test('they are done by time, a day before its hours, those of no day last', () => {
  const due = [null, at('2026-03-05').toISOString(), '2026-03-06', '2026-03-05']
  const sorted = due.map((dueAt, id) => ({ id, dueAt })).sort(byDue)
  expect(sorted.map(({ id }) => id)).toEqual([3, 1, 2, 0])
})
