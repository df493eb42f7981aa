import { placeNow } from '#app/data/device/place.ts'
import type { MapFile } from '#db/model/mapFile.ts'
import { type Point, pointIn } from '#db/model/place.ts'
import { type Bounds, boundsAround, common } from '#db/pmtiles/bounds.ts'

/** How far around a place an area reaches. */
export const radii = [10, 25, 50] as const

/** What a person asked for: a name, what the middle is, and how far it reaches. */
export interface Wanted {
  name: string
  around: 'me' | 'coordinates' | 'shown'
  coordinates: string
  radiusKm: number
}

/** An area that can be had: its name, its box, and the map file that it is cut from. */
export interface Found {
  name: string
  bounds: Bounds
  file: string
}

/**
 * Finds the box of what a person asked for, and a map file that covers it.
 * @param shown the box that the map showed, for `around: 'shown'`
 * @returns a sentence if there is none
 */
export async function findArea(
  wanted: Wanted,
  files: readonly MapFile[],
  shown: Bounds | undefined,
): Promise<Found | { problem: string }> {
  const bounds = await boundsOf(wanted, shown)
  if ('problem' in bounds) return bounds
  const file = fileFor(bounds, files)
  if (!file) return { problem: 'The maps of this server do not cover this place.' }
  return { name: wanted.name.trim() || defaultName(wanted), bounds, file }
}

const defaultName = ({ around, coordinates, radiusKm }: Wanted) =>
  around === 'shown'
    ? 'Part of the map'
    : `${radiusKm} km around ${around === 'me' ? 'me' : coordinates.trim()}`

async function boundsOf(
  { around, coordinates, radiusKm }: Wanted,
  shown: Bounds | undefined,
): Promise<Bounds | { problem: string }> {
  if (around === 'shown' && shown) return shown
  const middle = around === 'coordinates' ? typedPoint(coordinates) : await placeNow()
  return 'problem' in middle ? middle : boundsAround(middle, radiusKm)
}

const typedPoint = (text: string): Point | { problem: string } =>
  pointIn(text.replaceAll(/\s/g, '')) ?? {
    problem: 'Please enter latitude and longitude, such as 51.3155,9.4924.',
  }

/** The map file that covers the middle of a box, or else one that covers a part of it. */
export function fileFor(bounds: Bounds, files: readonly MapFile[]): string | undefined {
  const longitude = (bounds.west + bounds.east) / 2
  const latitude = (bounds.south + bounds.north) / 2
  const middle = { west: longitude, east: longitude, south: latitude, north: latitude }
  const covering = (box: Bounds) => files.find((file) => file.bounds && common(box, file.bounds))
  return (covering(middle) ?? covering(bounds))?.name
}
