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

/** How long a map waits for the server, in ms. Where there is hardly a signal, the answer may take much longer or never come. */
const PATIENCE_MS = 1_500

/**
 * The archives that the map draws below the leads, the first one at the bottom: the server's, if it answers soon, and
 * the areas that this device keeps. None without tiles.
 */
export async function tileSources(): Promise<TileSource[]> {
  const [ofServer, ofDevice] = await Promise.all([soon(mapFiles()), areaSources()])
  return [
    ...ofServer.flatMap(({ name, bounds }) =>
      bounds ? [{ source: new FetchSource(mapFilePath(name)), bounds: cornersOf(bounds) }] : [],
    ),
    ...ofDevice.map(({ source, bounds }) => ({ source, bounds: cornersOf(bounds) })),
  ]
}

const cornersOf = ({ west, south, east, north }: NonNullable<MapFile['bounds']>) =>
  [west, south, east, north] as const

/** What a list resolves to, or an empty one if that takes long. */
async function soon<T>(list: Promise<T[]>): Promise<T[]> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<T[]>((resolve) => {
    timer = setTimeout(() => resolve([]), PATIENCE_MS)
  })
  try {
    return await Promise.race([list, late])
  } finally {
    clearTimeout(timer)
  }
}

/** The map files of the server; none while it is out of reach or has no map. */
async function mapFiles(): Promise<MapFile[]> {
  try {
    return await call(v.array(MapFile), 'GET', '/api/maps')
  } catch (error) {
    if (error instanceof CallError || error instanceof TypeError || error instanceof DOMException) return []
    throw error
  }
}
