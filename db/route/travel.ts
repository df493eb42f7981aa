import { kilometresBetween, type Point } from '#db/model/place.ts'

/**
 * How far and how long the ways between places are: those of the visits by their index, then the start, then the end.
 * The way from a to b is at a * size + b.
 */
export interface Travel {
  size: number
  /** Whole minutes. */
  minutes: readonly number[]
  metres: readonly number[]
}

/**
 * By how much a road is longer than the distance by air (Ballou, Rahardja and Sakai: Selected country circuity factors
 * for road travel distance estimation, 2002).
 */
const CIRCUITY: Readonly<Record<string, number>> = {
  AR: 1.22,
  AU: 1.28,
  BR: 1.23,
  BY: 1.12,
  CA: 1.3,
  CN: 1.33,
  DE: 1.32,
  EG: 2.1,
  ES: 1.58,
  FR: 1.65,
  GB: 1.4,
  HU: 1.35,
  ID: 1.43,
  IN: 1.31,
  IT: 1.18,
  JP: 1.41,
  MX: 1.46,
  NZ: 2.05,
  PL: 1.21,
  RU: 1.37,
  SA: 1.34,
  TH: 1.42,
  UA: 1.29,
  US: 1.2,
  ZA: 1.23,
}
/** The factor for all other countries. */
const USUAL_CIRCUITY = 1.4

/** @param country in ISO 3166: 'DE'; '' if it is unknown */
export const circuityOf = (country: string): number => CIRCUITY[country] ?? USUAL_CIRCUITY

/** The average speed on the first kilometres of a way, the next ones and the rest: through towns, between them, far. */
const SPEEDS = [
  { kilometres: 5, kmh: 28 },
  { kilometres: 20, kmh: 55 },
  { kilometres: Number.POSITIVE_INFINITY, kmh: 85 },
]

/** About how many minutes a car takes for a road of that length, not rounded. */
export function minutesFor(kilometres: number): number {
  let left = kilometres
  let minutes = 0
  for (const stretch of SPEEDS) {
    const driven = Math.min(left, stretch.kilometres)
    minutes += (driven / stretch.kmh) * 60
    left -= driven
  }
  return minutes
}

export interface Road {
  /** See `circuityOf`. */
  circuity: number
  /** How long this person takes for what is estimated at one minute. */
  pace: number
}

/** How long a way is. */
interface Way {
  /** Whole minutes. */
  minutes: number
  metres: number
}

/** About how far and how long the road between two points is. */
export function roadBetween(a: Point, b: Point, { circuity, pace }: Road): Way {
  const kilometres = kilometresBetween(a, b) * circuity
  return { minutes: Math.round(minutesFor(kilometres) * pace), metres: Math.round(kilometres * 1000) }
}

/** What a routing service said about a way; undefined if it is not known. */
export type KnownWay = (from: Point, to: Point) => Way | undefined

/**
 * The ways between the places of a day, estimated as far as they are not known. A start or an end that is not given
 * costs no way.
 */
export function estimateTravel(
  visits: readonly Point[],
  start: Point | null,
  end: Point | null,
  road: Road,
  known: KnownWay = () => undefined,
): Travel {
  const places = [...visits, start, end]
  const wayBetween = (from: Point, to: Point) => known(from, to) ?? roadBetween(from, to, road)
  const ways = places.flatMap((from) =>
    places.map((to) => (from && to ? wayBetween(from, to) : { minutes: 0, metres: 0 })),
  )
  return {
    size: places.length,
    minutes: ways.map(({ minutes }) => minutes),
    metres: ways.map(({ metres }) => metres),
  }
}
