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

/** A visit with its times, in minutes after midnight. */
export interface ScheduledVisit {
  /** Its index in the day's visits. */
  visit: number
  /** The way to it. */
  drive: number
  metres: number
  arrival: number
  /** At or after the arrival. */
  start: number
  leaves: number
  /** By how many minutes it starts later than it can. */
  late: number
}

/** The times of a day whose visits are made in one order. */
export interface Schedule extends Cost {
  visits: readonly ScheduledVisit[]
  /** When lunch starts and how many visits are before it; null if there is none, or after the day. */
  lunch: { start: number; after: number } | null
  /** The way from the last visit to the end. */
  drive: number
}

/** The best times of the visits in this order: lunch is where it costs least. @param order indices of visits */
export function scheduleOf(day: Day, order: readonly number[]): Schedule {
  const afterTheDay = scheduleWith(day, order, order.length + 1)
  if (!day.lunch) return afterTheDay
  const all = Array.from({ length: order.length + 1 }, (_, after) => scheduleWith(day, order, after))
  return all.reduce((best, next) => (compareCosts(next, best) < 0 ? next : best), afterTheDay)
}

/** @param lunchAfter the number of visits before lunch; above the number of visits, lunch is after the day */
function scheduleWith(day: Day, order: readonly number[], lunchAfter: number): Schedule {
  const { size, minutes, metres } = day.travel
  const visits: ScheduledVisit[] = []
  let [at, time, lateness, length] = [size - 2, day.startsAt, 0, 0]
  let lunch: Schedule['lunch'] = null
  const go = (to: number): { arrival: number; drive: number; metres: number } => {
    const way = at * size + to
    const drive = minutes[way] ?? 0
    length += metres[way] ?? 0
    if (!day.lunch || visits.length !== lunchAfter)
      return { arrival: time + drive, drive, metres: metres[way] ?? 0 }
    const start = lunchStart(day.lunch, time, drive)
    lunch = { start, after: lunchAfter }
    lateness += lunchLateness(day.lunch, start)
    return { arrival: readyAfterLunch(day.lunch, time, drive), drive, metres: metres[way] ?? 0 }
  }
  for (const index of order) {
    const visit = day.visits[index]
    if (!visit) continue
    const way = go(index)
    const start = startAfter(startTimesOf(visit), way.arrival)
    const late = Math.max(0, start - lastStartOf(startTimesOf(visit)))
    time = start + visit.minutes
    lateness += late
    at = index
    visits.push({
      visit: index,
      drive: way.drive,
      metres: way.metres,
      arrival: way.arrival,
      start,
      leaves: time,
      late,
    })
  }
  const { arrival: end, drive } = go(size - 1)
  if (day.lunch && !lunch) lateness += lunchLateness(day.lunch, end)
  lateness += Math.max(0, end - day.endsAt)
  return { visits, lunch, drive, lateness, end, metres: length }
}

/** The last time at which a visit can start. @param startTimes see `startTimesOf` */
export const lastStartOf = (startTimes: readonly number[]): number => startTimes.at(-1) ?? 0
