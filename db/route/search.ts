import { type Cost, compareCosts, type Day } from './day.ts'
import { type Timeline, timelineOf } from './timeline.ts'

/** What bounds a search: the same number gives the same answer on every device. */
export interface Effort {
  /** How many orders are tried. */
  tries: number
  seed: number
}

/** The highest worsening that is accepted at the beginning, in minutes. */
const WARM = 12
/** How often it is lowered, and to what part of it. */
const [COOLINGS, COOLING] = [96, 0.95]
/**
 * A minute late weighs as much as one minute later at the end, and more each time: at first the search may pass through
 * orders that are late.
 */
const LATE_RISING = 1.03
/** A way of so many metres weighs as much as a minute. */
const METRES_A_MINUTE = 5000
/** Most moves bring a visit beside one of so many that are nearest to it, the others beside any. */
const [NEAR, NEAR_SHARE] = [8, 0.75]

const weightOf = ({ lateness, end, metres }: Cost, lateWeighs: number): number =>
  lateness * lateWeighs + end + metres / METRES_A_MINUTE

/**
 * A good order of the visits: threshold accepting (Dueck and Scheuer) moves rows of visits, reverses them and swaps
 * visits, mostly among near ones, and a descent ends it. It is bounded by its number of tries and not by time, and uses
 * no function that engines compute differently, so that all devices find the same order.
 */
export function searchOrder(day: Day, { tries, seed }: Effort): readonly number[] {
  const start = [...day.visits.keys()]
  const free = freePlacesOf(day)
  if (free.length < 2) return start
  const timeline = timelineOf(day, start)
  const moves = movesOf(day, timeline, free)
  const random = generator(seed)
  const leastEnd = day.startsAt + day.visits.reduce((sum, { minutes }) => sum + minutes, 0)
  let best = [...start]
  let bestCost = timeline.cost()
  let lateWeighs = 1
  let weight = weightOf(bestCost, lateWeighs)
  let threshold = WARM
  const eachCooling = Math.ceil(tries / COOLINGS)
  for (let tried = 0; tried < tries; tried++) {
    if (tried % eachCooling === eachCooling - 1) {
      threshold *= COOLING
      lateWeighs *= LATE_RISING
      weight = weightOf(timeline.cost(), lateWeighs)
    }
    moves.draw(random)
    const most = weight + threshold * random()
    const cost = moves.evaluate((most - leastEnd) / lateWeighs)
    const nextWeight = cost ? weightOf(cost, lateWeighs) : Number.POSITIVE_INFINITY
    if (!cost || nextWeight > most) {
      moves.discard()
      continue
    }
    moves.keep()
    weight = nextWeight
    if (compareCosts(cost, bestCost) < 0) {
      best = [...timeline.order]
      bestCost = cost
    }
  }
  return descend(day, best, free)
}

const freePlacesOf = ({ visits }: Day): readonly number[] =>
  visits.flatMap(({ locked }, place) => (locked ? [] : [place]))

