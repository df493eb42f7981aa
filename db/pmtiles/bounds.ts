import type { MapBounds } from '#db/model/mapFile.ts'
import { kilometresBetween, type Point } from '#db/model/place.ts'

/** A box on the map in degrees, which does not cross the line of 180 degrees: west is at most east. */
export type Bounds = MapBounds

/** The latitude at which the square of the Web Mercator projection ends. */
const MERCATOR_END = 85.0511287798066

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** The box around a circle. It ends at the edge of the map where the circle reaches beyond it. */
export function boundsAround({ latitude, longitude }: Point, radiusKm: number): Bounds {
  const kmOfDegree = kilometresBetween({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })
  const tall = radiusKm / kmOfDegree
  const shrunk = Math.cos((between(-MERCATOR_END, latitude, MERCATOR_END) * Math.PI) / 180)
  const wide = tall / shrunk
  return {
    west: between(-180, longitude - wide, 180),
    south: between(-MERCATOR_END, latitude - tall, MERCATOR_END),
    east: between(-180, longitude + wide, 180),
    north: between(-MERCATOR_END, latitude + tall, MERCATOR_END),
  }
}

/** The smallest box around some points; undefined if there are none. */
export function boundsOf(points: readonly Point[]): Bounds | undefined {
  if (points.length === 0) return undefined
  let [west, south, east, north] = [180, MERCATOR_END, -180, -MERCATOR_END]
  for (const { latitude, longitude } of points) {
    west = Math.min(west, longitude)
    east = Math.max(east, longitude)
    south = Math.min(south, latitude)
    north = Math.max(north, latitude)
  }
  return {
    west: between(-180, west, 180),
    south: between(-MERCATOR_END, south, MERCATOR_END),
    east: between(-180, east, 180),
    north: between(-MERCATOR_END, north, MERCATOR_END),
  }
}

/** The middle of a box as the Web Mercator projection shows it. */
export function middleOf({ west, south, east, north }: Bounds): Point {
  const heightOf = (latitude: number) => Math.asinh(Math.tan((latitude * Math.PI) / 180))
  const height = (heightOf(south) + heightOf(north)) / 2
  return { latitude: (Math.atan(Math.sinh(height)) * 180) / Math.PI, longitude: (west + east) / 2 }
}

/** A box as text for an address: "west,south,east,north" in degrees. */
export const boundsText = ({ west, south, east, north }: Bounds): string =>
  [west, south, east, north].map((degrees) => Number(degrees.toFixed(4))).join()

/** The box that such a text gives; undefined for any other text. */
export function boundsIn(text: string): Bounds | undefined {
  const numbers = text.split(',').map(Number)
  const [west, south, east, north] = numbers
  if (numbers.length !== 4 || west === undefined || south === undefined) return undefined
  if (east === undefined || north === undefined) return undefined
  const isBox = west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90
  return isBox ? { west, south, east, north } : undefined
}

/** The part of `bounds` that is within `limits` too; undefined if they do not meet. */
export function common(bounds: Bounds, limits: Bounds): Bounds | undefined {
  const both = {
    west: Math.max(bounds.west, limits.west),
    south: Math.max(bounds.south, limits.south),
    east: Math.min(bounds.east, limits.east),
    north: Math.min(bounds.north, limits.north),
  }
  return both.west <= both.east && both.south <= both.north ? both : undefined
}

/** The columns and rows of the tiles of one zoom that a box touches, first and last included. */
export interface TileBox {
  left: number
  top: number
  right: number
  bottom: number
}

/** The tiles of a zoom that a box touches. Rows are counted from the north. */
export function tilesOf({ west, south, east, north }: Bounds, zoom: number): TileBox {
  const count = 2 ** zoom
  const column = (longitude: number) => between(0, Math.floor(((longitude + 180) / 360) * count), count - 1)
  const row = (latitude: number) => {
    const radians = (between(-MERCATOR_END, latitude, MERCATOR_END) * Math.PI) / 180
    const down = (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2
    return between(0, Math.floor(down * count), count - 1)
  }
  return { left: column(west), top: row(north), right: column(east), bottom: row(south) }
}
