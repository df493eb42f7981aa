import type { Lead } from '#db/model/entities/lead.ts'
import { kilometresBetween, type Point } from '#db/model/place.ts'

/** Where the company of a suggestion is, as far as its source says. */
export interface CompanyPlace {
  id: number
  latitude: number | null
  longitude: number | null
}

/** How far away a lead is, in kilometres; undefined where no place of it is stored. */
export type Kilometres = (lead: Lead) => number | undefined

/**
 * Measures from a point to the place of a lead: where it was recorded, otherwise where its company is.
 * @param here undefined while the device's place is not known; then no distance is
 */
export function kilometresFrom(here: Point | undefined, companies: readonly CompanyPlace[]): Kilometres {
  if (!here) return () => undefined
  const placeOf = new Map(
    companies.flatMap(({ id, latitude, longitude }): [number, Point][] =>
      latitude === null || longitude === null ? [] : [[id, { latitude, longitude }]],
    ),
  )
  return ({ place, suggestionId }) => {
    const there = place ?? placeOf.get(suggestionId ?? 0)
    return there && kilometresBetween(here, there)
  }
}

/** "350 m away", "2.4 km away", "18 km away". */
export function distanceWords(kilometres: number): string {
  if (kilometres < 1) return `${Math.round(kilometres * 100) * 10} m away`
  return `${kilometres < 10 ? kilometres.toFixed(1) : Math.round(kilometres)} km away`
}
