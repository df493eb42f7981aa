import {
  type Cost,
  compareCosts,
  type Day,
  lunchLateness,
  lunchStart,
  readyAfterLunch,
  startAfter,
  startTimesOf,
} from './day.ts'
import { lastStartOf } from './schedule.ts'

/** The way to a state: which visits are made, and what they cost so far. */
interface Label {
  time: number
  lateness: number
  metres: number
  visit: number
  before: Label | undefined
}

/**
 * The best order of the visits, by dynamic programming over the sets of visits made, their last one, and whether lunch
 * is over. Being on time, being early and short ways are weighed only at the end of the day, so each state keeps every
 * label that no other is as good as in all three (a Pareto front).
 * @param day up to 12 visits
 * @param bound the cost of a known order; states that cannot become better are left out
 * @returns undefined if no order is better than the bound
 */
export function exactOrder(day: Day, bound: Cost): readonly number[] | undefined {
  const { visits, travel, lunch, startsAt, endsAt } = day
  const { size } = travel
  const minutes = Float64Array.from(travel.minutes)
  const metres = Float64Array.from(travel.metres)
  const count = visits.length
  const starts = visits.map(startTimesOf)
  const lastStarts = starts.map(lastStartOf)
  const stays = Float64Array.from(visits, (visit) => visit.minutes)
  const lunchBit = 1 << count
  const all = lunchBit - 1
  const following = nextVisits(day)
  const leastMinutes = leastLeft(size, following, minutes, stays)
  const leastMetres = leastLeft(size, following, metres, new Float64Array(count))
  const nearest = nearestWays(day)
  const fronts: (Label[] | undefined)[] = new Array(2 * lunchBit * count)
  let best: { cost: Cost; label: Label | undefined } = { cost: bound, label: undefined }

  const isBetter = (lateness: number, end: number, length: number) =>
    lateness !== best.cost.lateness
      ? lateness < best.cost.lateness
      : end !== best.cost.end
        ? end < best.cost.end
        : length < best.cost.metres

  /** Whether a state can still become better than the best known cost, if nothing but the ways takes time. */
  const isHopeful = (mask: number, at: number, time: number, lateness: number, length: number): boolean => {
    const set = mask & all
    const end = time + (leastMinutes[set * count + at] ?? 0)
    const total = length + (leastMetres[set * count + at] ?? 0)
    let late = lateness
    for (let next = 0; next < count; next++) {
      const overdue = time + (nearest[next] ?? 0) - (lastStarts[next] ?? 0)
      if (overdue > 0 && !(set & (1 << next))) late += overdue
    }
    if (!lunch || mask & lunchBit) return isBetter(late + Math.max(0, end - endsAt), end, total)
    const fed = end + lunch.minutes
    return (
      isBetter(late + Math.max(0, fed - endsAt), fed, total) ||
      isBetter(late + lunchLateness(lunch, end) + Math.max(0, end - endsAt), end, total)
    )
  }

  const finish = (mask: number, label: Label) => {
    const way = label.visit * size + size - 1
    const drive = minutes[way] ?? 0
    const close = (end: number, late: number) => {
      const lateness = label.lateness + late + Math.max(0, end - endsAt)
      const cost = { lateness, end, metres: label.metres + (metres[way] ?? 0) }
      if (compareCosts(cost, best.cost) < 0) best = { cost, label }
    }
    const end = label.time + drive
    if (!lunch || mask & lunchBit) return close(end, 0)
    close(end, lunchLateness(lunch, end))
    const start = lunchStart(lunch, label.time, drive)
    close(readyAfterLunch(lunch, label.time, drive), lunchLateness(lunch, start))
  }

  const arrive = (
    mask: number,
    next: number,
    arrival: number,
    late: number,
    length: number,
    before?: Label,
  ) => {
    const start = startAfter(starts[next] ?? [], arrival)
    const time = start + (stays[next] ?? 0)
    const lateness = late + Math.max(0, start - (lastStarts[next] ?? 0))
    if (!isHopeful(mask, next, time, lateness, length)) return
    const state = mask * count + next
    const front = fronts[state] ?? []
    fronts[state] = front
    if (front.some((other) => other.time <= time && other.lateness <= lateness && other.metres <= length))
      return
    const label = { time, lateness, metres: length, visit: next, before }
    fronts[state] = [...front.filter((other) => !isAsGood(label, other)), label]
  }

  const visit = (mask: number, from: Omit<Label, 'before'>, next: number, before?: Label) => {
    const way = from.visit * size + next
    const drive = minutes[way] ?? 0
    const length = from.metres + (metres[way] ?? 0)
    const made = mask | (1 << next)
    arrive(made, next, from.time + drive, from.lateness, length, before)
    if (!lunch || mask & lunchBit) return
    const late = from.lateness + lunchLateness(lunch, lunchStart(lunch, from.time, drive))
    arrive(made | lunchBit, next, readyAfterLunch(lunch, from.time, drive), late, length, before)
  }

  const start = { time: startsAt, lateness: 0, metres: 0, visit: size - 2 }
  for (let left = following[0] ?? 0; left > 0; left &= left - 1) visit(0, start, lowest(left))
  // A larger set has a larger number, so a front is complete when it is reached.
  for (let state = count; state < fronts.length; state++) {
    const front = fronts[state]
    if (!front) continue
    fronts[state] = undefined
    const mask = Math.floor(state / count)
    const nexts = following[mask & all] ?? 0
    for (const label of front) {
      if (nexts === 0) finish(mask, label)
      for (let left = nexts; left > 0; left &= left - 1) visit(mask, label, lowest(left), label)
    }
  }
  return best.label && orderOf(best.label)
}

/**
 * The visits that can follow each set of visits, as sets: the locked one that has this place, or those that are not
 * locked.
 */
function nextVisits({ visits }: Day): Int32Array {
  const all = (1 << visits.length) - 1
  const locked = visits.reduce((set, visit, at) => (visit.locked ? set | (1 << at) : set), 0)
  return Int32Array.from({ length: all + 1 }, (_, set) => {
    const place = 1 << sizeOf(set)
    return place & locked ? place : all & ~set & ~locked
  })
}

/**
 * For each set of visits made and the last of them (set * count + last): the least that the rest of the way and its
 * visits cost, whatever the times (Bellman, Held and Karp).
 * @param size the number of places, of which the last is the end of the way
 * @param following the visits that can follow each set
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

const isAsGood = (a: Label, b: Label): boolean =>
  a.time <= b.time && a.lateness <= b.lateness && a.metres <= b.metres

/** The minutes of the shortest way to each visit. */
function nearestWays({ visits, travel: { size, minutes } }: Day): readonly number[] {
  const sources = [...visits.keys(), size - 2]
  return [...visits.keys()].map((to) =>
    Math.min(...sources.filter((from) => from !== to).map((from) => minutes[from * size + to] ?? 0)),
  )
}

/** The number of visits in a set. */
function sizeOf(set: number): number {
  let count = 0
  for (let left = set; left > 0; left &= left - 1) count++
  return count
}

/** The first visit of a set that is not empty. */
const lowest = (set: number): number => 31 - Math.clz32(set & -set)

function orderOf(label: Label): readonly number[] {
  const order: number[] = []
  for (let at: Label | undefined = label; at; at = at.before) order.unshift(at.visit)
  return order
}
