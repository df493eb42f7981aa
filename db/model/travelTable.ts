import * as v from 'valibot'
import { Point } from './place.ts'

/** The most places of one table: the visits of a long day, its start and its end. */
export const MOST_PLACES = 52

/** Places between which all ways are wanted. */
export const TravelQuery = v.object({
  places: v.pipe(v.array(Point), v.minLength(2), v.maxLength(MOST_PLACES)),
})

const Ways = v.array(v.nullable(v.pipe(v.number(), v.minValue(0))))

/** The ways between places by car: that from a to b is at a * number of places + b; null if there is none. */
export const TravelTable = v.object({ seconds: Ways, metres: Ways })
export type TravelTable = v.InferOutput<typeof TravelTable>

/** The answer of POST /api/routing; null if no routing service can be asked. */
export const TravelAnswer = v.object({ table: v.nullable(TravelTable) })
export type TravelAnswer = v.InferOutput<typeof TravelAnswer>
