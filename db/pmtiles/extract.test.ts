import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { PMTiles, tileIdToZxy, zxyToTileId } from 'pmtiles'
import { expect, test } from 'vitest'
import { inMemory, type MapFileOptions, mapFile } from '#tests/mapFile.ts'
import { MemoryTarget } from '#tests/memoryTarget.ts'
import type { RandomAccess } from './archive.ts'
import { type Bounds, boundsAround, tilesOf } from './bounds.ts'
import { readDirectory, writeDirectory } from './directory.ts'
import { checkExtract, DeviceFull, writeExtract } from './extract.ts'
import { joined, packed, unpacked } from './gzip.ts'
import { HEADER_BYTES, readHeader, writeHeader } from './header.ts'
import { openJournal } from './journal.ts'
import { type Plan, planExtract } from './plan.ts'
import { MOST } from './refused.ts'
import { openRemote } from './remote.ts'
import { idsOf, tileId } from './tileIds.ts'

const world: Bounds = { west: -180, south: -85, east: 180, north: 85 }
const kassel: Bounds = { west: 9, south: 51, east: 10.5, north: 52 }

/** Cuts an area out of a file into memory, checked. */
async function cut(
  file: RandomAccess,
  bounds: Bounds,
  maxZoom = 14,
): Promise<{ plan: Plan; bytes: Uint8Array<ArrayBuffer> }> {
  const plan = await planExtract(file, bounds, maxZoom)
  const target = new MemoryTarget()
  const hashes: string[] = []
  await writeExtract({ file, plan, target, hashes: [], onPiece: (hash) => hashes.push(hash) })
  await checkExtract(plan, target, hashes)
  return { plan, bytes: target.bytes }
}

/** The reader of the `pmtiles` package, which knows nothing of this code. */
const readerOf = (bytes: Uint8Array<ArrayBuffer>) =>
  new PMTiles({
    getKey: () => 'memory',
    getBytes: (offset, length) => Promise.resolve({ data: bytes.slice(offset, offset + length).buffer }),
  })

async function tileIn(reader: PMTiles, id: number): Promise<string | undefined> {
  const tile = await reader.getZxy(...tileIdToZxy(id))
  return tile && new TextDecoder().decode(tile.data)
}

/** All tiles of a box at zooms 0 to `maxZoom`, each with a text of its own, or one text for every third. */
function tilesFor(bounds: Bounds, maxZoom: number): Map<number, Uint8Array<ArrayBuffer>> {
  const tiles = new Map<number, Uint8Array<ArrayBuffer>>()
  for (const { from, to } of idsOf(bounds, maxZoom)) {
    for (let id = from; id < to; id++) {
      tiles.set(id, new TextEncoder().encode(id % 3 === 0 ? 'sea' : `tile ${id}`))
    }
  }
  return tiles
}

test('The id of a tile is the one that the pmtiles package gives it', () => {
  const places = fc
    .nat(16)
    .chain((zoom) => fc.tuple(fc.constant(zoom), fc.nat(2 ** zoom - 1), fc.nat(2 ** zoom - 1)))
  fc.assert(fc.property(places, ([zoom, x, y]) => tileId(zoom, x, y) === zxyToTileId(zoom, x, y)))
})

test('The ids of an area are those of the tiles that it touches, and no others', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
  fc.assert(
    fc.property(
      degrees(179),
      degrees(84),
      fc.double({ min: 0.1, max: 300, noNaN: true }),
      fc.integer({ min: 0, max: 9 }),
      (longitude, latitude, km, maxZoom) => {
        const bounds = boundsAround({ latitude, longitude }, km)
        const expected: number[] = []
        for (let zoom = 0; zoom <= maxZoom; zoom++) {
          const { left, right, top, bottom } = tilesOf(bounds, zoom)
          if ((right - left) * (bottom - top) > 2_000) return
          for (let x = left; x <= right; x++) {
            for (let y = top; y <= bottom; y++) expected.push(zxyToTileId(zoom, x, y))
          }
        }
        const found = idsOf(bounds, maxZoom).flatMap(({ from, to }) =>
          Array.from({ length: to - from }, (_, at) => from + at),
        )
        expect(found).toEqual(expected.sort((a, b) => a - b))
      },
    ),
    { numRuns: 40 },
  )
})

