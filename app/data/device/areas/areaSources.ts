import type { RangeResponse, Source } from 'pmtiles'
import type { Bounds } from '#db/pmtiles/bounds.ts'
import { canKeepAreas, mapOf } from './areaFiles.ts'
import { areasNow, changeArea } from './areaList.ts'

/** The map of an area, read from this device with or without a signal. */
export interface AreaSource {
  source: Source
  bounds: Bounds
}

/** The maps of the areas that are whole. One that the browser removed is noted as gone and left out. */
export async function areaSources(): Promise<AreaSource[]> {
  if (!canKeepAreas()) return []
  const sources: AreaSource[] = []
  for (const { id, bounds, bytes, state } of areasNow()) {
    if (state !== 'whole') continue
    const map = await mapOf(id)
    if (map?.size === bytes) sources.push({ source: sourceOf(id, map), bounds })
    else changeArea(id, { state: 'gone', share: 0 })
  }
  return sources
}

const sourceOf = (id: string, map: File): Source => ({
  getKey: () => id,
  async getBytes(offset, length): Promise<RangeResponse> {
    return { data: await map.slice(offset, offset + length).arrayBuffer() }
  },
})
