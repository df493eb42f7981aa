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

/**
 * The times of an order of visits at each of its places. An order that differs in some places is evaluated from the
 * first of them to where its times are again the same.
 */
export interface Timeline {
  /** The order. */
  readonly order: Int32Array
  /** What the order would be; the caller changes it, and names the places that it changed. */
  readonly next: Int32Array
  /** What the order costs. */
  cost(): Cost
  /**
   * Evaluates `next`, which differs from the order in these places at most.
   * @param most the evaluation may end once so many minutes are sure to be late
   * @returns undefined if more than `most` is late
   */
  evaluate(first: number, last: number, most: number): Cost | undefined
  /** Makes `next`, as it was just evaluated, the order. */
  keep(first: number, last: number): void
  /** Makes `next` the order again. */
  discard(first: number, last: number): void
}

/** The states of an order on leaving each place, from the start on; lunch is open, or over (fed). */
const newStates = (count: number) => ({
  time: new Float64Array(count),
  late: new Float64Array(count),
  timeFed: new Float64Array(count),
  lateFed: new Float64Array(count),
  metres: new Float64Array(count),
})

/** The state of an order on leaving its last visit. */
interface LastState {
  time: number
  late: number
  timeFed: number
  lateFed: number
  length: number
}

/** @param from an order that holds each visit once */
export function timelineOf(day: Day, from: readonly number[]): Timeline {
  const { visits, travel, lunch, startsAt, endsAt } = day
  const { size } = travel
  const count = from.length
  const minutes = Float64Array.from(travel.minutes)
  const metres = Float64Array.from(travel.metres)
  const starts = visits.map(startTimesOf)
  const lastStarts = Float64Array.from(starts, lastStartOf)
  const stays = Float64Array.from(visits, (visit) => visit.minutes)
  const order = Int32Array.from(from)
  const next = Int32Array.from(from)
  const known = newStates(count + 1)
  const tried = newStates(count + 1)
  for (const states of [known, tried]) {
    states.time[0] = startsAt
    states.timeFed[0] = startsAt
    states.lateFed[0] = lunch ? Number.POSITIVE_INFINITY : 0
  }
  let cost: Cost = { lateness: 0, end: 0, metres: 0 }
  let triedCost = cost
  /** The first place after which the tried states are the known ones but for the lateness and metres before. */
  let same = count

  function evaluate(first: number, last: number, most: number): Cost | undefined {
    let at = first === 0 ? size - 2 : (next[first - 1] ?? 0)
    let time = known.time[first] ?? 0
    let late = known.late[first] ?? 0
    let timeFed = known.timeFed[first] ?? 0
    let lateFed = known.lateFed[first] ?? 0
    let length = known.metres[first] ?? 0
    for (let place = first; place < count; place++) {
      const to = next[place] ?? 0
      const way = at * size + to
      const drive = minutes[way] ?? 0
      length += metres[way] ?? 0
      timeFed += drive
      const startTimes = starts[to] ?? []
      const stay = stays[to] ?? 0
      const lastStart = lastStarts[to] ?? 0
      if (lunch) {
        const fedLate = late + lunchLateness(lunch, lunchStart(lunch, time, drive))
        const fedTime = readyAfterLunch(lunch, time, drive)
        if (fedLate < lateFed || (fedLate === lateFed && fedTime < timeFed)) {
          timeFed = fedTime
          lateFed = fedLate
        }
        const start = startAfter(startTimes, time + drive)
        if (start > lastStart) late += start - lastStart
        time = start + stay
      }
      const startFed = startAfter(startTimes, timeFed)
      if (startFed > lastStart) lateFed += startFed - lastStart
      timeFed = startFed + stay
      if (lateFed > most && (!lunch || late > most)) return undefined
      at = to
      const left = place + 1
      tried.time[left] = time
      tried.late[left] = late
      tried.timeFed[left] = timeFed
      tried.lateFed[left] = lateFed
      tried.metres[left] = length
      if (place <= last || timeFed !== known.timeFed[left]) continue
      const later = lateFed - (known.lateFed[left] ?? 0)
      if (lunch && (time !== known.time[left] || late - (known.late[left] ?? 0) !== later)) continue
      same = left
      const longer = length - (known.metres[left] ?? 0)
      triedCost = { lateness: cost.lateness + later, end: cost.end, metres: cost.metres + longer }
      return triedCost.lateness > most ? undefined : triedCost
    }
    same = count
    triedCost = costAt(at, { time, late, timeFed, lateFed, length })
    return triedCost.lateness > most ? undefined : triedCost
  }

  /** The cost of an order whose last visit is `at`: lunch is over, on the last way, or after the day. */
  function costAt(at: number, { time, late, timeFed, lateFed, length }: LastState): Cost {
    const way = at * size + size - 1
    const drive = minutes[way] ?? 0
    const total = length + (metres[way] ?? 0)
    const fed = costOf(timeFed + drive, lateFed, total)
    if (!lunch) return fed
    const lateOnTheWay = late + lunchLateness(lunch, lunchStart(lunch, time, drive))
    const onTheWay = costOf(readyAfterLunch(lunch, time, drive), lateOnTheWay, total)
    const never = costOf(time + drive, late + lunchLateness(lunch, time + drive), total)
    const better = compareCosts(onTheWay, fed) < 0 ? onTheWay : fed
    return compareCosts(never, better) < 0 ? never : better
  }

  const costOf = (end: number, late: number, total: number): Cost => ({
    lateness: late + Math.max(0, end - endsAt),
    end,
    metres: total,
  })

  function keep(first: number, last: number) {
    const later = (tried.lateFed[same] ?? 0) - (known.lateFed[same] ?? 0)
    const longer = (tried.metres[same] ?? 0) - (known.metres[same] ?? 0)
    for (let place = first; place <= last; place++) order[place] = next[place] ?? 0
    for (let left = first + 1; left <= same; left++) {
      known.time[left] = tried.time[left] ?? 0
      known.late[left] = tried.late[left] ?? 0
      known.timeFed[left] = tried.timeFed[left] ?? 0
      known.lateFed[left] = tried.lateFed[left] ?? 0
      known.metres[left] = tried.metres[left] ?? 0
    }
    for (let left = same + 1; left <= count; left++) {
      known.late[left] = (known.late[left] ?? 0) + later
      known.lateFed[left] = (known.lateFed[left] ?? 0) + later
      known.metres[left] = (known.metres[left] ?? 0) + longer
    }
    cost = triedCost
  }

  function discard(first: number, last: number) {
    for (let place = first; place <= last; place++) next[place] = order[place] ?? 0
  }

  known.timeFed.fill(Number.NaN, 1)
  evaluate(0, count - 1, Number.POSITIVE_INFINITY)
  keep(0, count - 1)
  return { order, next, cost: () => cost, evaluate, keep, discard }
}