const shapes: [string, Partial<MapFileOptions>][] = [
  ['whose entries are all in the root directory', {}],
  ['with leaf directories', { leafSize: 7 }],
  ['with leaf directories below leaf directories', { leafSize: 5, branchSize: 4 }],
  ['whose tiles are not in the order of their ids', { leafSize: 9, backwards: true }],
  ['whose directories are not packed', { leafSize: 9, isPacked: false }],
]

test.each(shapes)(
  'An area of a map %s has every tile of the map and no tile from elsewhere',
  async (_, options) => {
    const tiles = tilesFor({ west: 8, south: 50, east: 12, north: 53 }, 9)
    const source = await mapFile({ tiles, bounds: world, maxZoom: 9, ...options })
    const { plan, bytes } = await cut(inMemory(source), kassel)
    const [original, area] = [readerOf(source), readerOf(bytes)]
    const wanted = idsOf(kassel, 9).flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, at) => from + at),
    )
    for (const id of tiles.keys()) {
      expect(await tileIn(area, id)).toBe(wanted.includes(id) ? await tileIn(original, id) : undefined)
    }
    expect(plan.tiles).toBe(wanted.length)
    expect(plan.bytes).toBe(bytes.length)
    expect(await area.getMetadata()).toEqual({ attribution: '© OpenStreetMap' })
    const header = await area.getHeader()
    expect(header).toMatchObject({
      clustered: true,
      minZoom: 0,
      maxZoom: 9,
      minLon: 9,
      maxLat: 52,
      numAddressedTiles: wanted.length,
    })
  },
)

test('Areas of drawn maps agree with their maps tile by tile', async () => {
  const text = fc.string({ minLength: 1, maxLength: 3 })
  const drawn = fc.record({
    tiles: fc.dictionary(fc.nat(1_364).map(String), text, { minKeys: 1 }),
    leafSize: fc.integer({ min: 2, max: 20 }),
    backwards: fc.boolean(),
    longitude: fc.integer({ min: -170, max: 170 }),
    latitude: fc.integer({ min: -80, max: 80 }),
    km: fc.integer({ min: 1, max: 5_000 }),
  })
  await fc.assert(
    fc.asyncProperty(drawn, async ({ tiles, leafSize, backwards, longitude, latitude, km }) => {
      const contents = new Map(
        Object.entries(tiles).map(([id, value]) => [Number(id), new TextEncoder().encode(value)]),
      )
      const source = await mapFile({ tiles: contents, bounds: world, maxZoom: 5, leafSize, backwards })
      const bounds = boundsAround({ latitude, longitude }, km)
      const inArea = (id: number) => idsOf(bounds, 5).some(({ from, to }) => from <= id && id < to)
      if (![...contents.keys()].some(inArea)) {
        await expect(cut(inMemory(source), bounds)).rejects.toThrow('has nothing for this area')
        return
      }
      const area = readerOf((await cut(inMemory(source), bounds)).bytes)
      for (const [id, content] of contents) {
        expect(await tileIn(area, id)).toBe(inArea(id) ? new TextDecoder().decode(content) : undefined)
      }
    }),
    { numRuns: 60 },
  )
})

test('A large area has leaf directories, and its root directory is within the first 16 KiB', async () => {
  const tiles = new Map<number, Uint8Array<ArrayBuffer>>()
  for (let id = 21_845; tiles.size < 30_000; ) {
    const drawn = createHash('sha256').update(String(id)).digest()
    tiles.set(id, new Uint8Array(drawn).slice(0, 4 + ((drawn[0] ?? 0) % 28)))
    id += 1 + ((drawn[1] ?? 0) % 6)
  }
  const source = await mapFile({ tiles, bounds: world, maxZoom: 9, leafSize: 5_000 })
  const { plan, bytes } = await cut(inMemory(source), world)
  const header = readHeader(plan.head.slice(0, HEADER_BYTES), plan.bytes)
  expect(header.leaves.length).toBeGreaterThan(0)
  expect(header.root.offset + header.root.length).toBeLessThanOrEqual(MOST.rootBytes)
  const [original, area] = [readerOf(source), readerOf(bytes)]
  for (let id = 21_800; id < 120_000; id += 371) {
    expect(await tileIn(area, id)).toBe(await tileIn(original, id))
  }
})

