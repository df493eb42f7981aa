import { type Entry, readDirectory } from './directory.ts'
import { unpacked } from './gzip.ts'
import { type Header, PACKING, readHeader, type Section } from './header.ts'
import { circular, damaged, MOST } from './refused.ts'
import { type IdRange, within } from './tileIds.ts'

/** A file that is read in parts, on a server or on this device. */
export interface RandomAccess {
  /** The bytes of the file. */
  size: number
  /** What identifies this version of the file: '' if nothing does. */
  etag: string
  /** Reads exactly these bytes. @throws MapRefused if the file has changed */
  read(offset: number, length: number): Promise<Uint8Array<ArrayBuffer>>
}

/** An archive whose header and root directory were read. */
export interface Archive {
  file: RandomAccess
  header: Header
  root: Entry[]
}

/** Reads the header and the root directory of a file. @throws MapRefused if it is no map, or damaged */
export async function openArchive(file: RandomAccess): Promise<Archive> {
  const start = await file.read(0, Math.min(file.size, MOST.rootBytes))
  const header = readHeader(start, file.size)
  const { offset, length } = header.root
  if (length > MOST.rootBytes) throw damaged()
  const bytes =
    offset + length <= start.length ? start.slice(offset, offset + length) : await file.read(offset, length)
  return { file, header, root: readDirectory(await unpackedBy(header, bytes)) }
}

const unpackedBy = (header: Header, bytes: Uint8Array<ArrayBuffer>) =>
  header.packing === PACKING.none ? Promise.resolve(bytes) : unpacked(bytes, MOST.unpackedBytes)

/** The metadata of an archive as they are packed in it. @throws MapRefused if they are too large or damaged */
export async function metadataOf({ file, header }: Archive): Promise<Uint8Array<ArrayBuffer>> {
  const { offset, length } = header.metadata
  if (length > MOST.metadataBytes) throw damaged()
  if (length === 0) return new Uint8Array(0)
  const bytes = await file.read(offset, length)
  await unpackedBy(header, bytes)
  return bytes
}

/**
 * The entries of tiles whose ids are in `ids`, in ascending order. An entry that stands for more tiles is cut to these
 * ids. Only the leaf directories that are needed are read, each once.
 * @throws MapRefused if a directory is damaged, or if they form a circle
 */
export async function* entriesOf(archive: Archive, ids: readonly IdRange[]): AsyncGenerator<Entry> {
  const walk: Walk = { archive, ids, seen: new Set(), left: MOST.entries }
  yield* entriesIn(walk, archive.root, { from: 0, to: Number.MAX_SAFE_INTEGER }, 1)
}

interface Walk {
  archive: Archive
  ids: readonly IdRange[]
  /** The offsets of the leaf directories that were read. */
  seen: Set<number>
  /** How many entries may still be found. */
  left: number
}

async function* entriesIn(
  walk: Walk,
  directory: readonly Entry[],
  limits: IdRange,
  depth: number,
): AsyncGenerator<Entry> {
  const { archive, ids } = walk
  for (const [at, entry] of directory.entries()) {
    const isLeaf = entry.run === 0
    const to = isLeaf ? (directory[at + 1]?.tileId ?? limits.to) : entry.tileId + entry.run
    const parts = within({ from: entry.tileId, to }, ids)
    if (entry.tileId < limits.from || to > limits.to) throw damaged()
    if (parts.length === 0) continue
    if (isLeaf) {
      yield* entriesIn(walk, await leafOf(walk, entry, depth), { from: entry.tileId, to }, depth + 1)
      continue
    }
    if (entry.length > MOST.tileBytes) throw damaged()
    assertWithin(entry, archive.header.tiles)
    for (const part of parts) {
      walk.left -= 1
      if (walk.left < 0) throw damaged()
      yield { tileId: part.from, run: part.to - part.from, offset: entry.offset, length: entry.length }
    }
  }
}

async function leafOf({ archive, seen }: Walk, entry: Entry, depth: number): Promise<Entry[]> {
  const { file, header } = archive
  assertWithin(entry, header.leaves)
  if (seen.has(entry.offset) || depth >= MOST.depth) throw circular()
  seen.add(entry.offset)
  if (seen.size > MOST.leaves || entry.length > MOST.leafBytes) throw damaged()
  const bytes = await file.read(header.leaves.offset + entry.offset, entry.length)
  return readDirectory(await unpackedBy(header, bytes))
}

function assertWithin({ offset, length }: Entry, section: Section): void {
  if (offset + length > section.length) throw damaged()
}
