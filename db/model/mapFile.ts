import * as v from 'valibot'

/** The name of a map file: that of a file in a folder, without any path. */
export const MapFileName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.-]{0,99}\.pmtiles$/))

/** A box on the map in degrees. */
export const MapBounds = v.object({
  west: v.number(),
  south: v.number(),
  east: v.number(),
  north: v.number(),
})
export type MapBounds = v.InferOutput<typeof MapBounds>

/** A map file that the server has, from which phones cut areas. */
export const MapFile = v.object({
  name: MapFileName,
  bytes: v.number(),
  /** What it covers in degrees; null if it cannot be read. */
  bounds: v.nullable(MapBounds),
  maxZoom: v.number(),
  /** Why it cannot be read, as a sentence; '' if it can. */
  problem: v.string(),
})
export type MapFile = v.InferOutput<typeof MapFile>

/** The address of a map file's bytes. */
export const mapFilePath = (name: string): string => `/api/maps/${name}`