test('An area costs few requests, and hardly more bytes than it has', async () => {
  const tiles = tilesFor({ west: 8, south: 50, east: 12, north: 53 }, 10)
  for (const [id] of tiles) tiles.set(id, crypto.getRandomValues(new Uint8Array(3_000 + (id % 7))))
  const reads: [number, number][] = []
  const source = await mapFile({ tiles, bounds: world, maxZoom: 10, leafSize: 400 })
  const { plan } = await cut(inMemory(source, reads), kassel)
  expect(plan.fetched).toBeLessThan(2 * plan.bytes)
  expect(reads.length).toBeLessThan(20)
})

test('An area that was broken off goes on where it was, and is the same in the end', async () => {
  const tiles = tilesFor({ west: 8, south: 50, east: 12, north: 53 }, 9)
  for (const [id] of tiles) tiles.set(id, crypto.getRandomValues(new Uint8Array(40_000)))
  const source = await mapFile({ tiles, bounds: world, maxZoom: 9 })
  const whole = await cut(inMemory(source), kassel)
  expect(whole.plan.pieces.length).toBeGreaterThan(2)
  const target = new MemoryTarget()
  const hashes: string[] = []
  const plan = await planExtract(inMemory(source), kassel, 14)
  const onPiece = (hash: string) => hashes.push(hash)
  const breakingOff: RandomAccess = {
    ...inMemory(source),
    read(offset, length) {
      if (hashes.length === 2) throw new TypeError('The connection broke off.')
      return inMemory(source).read(offset, length)
    },
  }
  const writing = { plan, target, onPiece }
  await expect(writeExtract({ ...writing, file: breakingOff, hashes: [] })).rejects.toThrow('broke off')
  await expect(checkExtract(plan, target, hashes)).rejects.toThrow('was cut off')
  const reads: [number, number][] = []
  await writeExtract({ ...writing, file: inMemory(source, reads), hashes: [...hashes] })
  expect(reads).toHaveLength(plan.pieces.length - 2)
  await checkExtract(plan, target, hashes)
  expect(Buffer.compare(target.bytes, whole.bytes)).toBe(0)
  const at = target.bytes.length - 5
  target.bytes[at] = 1 + (target.bytes[at] ?? 0)
  await expect(checkExtract(plan, target, hashes)).rejects.toThrow('damaged')
})

test('A device without room says so', async () => {
  const source = await mapFile({ tiles: tilesFor(kassel, 7), bounds: world, maxZoom: 7 })
  const plan = await planExtract(inMemory(source), kassel, 14)
  const writing = { file: inMemory(source), plan, hashes: [], onPiece: () => {} }
  await expect(writeExtract({ ...writing, target: new MemoryTarget(plan.head.length) })).rejects.toThrow(
    DeviceFull,
  )
})

/** A small map whose header or directories were changed. */
async function broken(change: (bytes: Uint8Array<ArrayBuffer>, view: DataView) => unknown) {
  const bytes = await mapFile({
    tiles: tilesFor(kassel, 8),
    bounds: world,
    maxZoom: 8,
    leafSize: 5,
    isPacked: false,
  })
  const changed = change(bytes, new DataView(bytes.buffer))
  return changed instanceof Uint8Array ? changed.slice() : bytes
}

/** A map with this root directory and one leaf directory, neither packed. */
function withDirectories(root: Uint8Array<ArrayBuffer>, leaf: Uint8Array<ArrayBuffer>, packing = 1) {
  const leafAt = HEADER_BYTES + root.length
  const header = writeHeader({
    root: { offset: HEADER_BYTES, length: root.length },
    metadata: { offset: HEADER_BYTES, length: 0 },
    leaves: { offset: leafAt, length: leaf.length },
    tiles: { offset: leafAt, length: leaf.length },
    counts: { addressed: 1, entries: 1, contents: 1 },
    clustered: true,
    packing,
    tilePacking: 1,
    tileType: 1,
    minZoom: 0,
    maxZoom: 8,
    bounds: world,
    centre: { zoom: 0, longitude: 0, latitude: 0 },
  })
  return joined([header, root, leaf], leafAt + leaf.length)
}

const ROOT_TO_LEAF = writeDirectory([{ tileId: 0, run: 0, offset: 0, length: 5 }])

