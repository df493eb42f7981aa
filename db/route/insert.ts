import { clock } from './clock.ts'
import { compareCosts, type Day } from './day.ts'
import { type Schedule, scheduleOf } from './schedule.ts'

/** What a visit that is added to a day changes. */
export interface Insertion {
  schedule: Schedule
  /** The number of visits before it. */
  place: number
  /** By how many minutes the day ends later. */
  longer: number
  /** The first later visit that starts at another time than before, in minutes after midnight. */
  moved: { visit: number; from: number; to: number } | null
}

/**
 * Adds one visit where it costs least, between visits that keep their order. A locked visit keeps its place before or
 * after the others, and so may be one place later.
 * @param order the other visits
 * @param visit the index of the new one
 */
export function insert(day: Day, order: readonly number[], visit: number): Insertion {
  const before = scheduleOf(day, order)
  const all = Array.from({ length: order.length + 1 }, (_, place) =>
    insertionAt(day, before, order.toSpliced(place, 0, visit), place),
  )
  const [first, ...others] = all
  if (!first) throw new Error('A visit can always be added.')
  return others.reduce((best, next) => (compareCosts(next.schedule, best.schedule) < 0 ? next : best), first)
}

function insertionAt(day: Day, before: Schedule, order: readonly number[], place: number): Insertion {
  const schedule = scheduleOf(day, order)
  const startsBefore = new Map(before.visits.map(({ visit, start }) => [visit, start]))
  const moved = schedule.visits.flatMap(({ visit, start }) => {
    const from = startsBefore.get(visit)
    return from === undefined || from === start ? [] : [{ visit, from, to: start }]
  })
  return { schedule, place, longer: schedule.end - before.end, moved: moved[0] ?? null }
}

/** The change in a few words: "+12 min; 11:00 becomes 11:12". */
export function insertionWords({ longer, moved }: Insertion): string {
  const end = longer === 0 ? 'No longer' : `${longer > 0 ? '+' : '−'}${Math.abs(longer)} min`
  return moved ? `${end}; ${clock(moved.from)} becomes ${clock(moved.to)}` : end
}
