import type { Day } from './day.ts'
import { exactOrder } from './exact.ts'
import { type Schedule, scheduleOf } from './schedule.ts'
import { searchOrder } from './search.ts'

/** Up to so many visits the order is the best there is. */
const EXACT_UP_TO = 12
/** An order that is near the best lets the exact method leave out most of what it would examine. */
const TRIES_BEFORE_EXACT = 5_000
/** For each visit: in a worker, and in the page, which should not be busy for long. */
const TRIES = { full: 10_000, quick: 700 }
const SEED = 1

/**
 * The order of a day's visits in which the least is late; among those, the day ends soonest; among those, the way is
 * shortest. Up to 12 visits no order is better; above, it is near the best, and less so with a quick search.
 */
export function solve(day: Day, effort: keyof typeof TRIES = 'full'): Schedule {
  const isFew = day.visits.length <= EXACT_UP_TO
  const tries = isFew ? TRIES_BEFORE_EXACT : TRIES[effort] * day.visits.length
  const found = scheduleOf(day, searchOrder(day, { tries: tries, seed: SEED }))
  const better = isFew ? exactOrder(day, found) : undefined
  return better ? scheduleOf(day, better) : found
}
