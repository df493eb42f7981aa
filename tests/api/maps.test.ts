import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MapFile } from '#db/model/mapFile.ts'
import { idsOf } from '#db/pmtiles/tileIds.ts'
import { serve } from '#tests/fakes/webServer.ts'
import { mapFile } from '#tests/mapFile.ts'
import { openServed, type Served, seller } from './served.ts'

const bounds = { west: 9, south: 51, east: 10, north: 52 }
let server: Served
let cookie: string
let map: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  const tiles = new Map(
    idsOf(bounds, 6).flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, at) => [from + at, new TextEncoder().encode(`${from + at}`)]),
    ),
  )
  map = await mapFile({ tiles, bounds, maxZoom: 6 })
  server = await openServed({})
  const folder = join(server.dataDir, 'maps')
  await mkdir(join(folder, 'folder.pmtiles'), { recursive: true })
  await writeFile(join(folder, 'kassel.pmtiles'), map)
  await writeFile(join(folder, 'letter.pmtiles'), 'Dear Sir, this is a letter.')
  await writeFile(join(folder, 'notes.txt'), 'no map')
  await writeFile(join(folder, 'large.pmtiles'), new Uint8Array(5 * 1024 * 1024))
  await writeFile(join(server.dataDir, 'secret.pmtiles'), 'a secret')
  await symlink(join(server.dataDir, 'secret.pmtiles'), join(folder, 'link.pmtiles'))
  cookie = (await seller(server)).person.cookie
})
afterAll(() => server[Symbol.asyncDispose]())

const part = (name: string, range?: string, from = server, by = cookie) =>
  fetch(`${from.url}/api/maps/${name}`, { headers: { Cookie: by, ...(range && { Range: range }) } })

const filesOf = async (from: Served, by: string) =>
  v.parse(v.array(MapFile), await (await fetch(`${from.url}/api/maps`, { headers: { Cookie: by } })).json())

test('The map files of the folder are listed with what they cover, and what is no map says so', async () => {
  expect(await filesOf(server, cookie)).toEqual([
    { name: 'kassel.pmtiles', bytes: map.length, bounds, maxZoom: 6, problem: '' },
    expect.objectContaining({
      name: 'large.pmtiles',
      problem: 'This file is not a map in the PMTiles format.',
    }),
    {
      name: 'letter.pmtiles',
      bytes: 27,
      bounds: null,
      maxZoom: 0,
      problem: 'This file is not a map in the PMTiles format.',
    },
  ])
})

test('A part of a map is sent as it is, with the version of the file', async () => {
  const answer = await part('kassel.pmtiles', 'bytes=100-199')
  expect(answer.status).toBe(206)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-range': `bytes 100-199/${map.length}`,
    'content-length': '100',
    etag: expect.stringMatching(/^"[\w-]+"$/),
  })
  expect(answer.headers.has('content-encoding')).toBe(false)
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(map.slice(100, 200))
  const last = await part('kassel.pmtiles', `bytes=${map.length - 5}-${map.length + 50}`)
  expect(last.headers.get('content-range')).toBe(`bytes ${map.length - 5}-${map.length - 1}/${map.length}`)
  expect((await part('kassel.pmtiles')).status).toBe(200)
})

test('A map that was replaced has another version', async () => {
  const path = join(server.dataDir, 'maps', 'changing.pmtiles')
  await writeFile(path, map)
  const before = (await part('changing.pmtiles', 'bytes=0-9')).headers.get('etag')
  await writeFile(path, map.slice(0, map.length - 1))
  expect((await part('changing.pmtiles', 'bytes=0-9')).headers.get('etag')).not.toBe(before)
  await writeFile(path, 'x')
  expect((await part('changing.pmtiles', 'bytes=5-9')).status).toBe(416)
})

test.each(['bytes=5-1', 'bytes=-5', 'bytes=0-', 'bytes=0-1,5-6', 'bytes=0-4194304', 'letters'])(
  'A range that is not one part of up to 4 MB is refused: %s',
  async (range) => {
    expect((await part('kassel.pmtiles', range)).status).toBe(400)
  },
)

test('A whole map of more than 4 MB is refused', async () => {
  expect((await part('large.pmtiles')).status).toBe(400)
  expect((await part('large.pmtiles', 'bytes=0-4194303')).status).toBe(206)
})

test.each([
  'link.pmtiles',
  'folder.pmtiles',
  'notes.txt',
  '..%2fsecret.pmtiles',
  '%2e%2e/secret.pmtiles',
  'none.pmtiles',
])('%s is no map that is sent', async (name) => {
  expect((await part(name, 'bytes=0-5')).status).toBe(404)
})

test('Nobody gets a map without having signed in', async () => {
  expect((await part('kassel.pmtiles', 'bytes=0-5', server, '')).status).toBe(401)
})

test('The parts of a map on another server are passed on, and its failures are said', async () => {
  let fate: 'sends' | 'fails' | 'sends all' | 'sends more' = 'sends'
  await using other = await serve((request, response) => {
    const [from = 0, to = 0] =
      /bytes=(\d+)-(\d+)/
        .exec(request.headers.range ?? '')
        ?.slice(1)
        .map(Number) ?? []
    const last = Math.min(to, map.length - 1)
    const headers = { etag: '"theirs"', 'content-range': `bytes ${from}-${last}/${map.length}` }
    if (fate === 'fails') response.writeHead(500).end()
    else if (fate === 'sends all') response.writeHead(200).end(map)
    else response.writeHead(206, headers).end(map.slice(from, last + (fate === 'sends more' ? 9 : 1)))
  })
  const mapTilesUrl = `http://127.0.0.1:${other.port}/maps/world.pmtiles`
  await using passing = await openServed({ config: { mapTilesUrl } })
  const { person } = await seller(passing)
  expect(await filesOf(passing, person.cookie)).toEqual([
    { name: 'world.pmtiles', bytes: map.length, bounds, maxZoom: 6, problem: '' },
  ])
  const answer = await part('world.pmtiles', 'bytes=5-20', passing, person.cookie)
  expect(answer.headers.get('etag')).toBe('"theirs"')
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(map.slice(5, 21))
  expect((await part('kassel.pmtiles', 'bytes=5-20', passing, person.cookie)).status).toBe(404)
  for (fate of ['fails', 'sends all', 'sends more'] as const) {
    expect((await part('world.pmtiles', 'bytes=5-20', passing, person.cookie)).status).toBe(502)
  }
  expect((await fetch(`${passing.url}/api/maps`, { headers: { Cookie: person.cookie } })).status).toBe(502)
})