/** Moves of visits between the free places of a timeline. */
function movesOf({ visits, travel: { size, minutes } }: Day, timeline: Timeline, free: readonly number[]) {
  const count = free.length
  const places = Int32Array.from(free)
  const { order, next } = timeline
  /** The visits at the free places, and what they would be. */
  const now = Int32Array.from(free, (place) => order[place] ?? 0)
  const then = Int32Array.from(now)
  const indexOf = new Int32Array(visits.length)
  for (let index = 0; index < count; index++) indexOf[now[index] ?? 0] = index
  const near = Math.min(NEAR, count - 1)
  const nearest = new Int32Array(visits.length * near)
  for (const visit of now) {
    const distance = (other: number) =>
      (minutes[visit * size + other] ?? 0) + (minutes[other * size + visit] ?? 0)
    const others = [...now].filter((other) => other !== visit)
    others.sort((a, b) => distance(a) - distance(b) || a - b)
    nearest.set(others.slice(0, near), visit * near)
  }
  let [low, high] = [0, 0]

  /** Writes the visits of a row of indices to `then`, one after another. */
  const put = (to: number, from: number, until: number, step: 1 | -1) => {
    let write = to
    if (step === 1) for (let index = from; index <= until; index++) then[write++] = now[index] ?? 0
    else for (let index = until; index >= from; index--) then[write++] = now[index] ?? 0
  }

  /** Puts the visits of some indices after those of the indices behind them. */
  const rotate = (from: number, middle: number, to: number, movedFirst: boolean, isReversed: boolean) => {
    ;[low, high] = [from, to]
    const turn = isReversed ? -1 : 1
    const rest = to - middle
    put(from, middle + 1, to, movedFirst ? 1 : turn)
    put(from + rest, from, middle, movedFirst ? turn : 1)
  }

  return {
    /** Draws a move to `next`. */
    draw(random: () => number) {
      const pick = (below: number) => Math.floor(random() * below)
      const from = pick(count)
      const isNear = random() < NEAR_SHARE
      const to = isNear
        ? (indexOf[nearest[(now[from] ?? 0) * near + pick(near)] ?? 0] ?? 0)
        : (from + 1 + pick(count - 1)) % count
      const kind = random()
      if (kind < 0.3) {
        // Reverses what lies between them, so that they become neighbours.
        low = from < to ? from + 1 : to
        high = from < to ? to : from - 1
        if (kind < 0.04) [low, high] = from < to ? [from, to] : [to, from]
        put(low, low, high, -1)
      } else if (kind < 0.85) {
        const length = 1 + pick(kind < 0.4 ? 8 : 3)
        const isBefore = random() < 0.5
        const isReversed = length > 1 && random() < 0.4
        if (from < to) {
          const last = Math.min(from + length - 1, to - 1)
          rotate(from, last, isBefore && last < to - 1 ? to - 1 : to, true, isReversed)
        } else {
          const first = Math.max(from - length + 1, to + 1)
          rotate(isBefore || first === to + 1 ? to : to + 1, first - 1, from, false, isReversed)
        }
      } else {
        ;[low, high] = from < to ? [from, to] : [to, from]
        put(low, low, high, 1)
        then[from] = now[to] ?? 0
        then[to] = now[from] ?? 0
      }
      for (let index = low; index <= high; index++) next[places[index] ?? 0] = then[index] ?? 0
    },
    evaluate: (most: number) => timeline.evaluate(places[low] ?? 0, places[high] ?? 0, most),
    keep() {
      timeline.keep(places[low] ?? 0, places[high] ?? 0)
      for (let index = low; index <= high; index++) {
        const visit = then[index] ?? 0
        now[index] = visit
        indexOf[visit] = index
      }
    },
    discard: () => timeline.discard(places[low] ?? 0, places[high] ?? 0),
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

/** Improves an order by single moves until none helps. */
function descend(day: Day, order: readonly number[], free: readonly number[]): readonly number[] {
  const timeline = timelineOf(day, order)
  for (let improved = true; improved; ) {
    improved = false
    for (const [low, high] of neighbours(timeline, free)) {
      const { lateness } = timeline.cost()
      const cost = timeline.evaluate(free[low] ?? 0, free[high] ?? 0, lateness)
      if (cost && compareCosts(cost, timeline.cost()) < 0) {
        timeline.keep(free[low] ?? 0, free[high] ?? 0)
        improved = true
      } else timeline.discard(free[low] ?? 0, free[high] ?? 0)
    }
  }
  return [...timeline.order]
}

/** Writes all orders that one move makes of a timeline to its `next`, one by one, and yields the indices it changes. */
function* neighbours({ order, next }: Timeline, free: readonly number[]): Generator<[number, number]> {
  const at = (index: number) => order[free[index] ?? 0] ?? 0
  const put = (from: number, visits: readonly number[]) => {
    for (const [nth, visit] of visits.entries()) next[free[from + nth] ?? 0] = visit
  }
  const row = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, nth) => at(from + nth))
  for (let low = 0; low < free.length; low++) {
    for (let high = low + 1; high < free.length; high++) {
      put(low, row(low, high).reverse())
      yield [low, high]
      put(low, [at(high), ...row(low + 1, high - 1), at(low)])
      yield [low, high]
      for (let length = 1; length <= 3 && length <= high - low; length++) {
        for (const isReversed of length > 1 ? [false, true] : [false]) {
          const turn = (visits: number[]) => (isReversed ? visits.reverse() : visits)
          put(low, [...row(low + length, high), ...turn(row(low, low + length - 1))])
          yield [low, high]
          put(low, [...turn(row(high - length + 1, high)), ...row(low, high - length)])
          yield [low, high]
        }
      }
    }
  }
}
