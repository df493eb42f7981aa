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

/** What bounds a search: the same number gives the same answer on every device. */
export interface Effort {
  /** How many orders are tried. */
  tries: number
  seed: number
}

/** The highest worsening that is accepted at the beginning and at the end, in minutes. */
const [WARM, COLD] = [12, 0.1]
/** A minute late weighs as much as so many minutes later at the end. */
const LATE_WEIGHS = 30
/** A way of so many metres weighs as much as a minute. */
const METRES_A_MINUTE = 5000

export type CostOf = (order: readonly number[]) => Cost

const weightOf = ({ lateness, end, metres }: Cost): number =>
  lateness * LATE_WEIGHS + end + metres / METRES_A_MINUTE

/**
 * A good order of the visits: each is inserted where it costs least, then threshold accepting (Dueck and Scheuer)
 * moves, reverses and swaps visits, and a descent ends it. It is bounded by its number of tries and not by time, and
 * uses no function that engines compute differently, so that all devices find the same order.
 */
export function searchOrder(day: Day, { tries, seed }: Effort): readonly number[] {
  const costOf = evaluator(day)
  const random = generator(seed)
  let best = insertAll(day, costOf)
  let bestCost = costOf(best)
  let [current, weight] = [[...best], weightOf(bestCost)]
  const free = day.visits.flatMap(({ locked }, place) => (locked ? [] : [place]))
  if (free.length < 2) return best
  const cooling = (COLD / WARM) ** (1 / 64)
  let threshold = WARM
  for (let tried = 0; tried < tries; tried++) {
    if (tried % Math.ceil(tries / 64) === 0) threshold *= cooling
    const next = moved(current, free, random)
    const cost = costOf(next)
    const nextWeight = weightOf(cost)
    if (nextWeight - weight > threshold * random()) continue
    current = next
    weight = nextWeight
    if (compareCosts(cost, bestCost) < 0) [best, bestCost] = [next, cost]
  }
  return descend(day, best, costOf)
}

/** A function that gives the cost of an order. Lunch is taken where it is best up to each place. */
export function evaluator(day: Day): CostOf {
  const { visits, travel, lunch, startsAt, endsAt } = day
  const { size } = travel
  const minutes = Float64Array.from(travel.minutes)
  const metres = Float64Array.from(travel.metres)
  const starts = visits.map(startTimesOf)
  const lastStarts = Float64Array.from(starts, lastStartOf)
  const stays = Float64Array.from(visits, (visit) => visit.minutes)
  return (order) => {
    let at = size - 2
    let length = 0
    let time = startsAt
    let late = 0
    /** The same if lunch is over. */
    let timeFed = startsAt
    let lateFed = lunch ? Number.POSITIVE_INFINITY : 0
    for (let i = 0; i <= order.length; i++) {
      const to = i < order.length ? (order[i] ?? 0) : size - 1
      const way = at * size + to
      const drive = minutes[way] ?? 0
      length += metres[way] ?? 0
      timeFed += drive
      if (lunch) {
        const fedLate = late + lunchLateness(lunch, lunchStart(lunch, time, drive))
        const fedTime = readyAfterLunch(lunch, time, drive)
        if (fedLate < lateFed || (fedLate === lateFed && fedTime < timeFed)) {
          timeFed = fedTime
          lateFed = fedLate
        }
        time += drive
      }
      if (i === order.length) break
      const startTimes = starts[to] ?? []
      const stay = stays[to] ?? 0
      const last = lastStarts[to] ?? 0
      const startFed = startAfter(startTimes, timeFed)
      if (startFed > last) lateFed += startFed - last
      timeFed = startFed + stay
      if (lunch) {
        const start = startAfter(startTimes, time)
        if (start > last) late += start - last
        time = start + stay
      }
      at = to
    }
    const fed = { lateness: lateFed + Math.max(0, timeFed - endsAt), end: timeFed, metres: length }
    if (!lunch) return fed
    const lateness = late + lunchLateness(lunch, time) + Math.max(0, time - endsAt)
    const unfed = { lateness, end: time, metres: length }
    return compareCosts(unfed, fed) < 0 ? unfed : fed
  }
}

