import type { Travel } from './travel.ts'

/** A range of time of one day, in minutes after midnight. It may end after midnight. */
export interface TimeRange {
  from: number
  to: number
}

export interface Visit {
  /** How long the visit takes. */
  minutes: number
  /** The opening hours of that day in order; null if they are unknown, and the visit may be at any time. */
  open: readonly TimeRange[] | null
  /** The time of an appointment, in minutes after midnight. It counts more than the opening hours. */
  fixedAt: number | null
  /** Whether the visit keeps its place in the order. */
  locked: boolean
}

/** Visits to be made on one day. */
export interface Day {
  /** In minutes after midnight. */
  startsAt: number
  endsAt: number
  /** A break that is to lie between two times; it takes place wherever the person then is. */
  lunch: (TimeRange & { minutes: number }) | null
  /** In their present order. */
  visits: readonly Visit[]
  travel: Travel
}

/** What an order of visits costs, the most important first. */
export interface Cost {
  /** By how many minutes visits, lunch and the end of the day are late, in all. */
  lateness: number
  /** When the day ends, in minutes after midnight. */
  end: number
  metres: number
}

/** Negative if the first cost is the lower one. */
export const compareCosts = (a: Cost, b: Cost): number =>
  a.lateness - b.lateness || a.end - b.end || a.metres - b.metres

/** The times at which a visit can start: pairs of first and last, flat and in order. */
export function startTimesOf({ minutes, open, fixedAt }: Visit): readonly number[] {
  if (fixedAt !== null) return [fixedAt, fixedAt]
  if (open === null || open.length === 0) return [0, Number.POSITIVE_INFINITY]
  return open.flatMap(({ from, to }) => [from, Math.max(from, to - minutes)])
}

/** When a visit starts after such an arrival: at once, or when it can. Too late for all times, it starts at once. */
export function startAfter(startTimes: readonly number[], arrival: number): number {
  for (let i = 0; i < startTimes.length; i += 2) {
    if (arrival <= (startTimes[i + 1] ?? 0)) return Math.max(arrival, startTimes[i] ?? 0)
  }
  return arrival
}

type Lunch = NonNullable<Day['lunch']>

/** Whether a lunch on the way can wait until the person has arrived. */
const isOnArrival = ({ from, to, minutes }: Lunch, time: number, drive: number): boolean =>
  Math.max(time + drive, from) + minutes <= to

/** When lunch starts that is on the way: after the drive if that is in time, else before it. */
export const lunchStart = (lunch: Lunch, time: number, drive: number): number =>
  Math.max(isOnArrival(lunch, time, drive) ? time + drive : time, lunch.from)

/** When a person who leaves at `time` and has lunch on the way is ready at the next place. */
export const readyAfterLunch = (lunch: Lunch, time: number, drive: number): number =>
  lunchStart(lunch, time, drive) + lunch.minutes + (isOnArrival(lunch, time, drive) ? 0 : drive)

/** By how many minutes a lunch ends too late that starts at `start`. */
export const lunchLateness = ({ to, minutes }: Lunch, start: number): number =>
  Math.max(0, start + minutes - to)
