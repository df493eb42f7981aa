import { type Day, startTimesOf } from './day.ts'
import { lastStartOf } from './schedule.ts'
import { lowest } from './visitSet.ts'

/**
 * What the rest of a day costs at least, for each set of visits made (as bits) and the last of them: at
 * `set * count + last`.
 */
export interface LeastRest {
  /** The minutes until the end, of which none is waiting. */
  minutes: Float64Array
  metres: Float64Array
  /** By how many minutes the visits that are left are late, if the last visit of the set was left at `time`. */
  lateness(set: number, time: number): number
}

/** @param following the visits that can follow each set, as sets */
export function leastRestOf(day: Day, following: Int32Array): LeastRest {
  const { size, minutes, metres } = day.travel
  const stays = Float64Array.from(day.visits, (visit) => visit.minutes)
  return {
    minutes: leastLeft(size, following, Float64Array.from(minutes), stays),
    metres: leastLeft(size, following, Float64Array.from(metres), new Float64Array(stays.length)),
    lateness: leastLateness(day),
  }
}

/**
 * The least that the rest of the way and its visits cost, whatever the times (Bellman, Held and Karp).
 * @param size the number of places, of which the last is the end of the way
 * @param stays what each visit adds
 */
function leastLeft(
  size: number,
  following: Int32Array,
  ways: Float64Array,
  stays: Float64Array,
): Float64Array {
  const count = stays.length
  const all = following.length - 1
  const least = new Float64Array((all + 1) * count).fill(Number.POSITIVE_INFINITY)
  for (let set = all; set > 0; set--) {
    const nexts = following[set] ?? 0
    for (let made = set; made > 0; made &= made - 1) {
      const last = lowest(made)
      const from = last * size
      let most = set === all ? (ways[from + size - 1] ?? 0) : Number.POSITIVE_INFINITY
      for (let left = nexts; left > 0; left &= left - 1) {
        const next = lowest(left)
        const rest = least[(set | (1 << next)) * count + next] ?? 0
        const total = (ways[from + next] ?? 0) + (stays[next] ?? 0) + rest
        if (total < most) most = total
      }
      least[set * count + last] = most
    }
  }
  return least
}

/**
 * The visits that are left come one after another, so before the nth of them at least the n - 1 shortest are made, each
 * with the shortest way to it. Lateness is least if the visits that are due first are made first.
 */
function leastLateness(day: Day): LeastRest['lateness'] {
  const { visits } = day
  const count = visits.length
  const nearest = nearestWays(day)
  const takes = visits.map((visit, at) => visit.minutes + (nearest[at] ?? 0))
  /** When the place before each visit is left at the latest. */
  const dues = visits.map((visit, at) => lastStartOf(startTimesOf(visit)) - (nearest[at] ?? 0))
  const rising = (values: readonly number[]) =>
    Int32Array.from([...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0)))
  const [shortestFirst, soonestFirst] = [rising(takes), rising(dues)]
  /**
   * For each set, once it is asked for: by how much the nth visit that is left is late if the set is left at midnight,
   * and negative infinity from the first visit on that is never late.
   */
  const overdue = new Float64Array(count << count).fill(Number.NaN)

  function prepare(set: number) {
    const from = set * count
    let [before, place, at] = [0, 0, from]
    for (const visit of soonestFirst) {
      if (set & (1 << visit)) continue
      overdue[at++] = before - (dues[visit] ?? 0)
      while (set & (1 << (shortestFirst[place] ?? 0))) place++
      before += takes[shortestFirst[place++] ?? 0] ?? 0
    }
    overdue.fill(Number.NEGATIVE_INFINITY, at, from + count)
  }

  return (set, time) => {
    if (Number.isNaN(overdue[set * count])) prepare(set)
    let lateness = 0
    for (let at = set * count; at < (set + 1) * count; at++) {
      const late = time + (overdue[at] ?? 0)
      if (late > 0) lateness += late
      else if (late === Number.NEGATIVE_INFINITY) break
    }
    return lateness
  }
}

/** The minutes of the shortest way to each visit. */
function nearestWays({ visits, travel: { size, minutes } }: Day): readonly number[] {
  const sources = [...visits.keys(), size - 2]
  return [...visits.keys()].map((to) =>
    Math.min(...sources.filter((from) => from !== to).map((from) => minutes[from * size + to] ?? 0)),
  )
}
