import { type Archive, entriesOf, metadataOf, openArchive, type RandomAccess } from './archive.ts'
import { type Bounds, common } from './bounds.ts'
import { type Entry, writeDirectory } from './directory.ts'
import { joined, packed } from './gzip.ts'
import { HEADER_BYTES, type Header, PACKING, writeHeader } from './header.ts'
import { areaTooLarge, emptyArea, MOST } from './refused.ts'
import { idsOf } from './tileIds.ts'

/** Bytes of the source that belong at one place of the extract. */
export interface Part {
  from: number
  to: number
  length: number
}

/** Bytes of the source that are fetched at once, and the parts of them that the extract needs. */
export interface Piece {
  offset: number
  length: number
  parts: Part[]
}

/** How to make an extract: the same for the same source, bounds and zoom. */
export interface Plan {
  /** The version of the source. */
  etag: string
  /** The first bytes of the extract: header, directories and metadata. */
  head: Uint8Array<ArrayBuffer>
  pieces: Piece[]
  /** The tiles that the extract can be asked for. */
  tiles: number
  /** The bytes of the extract. */
  bytes: number
  /** The bytes that are fetched for it, besides directories. */
  fetched: number
}

/** A longer gap is not fetched with its neighbours, because it costs more than one more request. */
const LONGEST_GAP = 32 * 1024
const LONGEST_PIECE = 1024 * 1024
/** The tiles of a leaf directory, at first: it is doubled until the root directory is small enough. */
const ENTRIES_OF_LEAF = 4096

/**
 * Plans an archive of its own with the tiles of a box at zooms 0 to `maxZoom`. It reads the directories of the source.
 * @throws MapRefused if the source is damaged, or if the extract is empty or larger than `MOST.areaBytes`
 */
export async function planExtract(file: RandomAccess, bounds: Bounds, maxZoom: number): Promise<Plan> {
  const archive = await openArchive(file)
  const box = common(bounds, archive.header.bounds)
  if (!box) throw emptyArea()
  const chosen = await choose(archive, box, maxZoom)
  const metadata = await metadataOf(archive)
  const head = await headOf(archive.header, { box, maxZoom, metadata, chosen })
  const pieces = piecesOf(chosen.contents, archive.header.tiles.offset, head.length)
  const bytes = head.length + chosen.bytes
  if (bytes > MOST.areaBytes) throw areaTooLarge()
  const fetched = pieces.reduce((sum, { length }) => sum + length, 0)
  return { etag: file.etag, head, pieces, tiles: chosen.tiles, bytes, fetched }
}

/** A content of tiles: its place among the tiles of the source and among those of the extract. */
interface Content {
  from: number
  to: number
  length: number
}

interface Chosen {
  /** The entries of the extract. */
  entries: Entry[]
  /** The different contents in the order of the extract. */
  contents: Content[]
  tiles: number
  bytes: number
}

async function choose(archive: Archive, box: Bounds, maxZoom: number): Promise<Chosen> {
  const contents = new Map<string, Content>()
  const entries: Entry[] = []
  let [tiles, bytes] = [0, 0]
  for await (const { tileId, run, offset, length } of entriesOf(archive, idsOf(box, maxZoom))) {
    const key = `${offset} ${length}`
    let content = contents.get(key)
    if (!content) {
      content = { from: offset, to: bytes, length }
      contents.set(key, content)
      bytes += length
      if (bytes > MOST.areaBytes) throw areaTooLarge()
    }
    tiles += run
    const last = entries.at(-1)
    if (last && last.offset === content.to && last.tileId + last.run === tileId) last.run += run
    else entries.push({ tileId, run, offset: content.to, length })
  }
  if (tiles === 0) throw emptyArea()
  return { entries, contents: [...contents.values()], tiles, bytes }
}

interface HeadParts {
  box: Bounds
  maxZoom: number
  metadata: Uint8Array<ArrayBuffer>
  chosen: Chosen
}

async function headOf(source: Header, { box, maxZoom, metadata, chosen }: HeadParts) {
  const pack = (bytes: Uint8Array<ArrayBuffer>) =>
    source.packing === PACKING.gzip ? packed(bytes) : Promise.resolve(bytes)
  const { root, leaves } = await directoriesOf(chosen.entries, pack)
  const metadataAt = HEADER_BYTES + root.length
  const leavesAt = metadataAt + metadata.length
  const tilesAt = leavesAt + leaves.length
  const last = Math.min(source.maxZoom, maxZoom)
  const header = writeHeader({
    root: { offset: HEADER_BYTES, length: root.length },
    metadata: { offset: metadataAt, length: metadata.length },
    leaves: { offset: leavesAt, length: leaves.length },
    tiles: { offset: tilesAt, length: chosen.bytes },
    counts: { addressed: chosen.tiles, entries: chosen.entries.length, contents: chosen.contents.length },
    clustered: true,
    packing: source.packing,
    tilePacking: source.tilePacking,
    tileType: source.tileType,
    minZoom: Math.min(source.minZoom, last),
    maxZoom: last,
    bounds: box,
    centre: {
      zoom: last,
      longitude: (box.west + box.east) / 2,
      latitude: (box.south + box.north) / 2,
    },
  })
  return joined([header, root, metadata, leaves], tilesAt)
}

/** The packed root directory, which fits in the first 16 KiB of the file, and the leaf directories if it needs some. */
async function directoriesOf(
  entries: readonly Entry[],
  pack: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>,
) {
  const most = MOST.rootBytes - HEADER_BYTES
  let root = await pack(writeDirectory(entries))
  let leaves: Uint8Array[] = []
  for (let size = ENTRIES_OF_LEAF; root.length > most; size *= 2) {
    const leafEntries: Entry[] = []
    leaves = []
    let offset = 0
    for (let at = 0; at < entries.length; at += size) {
      const leaf = await pack(writeDirectory(entries.slice(at, at + size)))
      leafEntries.push({ tileId: entries[at]?.tileId ?? 0, run: 0, offset, length: leaf.length })
      leaves.push(leaf)
      offset += leaf.length
    }
    root = await pack(writeDirectory(leafEntries))
  }
  return {
    root,
    leaves: joined(
      leaves,
      leaves.reduce((sum, { length }) => sum + length, 0),
    ),
  }
}

/** The pieces to fetch, in the order of the source, where each byte is fetched once. */
function piecesOf(contents: readonly Content[], sourceAt: number, targetAt: number): Piece[] {
  const pieces: Piece[] = []
  for (const content of contents.toSorted((a, b) => a.from - b.from)) {
    const part = { from: sourceAt + content.from, to: targetAt + content.to, length: content.length }
    const piece = pieces.at(-1)
    const end = part.from + part.length
    const isNear = piece && part.from - (piece.offset + piece.length) <= LONGEST_GAP
    if (!piece || !isNear || end - piece.offset > LONGEST_PIECE) {
      pieces.push({ offset: part.from, length: part.length, parts: [part] })
      continue
    }
    piece.length = Math.max(piece.length, end - piece.offset)
    const last = piece.parts.at(-1)
    const follows = last && last.from + last.length === part.from && last.to + last.length === part.to
    if (follows) last.length += part.length
    else piece.parts.push(part)
  }
  return pieces
}