const bad: [string, string, () => Promise<Uint8Array<ArrayBuffer>>][] = [
  ['is something else', 'not a map in the PMTiles format', () => Promise.resolve(new Uint8Array(500))],
  ['is empty', 'not a map in the PMTiles format', () => Promise.resolve(new Uint8Array(0))],
  ['has another version', 'has version 2', () => broken((bytes) => bytes.set([2], 7))],
  ['ends within its header', 'was cut off', () => broken((bytes) => bytes.subarray(0, 100))],
  ['ends within its tiles', 'was cut off', () => broken((bytes) => bytes.subarray(0, bytes.length - 9))],
  [
    'has a root directory beyond its end',
    'was cut off',
    () => broken((_, view) => view.setBigUint64(8, 1n << 40n, true)),
  ],
  [
    'has numbers that are too large',
    'was cut off',
    () => broken((_, view) => view.setBigUint64(56, 1n << 63n, true)),
  ],
  ['has unknown packing', 'packed in a way', () => broken((bytes) => bytes.set([3], 97))],
  ['has impossible zooms', 'damaged', () => broken((bytes) => bytes.set([9, 2], 100))],
  [
    'has a root directory of zeros',
    'damaged',
    () => broken((bytes) => bytes.fill(0, HEADER_BYTES, HEADER_BYTES + 60)),
  ],
  [
    'has a root directory that claims a million entries',
    'damaged',
    () => broken((bytes) => bytes.set([0xc0, 0x84, 0x3d], HEADER_BYTES)),
  ],
  [
    'has a leaf directory that points at itself',
    'point back at themselves',
    () => Promise.resolve(withDirectories(ROOT_TO_LEAF, ROOT_TO_LEAF)),
  ],
  [
    'has a tile outside of the file',
    'damaged',
    () =>
      Promise.resolve(
        withDirectories(writeDirectory([{ tileId: 0, run: 1, offset: 9e9, length: 5 }]), new Uint8Array(9)),
      ),
  ],
  [
    'has a leaf directory outside of the file',
    'damaged',
    () =>
      Promise.resolve(
        withDirectories(writeDirectory([{ tileId: 0, run: 0, offset: 5, length: 5 }]), new Uint8Array(9)),
      ),
  ],
  [
    'has a leaf directory for other tiles',
    'damaged',
    () => {
      const leaf = writeDirectory([{ tileId: 3, run: 1, offset: 0, length: 1 }])
      const root = writeDirectory([
        { tileId: 0, run: 0, offset: 0, length: leaf.length },
        { tileId: 2, run: 1, offset: 0, length: 1 },
      ])
      return Promise.resolve(withDirectories(root, leaf))
    },
  ],
  [
    'has a gzip bomb for a directory',
    'far too large when it is unpacked',
    async () => withDirectories(await packed(new Uint8Array(12_000_000)), new Uint8Array(9), 2),
  ],
  [
    'has a directory that is no gzip',
    'damaged',
    () => Promise.resolve(withDirectories(new Uint8Array(40).fill(7), new Uint8Array(9), 2)),
  ],
]

test.each(bad)('A map file that %s is refused with a sentence: %s', async (_, sentence, make) => {
  const bytes = await make()
  await expect(planExtract(inMemory(bytes), kassel, 14)).rejects.toThrow(sentence)
  const served = openRemote(serving(bytes)).then((file) => planExtract(file, kassel, 14))
  await expect(served).rejects.toThrow(sentence)
})

test('A damaged map file is refused whatever byte is another one, and nothing else happens', async () => {
  const sound = await mapFile({
    tiles: tilesFor(kassel, 8),
    bounds: world,
    maxZoom: 8,
    leafSize: 5,
    isPacked: false,
  })
  const header = readHeader(sound.slice(0, HEADER_BYTES), sound.length)
  await fc.assert(
    fc.asyncProperty(fc.nat(header.tiles.offset - 1), fc.nat(255), async (at, byte) => {
      const bytes = sound.slice()
      bytes[at] = byte
      const failure: unknown = await cut(inMemory(bytes), kassel).then(
        () => undefined,
        (error: unknown) => error,
      )
      if (failure !== undefined) expect(failure).toMatchObject({ name: 'MapRefused' })
    }),
    { numRuns: 300 },
  )
})

test('An area of more than 300 MB is refused before anything is fetched', async () => {
  const tile = { run: 1, length: MOST.tileBytes }
  const entries = Array.from({ length: 80 }, (_, at) => ({
    tileId: at,
    run: tile.run,
    offset: at * tile.length,
    length: tile.length,
  }))
  const root = writeDirectory(entries)
  const small = withDirectories(root, new Uint8Array(0))
  new DataView(small.buffer).setBigUint64(64, BigInt(80 * tile.length), true)
  const file = inMemory(joined([small], MOST.rootBytes))
  file.size += 80 * tile.length
  await expect(planExtract(file, world, 14)).rejects.toThrow('larger than 300 MB')
})

