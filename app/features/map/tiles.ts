import { FetchSource, type Source } from 'pmtiles'
import * as v from 'valibot'
import { areaSources } from '#app/data/device/areas/areaSources.ts'
import { CallError, call } from '#app/data/server/call.ts'
import { MapFile, mapFilePath } from '#db/model/mapFile.ts'

/** An archive of map tiles (PMTiles, schema of the Protomaps basemap). */
export interface TileSource {
  /** Reads ranges of the archive, from this device or from the server. */
  source: Source
  /** What the archive covers: west, south, east and north in degrees. */
  bounds: readonly [west: number, south: number, east: number, north: number]
}

/**
 * The archives that the map draws below the leads, the first one at the bottom: the server's, if it can be reached, and
 * the areas that this device keeps. None without tiles.
 */
export async function tileSources(): Promise<TileSource[]> {
  const [ofServer, ofDevice] = await Promise.all([mapFiles(), areaSources()])
  return [
    ...ofServer.flatMap(({ name, bounds }) =>
      bounds ? [{ source: new FetchSource(mapFilePath(name)), bounds: cornersOf(bounds) }] : [],
    ),
    ...ofDevice.map(({ source, bounds }) => ({ source, bounds: cornersOf(bounds) })),
  ]
}

const cornersOf = ({ west, south, east, north }: NonNullable<MapFile['bounds']>) =>
  [west, south, east, north] as const

/** The map files of the server; none while it is out of reach or has no map. */
async function mapFiles(): Promise<MapFile[]> {
  try {
    return await call(v.array(MapFile), 'GET', '/api/maps')
  } catch (error) {
    if (error instanceof CallError || error instanceof TypeError || error instanceof DOMException) return []
    throw error
  }
}
