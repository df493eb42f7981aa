import { expect, test } from 'vitest'
import { clock } from './clock.ts'
import { openOn } from './openingHours.ts'

const WEDNESDAY = '2026-03-04'
const SATURDAY = '2026-03-07'
const SUNDAY = '2026-03-08'

/** "09:00-12:00, 14:00-18:00", "closed", or "unknown". */
function read(text: string, day: string): string {
  const ranges = openOn(text, day)
  if (!ranges) return 'unknown'
  return ranges.map(({ from, to }) => `${clock(from)}-${clock(to)}`).join(', ') || 'closed'
}

test.each([
  ['Mo-Fr 09:00-17:00; Sa 10:00-13:00', '09:00-17:00', '10:00-13:00', 'closed'],
  ['Mo-Fr 09:00-12:00,14:00-18:00', '09:00-12:00, 14:00-18:00', 'closed', 'closed'],
  ['Mo-Su 08:00-18:00; We off', 'closed', '08:00-18:00', '08:00-18:00'],
  ['08:00-18:00; PH off', '08:00-18:00', '08:00-18:00', '08:00-18:00'],
  ['Mo-Fr 09:00-17:00; PH,Su closed', '09:00-17:00', 'closed', 'closed'],
  ['24/7', '00:00-00:00', '00:00-00:00', '00:00-00:00'],
  ['Mo,We 09:00-12:00, Sa 10:00-13:00', '09:00-12:00', '10:00-13:00', 'closed'],
  ['Mo-We 9:00-12:00, We 14:00-16:00', '09:00-12:00, 14:00-16:00', 'closed', 'closed'],
  ['Fr-Mo 10:00-14:00', 'closed', '10:00-14:00', '10:00-14:00'],
  ['We 18:00+', '18:00-00:00', 'closed', 'closed'],
  ['Sa 18:00-02:00', 'closed', '18:00-02:00', '00:00-02:00'],
  ['Mo–Fr 09:00 – 17:00', '09:00-17:00', 'closed', 'closed'],
])('%s is read for each day', (text, wednesday, saturday, sunday) => {
  expect([WEDNESDAY, SATURDAY, SUNDAY].map((day) => read(text, day))).toEqual([wednesday, saturday, sunday])
})

test.each([
  '',
  'by appointment',
  'Apr-Oct: Mo-Fr 09:00-17:00',
  'Mo-Fr sunrise-sunset',
  'Mo[1] 09:00-12:00',
  '25',
])('a place with the opening hours "%s" counts as open', (text) => {
  expect(openOn(text, WEDNESDAY)).toBeNull()
})
