import { type Point, pointIn, pointText } from '#db/model/place.ts'

const FEWEST_CORNERS = 3
/** A finger draws fewer; the address of the list stays short. */
export const MOST_CORNERS = 40

/** The corners of an area in an address; undefined if the text is no area. */
export function areaIn(text: string): Point[] | undefined {
  const corners = text.split(';').map(pointIn)
  const known = corners.filter((corner) => corner !== undefined)
  const isArea =
    known.length === corners.length && known.length >= FEWEST_CORNERS && known.length <= MOST_CORNERS
  return isArea ? known : undefined
}

/** An area as it is written in an address: "51.3,9.4;51.4,9.5;51.3,9.6". */
export const areaText = (corners: readonly Point[]): string => corners.map(pointText).join(';')

/** Whether a point is inside an area: a line from the point to the east crosses its edge an odd number of times. */
export function isInside({ latitude, longitude }: Point, area: readonly Point[]): boolean {
  let inside = false
  let before = area.at(-1)
  for (const corner of area) {
    if (before && corner.latitude > latitude !== before.latitude > latitude) {
      const part = (latitude - corner.latitude) / (before.latitude - corner.latitude)
      const crossing = corner.longitude + part * (before.longitude - corner.longitude)
      if (crossing > longitude) inside = !inside
    }
    before = corner
  }
  return inside
}
