import type { Bounds } from './bounds.ts'
import { damaged, notAMap, otherPacking, otherVersion } from './refused.ts'

/** The bytes of a header of version 3 of the PMTiles format. */
export const HEADER_BYTES = 127
const MAGIC = 'PMTiles'
const VERSION = 3
const DEEPEST_ZOOM = 24
const DEGREE = 10_000_000

/** How directories and metadata are packed. */
export const PACKING = { none: 1, gzip: 2 } as const

/** A stretch of the file, in bytes. */
export interface Section {
  offset: number
  length: number
}

/** The header of a PMTiles archive. */
export interface Header {
  root: Section
  metadata: Section
  leaves: Section
  tiles: Section
  /** The tiles that can be asked for, the entries of all directories, and the different contents. */
  counts: { addressed: number; entries: number; contents: number }
  clustered: boolean
  packing: number
  tilePacking: number
  tileType: number
  minZoom: number
  maxZoom: number
  bounds: Bounds
  centre: { zoom: number; longitude: number; latitude: number }
}

/**
 * Reads the header of an archive.
 * @param size the bytes of the whole file, which all sections must be within
 * @throws MapRefused if it is no such file, or damaged
 */
export function readHeader(bytes: Uint8Array<ArrayBuffer>, size: number): Header {
  const start = bytes.subarray(0, MAGIC.length)
  if (new TextDecoder().decode(start) !== MAGIC) throw notAMap()
  const version = bytes[MAGIC.length] ?? 0
  if (version !== VERSION) throw otherVersion(version)
  if (bytes.length < HEADER_BYTES) throw damaged()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const number = (at: number) => safe(view.getBigUint64(at, true))
  const section = (at: number) => ({ offset: number(at), length: number(at + 8) })
  const degrees = (at: number) => view.getInt32(at, true) / DEGREE
  const header: Header = {
    root: section(8),
    metadata: section(24),
    leaves: section(40),
    tiles: section(56),
    counts: { addressed: number(72), entries: number(80), contents: number(88) },
    clustered: view.getUint8(96) === 1,
    packing: view.getUint8(97),
    tilePacking: view.getUint8(98),
    tileType: view.getUint8(99),
    minZoom: view.getUint8(100),
    maxZoom: view.getUint8(101),
    bounds: { west: degrees(102), south: degrees(106), east: degrees(110), north: degrees(114) },
    centre: { zoom: view.getUint8(118), longitude: degrees(119), latitude: degrees(123) },
  }
  for (const { offset, length } of [header.root, header.metadata, header.leaves, header.tiles]) {
    if (offset + length > size) throw damaged()
  }
  if (header.minZoom > header.maxZoom || header.maxZoom > DEEPEST_ZOOM) throw damaged()
  if (header.packing !== PACKING.none && header.packing !== PACKING.gzip) throw otherPacking()
  return header
}

function safe(value: bigint): number {
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw damaged()
  return Number(value)
}

/** The bytes of a header. */
export function writeHeader(header: Header): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER_BYTES)
  bytes.set(new TextEncoder().encode(MAGIC))
  const view = new DataView(bytes.buffer)
  const number = (at: number, value: number) => view.setBigUint64(at, BigInt(value), true)
  const degrees = (at: number, value: number) => view.setInt32(at, Math.round(value * DEGREE), true)
  const { root, metadata, leaves, tiles, counts, bounds, centre } = header
  ;[root, metadata, leaves, tiles].forEach(({ offset, length }, at) => {
    number(8 + 16 * at, offset)
    number(16 + 16 * at, length)
  })
  ;[counts.addressed, counts.entries, counts.contents].forEach((count, at) => {
    number(72 + 8 * at, count)
  })
  bytes.set([VERSION], MAGIC.length)
  bytes.set(
    [
      header.clustered ? 1 : 0,
      header.packing,
      header.tilePacking,
      header.tileType,
      header.minZoom,
      header.maxZoom,
    ],
    96,
  )
  ;[bounds.west, bounds.south, bounds.east, bounds.north].forEach((value, at) => {
    degrees(102 + 4 * at, value)
  })
  bytes.set([centre.zoom], 118)
  degrees(119, centre.longitude)
  degrees(123, centre.latitude)
  return bytes
}
