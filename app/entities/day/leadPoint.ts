import type { Lead } from '#db/model/entities/lead.ts'
import type { Point } from '#db/model/place.ts'

/** Where a lead is: as measured on the spot, or as looked up for the address that it has now. */
export function pointOf({ place, located, address }: Lead): Point | undefined {
  if (place) return place
  return located && located.address === address ? located : undefined
}
