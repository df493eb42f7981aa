import { compareCosts, type Day } from './day.ts'
import { exactOrder } from './exact.ts'
import { type Schedule, scheduleOf } from './schedule.ts'
import { searchOrder } from './search.ts'

/** Up to so many visits the order is the best there is. */
const EXACT_UP_TO = 12
/** An order that is near the best lets the exact method leave out most of what it would examine. */
const TRIES_BEFORE_EXACT = 5_000
/** For each visit: in a worker, and in the page, which should not be busy for long. */
const TRIES = { full: 5_000, quick: 350 }
/** Two searches rarely end at the same order that is not the best. */
const [SEED, OTHER_SEED] = [1, 2]

/**
 * The order of a day's visits in which the least is late; among those, the day ends soonest; among those, the way is
 * shortest. Up to 12 visits no order is better; above, it is near the best, and less so with a quick search.
 */
export function solve(day: Day, effort: keyof typeof TRIES = 'full'): Schedule {
  const search = (tries: number, seed: number) => scheduleOf(day, searchOrder(day, { tries, seed }))
  if (day.visits.length <= EXACT_UP_TO) {
    const found = search(TRIES_BEFORE_EXACT, SEED)
    const better = exactOrder(day, found)
    return better ? scheduleOf(day, better) : found
  }
  const tries = TRIES[effort] * day.visits.length
  const [found, other] = [search(tries, SEED), search(tries, OTHER_SEED)]
  return compareCosts(other, found) < 0 ? other : found
}
