import type { Day } from './day.ts'
import { exactOrder } from './exact.ts'
import { type Schedule, scheduleOf } from './schedule.ts'
import { searchOrder } from './search.ts'

/** Up to so many visits the order is the best there is. */
const EXACT_UP_TO = 12
/** An order that is near the best lets the exact method leave out most of what it would examine. */
const TRIES_BEFORE_EXACT = 5_000
const TRIES = 300_000
const SEED = 1

/**
 * The order of a day's visits in which the least is late; among those, the day ends soonest; among those, the way is
 * shortest. Up to 12 visits no order is better; above, it is near the best.
 */
export function solve(day: Day): Schedule {
  const isFew = day.visits.length <= EXACT_UP_TO
  const found = scheduleOf(day, searchOrder(day, { tries: isFew ? TRIES_BEFORE_EXACT : TRIES, seed: SEED }))
  const better = isFew ? exactOrder(day, found) : undefined
  return better ? scheduleOf(day, better) : found
}
