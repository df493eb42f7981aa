import type { RandomAccess } from '#db/pmtiles/archive.ts'
import type { Bounds } from '#db/pmtiles/bounds.ts'
import { type Entry, writeDirectory } from '#db/pmtiles/directory.ts'
import { joined, packed } from '#db/pmtiles/gzip.ts'
import { HEADER_BYTES, PACKING, writeHeader } from '#db/pmtiles/header.ts'

export interface MapFileOptions {
  /** The tiles by their ids. */
  tiles: ReadonlyMap<number, Uint8Array<ArrayBuffer>>
  bounds: Bounds
  maxZoom: number
  /** The entries of a leaf directory. Without it, all entries are in the root directory. */
  leafSize?: number
  /** Leaf directories below leaf directories: entries of the first level. */
  branchSize?: number
  /** The contents in descending order of tile ids. */
  backwards?: boolean
  isPacked?: boolean
}

const keyOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** Writes a map in the PMTiles format with the given tiles. Equal tiles in a row are one entry. */
export async function mapFile(options: MapFileOptions): Promise<Uint8Array<ArrayBuffer>> {
  const { tiles, bounds, maxZoom, backwards = false, isPacked = true } = options
  const pack = (bytes: Uint8Array<ArrayBuffer>) => (isPacked ? packed(bytes) : Promise.resolve(bytes))
  const ids = [...tiles.keys()].sort((a, b) => a - b)
  const contents = new Map<string, { bytes: Uint8Array; offset: number }>()
  let length = 0
  for (const id of backwards ? ids.toReversed() : ids) {
    const bytes = tiles.get(id)
    if (!bytes || contents.has(keyOf(bytes))) continue
    contents.set(keyOf(bytes), { bytes, offset: length })
    length += bytes.length
  }
  const entries: Entry[] = []
  for (const id of ids) {
    const content = contents.get(keyOf(tiles.get(id) ?? new Uint8Array()))
    const last = entries.at(-1)
    if (!content) continue
    if (last && last.offset === content.offset && last.tileId + last.run === id) last.run += 1
    else entries.push({ tileId: id, run: 1, offset: content.offset, length: content.bytes.length })
  }
  const leaves: Uint8Array<ArrayBuffer>[] = []
  const folded = async (level: readonly Entry[], size: number) => {
    const above: Entry[] = []
    for (let at = 0; at < level.length; at += size) {
      const leaf = await pack(writeDirectory(level.slice(at, at + size)))
      const offset = leaves.reduce((sum, { length }) => sum + length, 0)
      above.push({ tileId: level[at]?.tileId ?? 0, run: 0, offset, length: leaf.length })
      leaves.push(leaf)
    }
    return above
  }
  let top: readonly Entry[] = entries
  if (options.leafSize) top = await folded(top, options.leafSize)
  if (options.branchSize) top = await folded(top, options.branchSize)
  const root = await pack(writeDirectory(top))
  const metadata = await pack(new TextEncoder().encode('{"attribution":"© OpenStreetMap"}'))
  const all = joined(
    leaves,
    leaves.reduce((sum, { length }) => sum + length, 0),
  )
  const tilesAt = HEADER_BYTES + root.length + metadata.length + all.length
  const header = writeHeader({
    root: { offset: HEADER_BYTES, length: root.length },
    metadata: { offset: HEADER_BYTES + root.length, length: metadata.length },
    leaves: { offset: HEADER_BYTES + root.length + metadata.length, length: all.length },
    tiles: { offset: tilesAt, length },
    counts: { addressed: ids.length, entries: entries.length, contents: contents.size },
    clustered: !backwards,
    packing: isPacked ? PACKING.gzip : PACKING.none,
    tilePacking: PACKING.none,
    tileType: 1,
    minZoom: 0,
    maxZoom,
    bounds,
    centre: { zoom: maxZoom, longitude: bounds.west, latitude: bounds.south },
  })
  const data = joined(
    [...contents.values()].map(({ bytes }) => bytes),
    length,
  )
  return joined([header, root, metadata, all, data], tilesAt + length)
}

/** Bytes as a file that is read in parts. `reads` collects what was read. */
export function inMemory(bytes: Uint8Array<ArrayBuffer>, reads: [number, number][] = []): RandomAccess {
  return {
    size: bytes.length,
    etag: '"1"',
    read(offset, length) {
      reads.push([offset, length])
      if (offset + length > bytes.length) throw new RangeError(`No bytes ${offset} to ${offset + length}`)
      return Promise.resolve(bytes.slice(offset, offset + length))
    },
  }
}
