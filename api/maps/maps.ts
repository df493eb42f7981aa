import type { MapFile } from '#db/model/mapFile.ts'
import { openArchive, type RandomAccess } from '#db/pmtiles/archive.ts'
import { MapRefused } from '#db/pmtiles/refused.ts'

/** Bytes of a file, both ends included. */
export interface ByteRange {
  from: number
  to: number
}

/** A part of a map file. */
export interface MapPart {
  bytes: Uint8Array<ArrayBuffer>
  /** The bytes of the part, which may be fewer than were asked for, at the end of the file. */
  range: ByteRange
  /** The bytes of the whole file. */
  size: number
  /** Identifies this version of the file. */
  etag: string
}

/** Where map files come from: the operator's folder, or another server. */
export interface MapStore {
  /** The names of the files. */
  names(): Promise<string[]>
  /**
   * A part of a file: undefined if there is no such file, 'outside' if the range is beyond its end.
   * @throws HostUnavailable or EgressDenied if another server does not send it
   */
  part(name: string, range: ByteRange): Promise<MapPart | 'outside' | undefined>
}

/** The map files of the server with what their headers say. What cannot be read says why. */
export async function mapFilesOf(store: MapStore): Promise<MapFile[]> {
  const names = await store.names()
  const files = await Promise.all(names.map((name) => describe(store, name)))
  return files.filter((file) => file !== undefined)
}

async function describe(store: MapStore, name: string): Promise<MapFile | undefined> {
  const first = await store.part(name, { from: 0, to: 0 })
  if (first === undefined) return undefined
  const bytes = first === 'outside' ? 0 : first.size
  try {
    const { header } = await openArchive(accessTo(store, name, bytes))
    return { name, bytes, bounds: header.bounds, maxZoom: header.maxZoom, problem: '' }
  } catch (error) {
    if (!(error instanceof MapRefused)) throw error
    return { name, bytes, bounds: null, maxZoom: 0, problem: error.message }
  }
}

const accessTo = (store: MapStore, name: string, size: number): RandomAccess => ({
  size,
  etag: '',
  async read(offset, length) {
    if (length === 0) return new Uint8Array(0)
    const part = await store.part(name, { from: offset, to: offset + length - 1 })
    if (!part || part === 'outside' || part.bytes.length !== length) {
      throw new MapRefused('This map file changed while it was read. Please try again.')
    }
    return part.bytes
  },
})
