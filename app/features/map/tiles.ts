import type { Source } from 'pmtiles'

/** An archive of map tiles (PMTiles, schema of the Protomaps basemap). */
export interface TileSource {
  /** Reads ranges of the archive, from this device or from the server. */
  source: Source
  /** What the archive covers: west, south, east and north in degrees. */
  bounds: readonly [west: number, south: number, east: number, north: number]
}

/** The archives that the map draws below the leads, the first one at the bottom; none without tiles. */
export async function tileSources(): Promise<TileSource[]> {
  return []
}
