import type { Lead } from '#db/model/entities/lead.ts'
import { kilometresBetween, type Point } from '#db/model/place.ts'
import type { PointOfLead } from './points.ts'

/** How far away a lead is, in kilometres; undefined where nothing says where it is. */
export type Kilometres = (lead: Lead) => number | undefined

/**
 * Measures from a point to leads.
 * @param here undefined while the device's place is not known; then no distance is
 */
export function kilometresFrom(here: Point | undefined, pointOf: PointOfLead): Kilometres {
  if (!here) return () => undefined
  return (lead) => {
    const there = pointOf(lead)
    return there && kilometresBetween(here, there.point)
  }
}

/** "350 m away", "2.4 km away", "18 km away". */
export function distanceWords(kilometres: number): string {
  if (kilometres < 1) return `${Math.round(kilometres * 100) * 10} m away`
  return `${kilometres < 10 ? kilometres.toFixed(1) : Math.round(kilometres)} km away`
}