test('Numbers of directories survive being written and read', () => {
  const entry = fc.record({
    run: fc.nat(1_000),
    length: fc.integer({ min: 1, max: 2 ** 40 }),
    offset: fc.nat(2 ** 30),
    gap: fc.nat(2 ** 30),
  })
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 50 }), (drawn) => {
      let next = 0
      const entries = drawn.map(({ run, length, offset, gap }) => {
        const tileId = next + gap
        next = tileId + run + 1
        return { tileId, run, offset, length }
      })
      expect(readDirectory(writeDirectory(entries))).toEqual(entries)
    }),
  )
})

test('What was packed unpacks to the same, and not beyond its limit', async () => {
  const bytes = new Uint8Array(100_000).fill(7)
  expect(await unpacked(await packed(bytes), 100_000)).toEqual(bytes)
  await expect(unpacked(await packed(bytes), 99_999)).rejects.toThrow('far too large')
})

interface Served {
  etag?: string
  status?: number
  /** Sends one byte less than promised. */
  isShort?: boolean
}

/** A server of a file that sends parts. */
const serving =
  (bytes: Uint8Array<ArrayBuffer>, served: Served = {}) =>
  (range: string): Promise<Response> => {
    const [, from = 0, to = 0] = /^bytes=(\d+)-(\d+)$/.exec(range)?.map(Number) ?? []
    const last = Math.min(to, bytes.length - 1)
    if (from > last) return Promise.resolve(new Response(null, { status: 416 }))
    const headers = { etag: served.etag ?? '"a"', 'content-range': `bytes ${from}-${last}/${bytes.length}` }
    const body = bytes.slice(from, last + (served.isShort ? 0 : 1))
    return Promise.resolve(new Response(body, { status: served.status ?? 206, headers }))
  }

test('A file on a server is read in parts, and a change of it is noticed', async () => {
  const bytes = await mapFile({ tiles: tilesFor(kassel, 8), bounds: world, maxZoom: 8 })
  const served: Served = {}
  const file = await openRemote(serving(bytes, served))
  expect(Buffer.compare((await cut(file, kassel)).bytes, (await cut(inMemory(bytes), kassel)).bytes)).toBe(0)
  const plan = await planExtract(file, kassel, 14)
  served.etag = '"b"'
  await expect(file.read(0, 10)).rejects.toThrow('has changed')
  const later = await openRemote(serving(bytes, served))
  const writing = { file: later, plan, target: new MemoryTarget(), hashes: [], onPiece: () => {} }
  await expect(writeExtract(writing)).rejects.toThrow('has changed')
})

test.each<[string, Served, string]>([
  ['sends the whole file', { status: 200 }, 'does not send parts'],
  ['breaks off', { isShort: true }, 'broke off'],
])('A server that %s is told apart', async (_, served, sentence) => {
  await expect(openRemote(serving(new Uint8Array(400), served))).rejects.toThrow(sentence)
})

test('A journal keeps the pieces that are there across a break, and none that was written in part', async () => {
  const source = await mapFile({ tiles: tilesFor(kassel, 8), bounds: world, maxZoom: 8 })
  const plan = await planExtract(inMemory(source), kassel, 14)
  const target = new MemoryTarget()
  const journal = openJournal(target, plan)
  expect(journal.hashes).toEqual([])
  journal.add('a'.repeat(64))
  journal.add('b'.repeat(64))
  target.truncate(target.getSize() - 9)
  const again = openJournal(target, plan)
  expect(again.hashes).toEqual(['a'.repeat(64)])
  again.add('c'.repeat(64))
  expect(openJournal(target, plan).hashes).toEqual(['a'.repeat(64), 'c'.repeat(64)])
})

test('A journal of another version of the map says so once, and then begins anew', async () => {
  const source = await mapFile({ tiles: tilesFor(kassel, 8), bounds: world, maxZoom: 8 })
  const plan = await planExtract(inMemory(source), kassel, 14)
  const target = new MemoryTarget()
  openJournal(target, plan).add('a'.repeat(64))
  const later: Plan = { ...plan, etag: '"2"' }
  expect(() => openJournal(target, later)).toThrow('has changed')
  expect(openJournal(target, later).hashes).toEqual([])
})