/** Mulberry32: numbers from 0 up to 1, the same for the same seed. */
function generator(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000
  }
}

/** The order with the visits at two free places swapped, or those between them reversed or rotated. */
function moved(order: readonly number[], free: readonly number[], random: () => number): number[] {
  const pick = (below: number) => Math.floor(random() * below)
  const from = pick(free.length)
  const to = (from + 1 + pick(free.length - 1)) % free.length
  const values = free.length === order.length ? order.slice() : free.map((place) => order[place] ?? 0)
  const kind = random()
  if (kind < 0.2) swap(values, from, to)
  else if (kind < 0.5) reverse(values, Math.min(from, to), Math.max(from, to))
  else shift(values, from, to, 1 + pick(3), kind < 0.6)
  return placed(order, free, values)
}

function reverse(values: number[], from: number, to: number): void {
  for (let [low, high] = [from, to]; low < high; low++, high--) swap(values, low, high)
}

function swap(values: number[], a: number, b: number): void {
  const value = values[a] ?? 0
  values[a] = values[b] ?? 0
  values[b] = value
}

/** Moves some visits in a row to another place, reversed or not. */
function shift(values: number[], from: number, to: number, length: number, reversed: boolean): void {
  const row = values.splice(from, length)
  values.splice(Math.min(to, values.length), 0, ...(reversed ? row.reverse() : row))
}

/** The order with these visits at its free places. */
function placed(order: readonly number[], free: readonly number[], values: number[]): number[] {
  if (free.length === order.length) return values
  const next = [...order]
  for (const [nth, place] of free.entries()) next[place] = values[nth] ?? 0
  return next
}

/** The order that results when the visits that are not locked are inserted one by one, each where it costs least. */
function insertAll(day: Day, costOf: CostOf): readonly number[] {
  const free = day.visits.flatMap(({ locked }, place) => (locked ? [] : [place]))
  const isFree = free.length === day.visits.length
  if (!isFree) return [...day.visits.keys()]
  return free.reduce<readonly number[]>((order, visit) => bestInsertion(order, visit, costOf), [])
}

/** The order with one more visit where it costs least. */
export function bestInsertion(order: readonly number[], visit: number, costOf: CostOf): readonly number[] {
  const all = Array.from({ length: order.length + 1 }, (_, place) => order.toSpliced(place, 0, visit))
  return cheapest(all, costOf) ?? [visit]
}

function cheapest(orders: readonly (readonly number[])[], costOf: CostOf): readonly number[] | undefined {
  const [first, ...others] = orders.map((order) => ({ order, cost: costOf(order) }))
  return (
    first &&
    others.reduce((best, next) => (compareCosts(next.cost, best.cost) < 0 ? next : best), first).order
  )
}

/** Improves an order by single moves until none helps. */
function descend(day: Day, order: readonly number[], costOf: CostOf): readonly number[] {
  const free = day.visits.flatMap(({ locked }, place) => (locked ? [] : [place]))
  let best = order
  let cost = costOf(best)
  for (let improved = true; improved; ) {
    improved = false
    for (const next of neighbours(best, free)) {
      const nextCost = costOf(next)
      if (compareCosts(nextCost, cost) >= 0) continue
      ;[best, cost, improved] = [next, nextCost, true]
      break
    }
  }
  return best
}

/** All orders that one move makes of an order. */
function* neighbours(order: readonly number[], free: readonly number[]): Generator<number[]> {
  const values = free.map((place) => order[place] ?? 0)
  for (let from = 0; from < values.length; from++) {
    for (let to = 0; to < values.length; to++) {
      for (let length = 1; length <= 3 && from + length <= values.length; length++) {
        for (const reversed of length > 1 ? [false, true] : [false]) {
          const next = [...values]
          shift(next, from, to, length, reversed)
          yield placed(order, free, next)
        }
      }
      if (to <= from) continue
      const turned = [...values]
      reverse(turned, from, to)
      yield placed(order, free, turned)
      const swapped = [...values]
      swap(swapped, from, to)
      yield placed(order, free, swapped)
    }
  }
}
