import { compareCosts, type Day } from './day.ts'
import { exactOrder } from './exact.ts'
import { type Schedule, scheduleOf } from './schedule.ts'
import { searchOrder } from './search.ts'

/** Up to so many visits the order is the best there is. */
const EXACT_UP_TO = 12
/** An order that is near the best lets the exact method leave out most of what it would examine. */
const TRIES_BEFORE_EXACT = 1_500
/** For each visit: in a worker, and in the page, which should not be busy for long. */
const TRIES = { full: 5_000, quick: 350 }
/**
 * Two searches rarely end at the same order that is not the best. A day on which they differ, or are late, gets more of
 * them.
 */
const SEEDS = { full: [1, 2, 3, 4, 5], quick: [1, 2] } as const

/**
 * The order of a day's visits in which the least is late; among those, the day ends soonest; among those, the way is
 * shortest. Up to 12 visits no order is better; above, it is near the best, and less so with a quick search.
 */
export function solve(day: Day, effort: keyof typeof TRIES = 'full'): Schedule {
  let best = scheduleOf(day, [...day.visits.keys()])
  for (const found of solutions(day, effort)) best = found
  return best
}

/** The same step by step: each order is better than the one before it. */
export function* solutions(day: Day, effort: keyof typeof TRIES): Generator<Schedule> {
  const search = (tries: number, seed: number) => scheduleOf(day, searchOrder(day, { tries, seed }))
  const [first, ...others] = SEEDS[effort]
  if (day.visits.length <= EXACT_UP_TO) {
    const found = search(TRIES_BEFORE_EXACT, first)
    const better = exactOrder(day, found)
    return yield better ? scheduleOf(day, better) : found
  }
  const tries = TRIES[effort] * day.visits.length
  let best = search(tries, first)
  yield best
  for (const seed of others) {
    const found = search(tries, seed)
    const difference = compareCosts(found, best)
    if (difference === 0 && best.lateness === 0) return
    if (difference >= 0) continue
    best = found
    yield best
  }
}
