import fc from 'fast-check'
import type { Point } from '#db/model/place.ts'
import type { Day, TimeRange, Visit } from '#db/route/day.ts'
import { scheduleOf } from '#db/route/schedule.ts'
import { estimateTravel } from '#db/route/travel.ts'

const HOUR = 60

/** Points in and around Kassel, some 40 km across. */
const points: fc.Arbitrary<Point> = fc.record({
  latitude: fc.integer({ min: 5115, max: 5150 }).map((number) => number / 100),
  longitude: fc.integer({ min: 920, max: 980 }).map((number) => number / 100),
})

const openings: fc.Arbitrary<readonly TimeRange[] | null> = fc.constantFrom(
  null,
  null,
  [{ from: 9 * HOUR, to: 17 * HOUR }],
  [
    { from: 8 * HOUR, to: 12 * HOUR },
    { from: 14 * HOUR, to: 18 * HOUR },
  ],
  [{ from: 7 * HOUR, to: 11 * HOUR }],
  [{ from: 13 * HOUR, to: 16 * HOUR }],
  [],
)

const visits = (minutes: number): fc.Arbitrary<Visit> =>
  fc.record({
    minutes: fc.constantFrom(minutes, 2 * minutes, 3 * minutes),
    open: openings,
    fixedAt: fc.oneof(
      { weight: 5, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.integer({ min: 36, max: 68 }).map((quarter) => quarter * 15) },
    ),
    locked: fc.integer({ min: 0, max: 7 }).map((one) => one === 0),
  })

interface Extent {
  /** The number of visits. */
  min: number
  max: number
  /** The shortest visit; others take twice or three times as long. */
  minutes?: number
}

/** Days of a rep: with and without start, end and lunch. */
export const days = ({ min, max, minutes = 15 }: Extent): fc.Arbitrary<Day> =>
  fc
    .record({
      stops: fc.array(fc.tuple(points, visits(minutes)), { minLength: min, maxLength: max }),
      start: fc.option(points),
      end: fc.option(points),
      endsAt: fc.constantFrom(13 * HOUR, 17 * HOUR, 19 * HOUR),
      lunch: fc.option(fc.constantFrom({ from: 12 * HOUR, to: 14 * HOUR, minutes: 30 })),
    })
    .map(({ stops, start, end, endsAt, lunch }) => ({
      startsAt: 8 * HOUR,
      endsAt,
      lunch,
      visits: stops.map(([, visit]) => visit),
      travel: estimateTravel(
        stops.map(([point]) => point),
        start,
        end,
        { circuity: 1.32, pace: 1 },
      ),
    }))

const QUARTER = 15
const HALVES = [
  { from: 8 * HOUR, to: 13 * HOUR },
  { from: 13 * HOUR, to: 18 * HOUR },
]

/** Days of so many visits that can all be on time, with opening hours, appointments and lunch. */
export const possibleDays = (visits: number): fc.Arbitrary<Day> =>
  fc
    .record({
      stops: fc.array(fc.tuple(points, fc.integer({ min: 0, max: 9 })), {
        minLength: visits,
        maxLength: visits,
      }),
      home: points,
      minutes: fc.constant(Math.max(1, Math.round(240 / visits))),
      lunch: fc.option(fc.constant({ from: 12 * HOUR, to: 14 * HOUR, minutes: 30 })),
    })
    .map(({ stops, home, minutes, lunch }) => {
      const places = stops.map(([point]) => ({
        latitude: home.latitude + (point.latitude - home.latitude) / 2,
        longitude: home.longitude + (point.longitude - home.longitude) / 2,
      }))
      const travel = estimateTravel(places, home, home, { circuity: 1.32, pace: 1 })
      const free: Visit[] = stops.map(() => ({ minutes, open: null, fixedAt: null, locked: false }))
      const day: Day = { startsAt: 8 * HOUR, endsAt: 20 * HOUR, lunch, visits: free, travel }
      return {
        ...day,
        visits: restricted(
          day,
          stops.map(([, choice]) => choice),
        ),
      }
    })

/** Gives visits appointments and opening hours that one order of the day keeps. */
function restricted(day: Day, choices: readonly number[]): readonly Visit[] {
  const order = nearestFirst(day)
  return order.reduce((visits, visit) => {
    const start = scheduleOf({ ...day, visits }, order).visits.find((one) => one.visit === visit)?.start ?? 0
    return visits.map((one, index) => (index === visit ? restrict(one, start, choices[visit] ?? 0) : one))
  }, day.visits)
}

function restrict(visit: Visit, start: number, choice: number): Visit {
  if (choice === 0) return { ...visit, fixedAt: Math.ceil(start / QUARTER) * QUARTER }
  const half = HALVES.find(({ from, to }) => start >= from && start + visit.minutes + HOUR <= to)
  return choice < 6 && half ? { ...visit, open: [half] } : visit
}

/** From each visit to the nearest that is left. */
function nearestFirst({ visits, travel: { size, metres } }: Day): readonly number[] {
  const left = new Set(visits.keys())
  const order: number[] = []
  for (let at = size - 2; left.size > 0; at = order.at(-1) ?? at) {
    const [next] = [...left].sort((a, b) => (metres[at * size + a] ?? 0) - (metres[at * size + b] ?? 0))
    if (next === undefined) break
    left.delete(next)
    order.push(next)
  }
  return order
}
