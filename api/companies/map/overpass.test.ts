import { afterEach, describe, expect, test } from 'vitest'
import { placeOf } from '#api/companies/query/places.ts'
import { ServiceError } from '#api/net/errors.ts'
import { createHttpClient, type HttpClient } from '#api/net/httpClient.ts'
import type { MapThing } from '#tests/fakes/map.ts'
import { type FakeOverpass, openOverpass } from '#tests/fakes/overpass.ts'
import { createOverpass } from './overpass.ts'

const closing: (() => PromiseLike<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const placed = (written: string) => {
  const place = placeOf(written)
  if (!place) throw new Error(`“${written}” names no place`)
  return place
}

/** A fake, and a client whose pauses are noted instead of waited for. */
async function open(things: MapThing[] = [], options: { timeoutMs?: number } = {}) {
  const map = await openOverpass(things)
  const http: HttpClient = createHttpClient({ allow: map.allow })
  closing.push(
    () => map[Symbol.asyncDispose](),
    () => http.close(),
  )
  const clock = { ms: 0 }
  const pauses: number[] = []
  const overpass = createOverpass(http, {
    url: map.url,
    now: () => clock.ms,
    async wait(ms) {
      pauses.push(ms)
    },
    ...options,
  })
  return { map, overpass, clock, pauses }
}

const bakeries = [{ key: 'shop', value: 'bakery' }]
const near = (more: object = {}) => ({
  latitude: 51.92,
  longitude: 4.48,
  radiusKm: 5,
  tags: bakeries,
  limit: 20,
  signal: new AbortController().signal,
  ...more,
})

const shop = (
  id: number,
  name: string,
  more: Partial<MapThing> & { tags?: Record<string, string> } = {},
) => ({
  id,
  lat: 51.92,
  lon: 4.48,
  ...more,
  tags: { shop: 'bakery', name, website: `https://${name.toLowerCase()}.test`, ...more.tags },
})

const failure = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ServiceError)) throw new Error('It did not fail as a service.', { cause: error })
  return error
}

const busy = (map: FakeOverpass, status: number, headers = {}) =>
  map.next({ status, headers }, { status, headers }, { status, headers })

test('the address of a point is that of the nearest house, within what a phone is off; asked once', async () => {
  const house = (id: number, number: string, lat: number): MapThing => ({
    id,
    lat,
    lon: 4.48,
    tags: { 'addr:street': 'Kerkstraat', 'addr:housenumber': number, 'addr:city': 'Crumbridge' },
  })
  const { overpass, map } = await open([
    house(1, '14', 51.9205),
    house(2, '12', 51.9202),
    house(3, '90', 51.93),
  ])
  const { signal } = new AbortController()
  const point = { latitude: 51.92, longitude: 4.48 }
  expect(await overpass.addressAt(point, signal)).toBe('Kerkstraat 12, Crumbridge')
  expect(await overpass.addressAt({ ...point, latitude: 51.920_01 }, signal)).toBe(
    'Kerkstraat 12, Crumbridge',
  )
  expect(map.asked).toHaveLength(1)
  expect(await overpass.addressAt({ ...point, latitude: 52 }, signal)).toBe('')
})

describe('businesses around a point', () => {
  test('are nodes, ways and relations of the kinds asked for, nearest first, as many as asked for', async () => {
    const { overpass } = await open([
      shop(1, 'Far', { lat: 51.95 }),
      shop(2, 'Near', { type: 'way', lat: 51.921 }),
      shop(3, 'Middle', { type: 'relation', lat: 51.93 }),
      shop(4, 'Farthest', { lat: 51.96 }),
      shop(5, 'Elsewhere', { lat: 52.5 }),
      { id: 6, lat: 51.92, lon: 4.48, tags: { shop: 'books', name: 'Books', phone: '+31 10 123 4567' } },
    ])
    const found = await overpass.businessesNear(near({ limit: 3 }))
    expect(found.map(({ type, id, tags }) => [type, id, tags.name])).toEqual([
      ['way', 2, 'Near'],
      ['relation', 3, 'Middle'],
      ['node', 1, 'Far'],
    ])
    expect(found[0]).toMatchObject({ latitude: 51.921, longitude: 4.48, asOf: '2026-05-01' })
  })

  test('are the nearest ones in a city with more than an answer holds', async () => {
    // The map answers by number, so the far ones fill the answer.
    const far = Array.from({ length: 600 }, (_, n) => shop(n + 1, `Far${n}`, { lat: 51.955 }))
    const { overpass, map } = await open([...far, shop(900, 'Next', { lat: 51.921 })])
    const [first] = await overpass.businessesNear(near())
    expect(first?.tags.name).toBe('Next')
    expect(map.asked.length).toBeLessThanOrEqual(3)
  })

  test('are found in a state as well', async () => {
    const { overpass } = await open([
      shop(1, 'There', { region: 'US-TX' }),
      shop(2, 'Elsewhere', { region: 'US-OK' }),
    ])
    const { tags, limit, signal } = near()
    const found = await overpass.businessesIn('US-TX', { tags, limit, signal })
    expect(found.map(({ tags }) => tags.name)).toEqual(['There'])
  })

  test('are left out without a name, or with nothing to reach them by', async () => {
    const { overpass } = await open([
      { id: 1, lat: 51.92, lon: 4.48, tags: { shop: 'bakery', phone: '+31 10 413 0000' } },
      { id: 2, lat: 51.92, lon: 4.48, tags: { shop: 'bakery', name: 'Mute' } },
      {
        id: 3,
        lat: 51.92,
        lon: 4.48,
        tags: { shop: 'bakery', name: 'Page', website: 'https://facebook.com/page' },
      },
      { id: 4, lat: 51.92, lon: 4.48, tags: { shop: 'bakery', name: 'Called', phone: '+31 10 413 0000' } },
      {
        id: 5,
        lat: 51.92,
        lon: 4.48,
        tags: { shop: 'bakery', name: 'Mailed', 'contact:email': 'hi@mailed.test' },
      },
      { id: 6, lat: 51.92, lon: 4.48, tags: { shop: 'bakery', name: 'Housed', 'addr:street': 'Kade' } },
    ])
    const found = await overpass.businessesNear(near())
    expect(found.map(({ tags }) => tags.name)).toEqual(['Called', 'Mailed', 'Housed'])
  })

  test('are of any value where a kind names none', async () => {
    const { overpass } = await open([shop(1, 'Bread'), shop(2, 'Books', { tags: { shop: 'books' } })])
    const found = await overpass.businessesNear(near({ tags: [...bakeries, { key: 'shop', value: '' }] }))
    expect(found).toHaveLength(2)
  })

  test('none are asked for without a kind', async () => {
    const { overpass, map } = await open([shop(1, 'Bread')])
    expect(await overpass.businessesNear(near({ tags: [] }))).toEqual([])
    expect(map.asked).toEqual([])
  })
})

describe('politeness', () => {
  test('the request names Rove and its version and bounds its time', async () => {
    const { overpass, map } = await open()
    await overpass.businessesNear(near())
    expect(map.asked[0]?.userAgent).toMatch(/^Rove\/\d+\.\d+\.\d+ /)
    expect(map.asked[0]?.query).toContain('[timeout:25]')
  })

  test('the phone is told of to about 100 metres', async () => {
    const { overpass, map } = await open()
    await overpass.businessesNear(near({ latitude: 51.9212345, longitude: 4.4798765 }))
    expect(map.asked[0]?.query).toContain('(around:5000,51.921,4.48)')
  })

  test('two searches at once are asked one after the other', async () => {
    const { overpass, map } = await open([shop(1, 'Bread')])
    const release = map.hold()
    const arrival = map.arrival()
    const both = Promise.all([
      overpass.businessesNear(near()),
      overpass.businessesNear(near({ radiusKm: 7 })),
    ])
    await arrival
    release()
    await both
    expect(map.asked.map(({ together }) => together)).toEqual([1, 1])
  })

  test('a second identical search is not asked again within an hour, even at the same time', async () => {
    const { overpass, map, clock } = await open([shop(1, 'Bread')])
    const found = await Promise.all([
      overpass.businessesNear(near()),
      overpass.businessesNear(near({ limit: 1 })),
    ])
    expect(found.map(({ length }) => length)).toEqual([1, 1])
    clock.ms += 59 * 60_000
    await overpass.businessesNear(near())
    expect(map.asked).toHaveLength(1)
    clock.ms += 2 * 60_000
    await overpass.businessesNear(near())
    expect(map.asked).toHaveLength(2)
  })

  test('a failure is not remembered, and the next in turn is still served', async () => {
    const { overpass, map } = await open([shop(1, 'Bread')])
    map.next('malformed')
    const [first, second] = await Promise.allSettled([
      overpass.businessesNear(near()),
      overpass.businessesNear(near()),
    ])
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled'])
  })
})

describe('a busy server', () => {
  test('is asked again after a while that grows', async () => {
    const { overpass, map, pauses } = await open([shop(1, 'Bread')])
    map.next({ status: 429 }, { status: 504 })
    expect(await overpass.businessesNear(near())).toHaveLength(1)
    expect(pauses).toEqual([5000, 15_000])
  })

  test('is given the time that it asks for', async () => {
    const { overpass, map, pauses } = await open([shop(1, 'Bread')])
    map.next({ status: 429, headers: { 'retry-after': '30' } })
    expect(await overpass.businessesNear(near())).toHaveLength(1)
    expect(pauses).toEqual([30_000])
  })

  test('that asks for longer than a person waits is left alone', async () => {
    const { overpass, map, pauses } = await open()
    map.next({ status: 429, headers: { 'retry-after': '600' } })
    expect((await failure(overpass.businessesNear(near()))).code).toBe('rate-limited')
    expect(pauses).toEqual([])
  })

  test.each([
    [429, 'rate-limited'],
    [504, 'unavailable'],
  ])('is given up after two more tries: %i is "%s"', async (status, code) => {
    const { overpass, map } = await open()
    busy(map, status)
    const failed = await failure(overpass.businessesNear(near()))
    expect([failed.service, failed.code]).toEqual(['OpenStreetMap', code])
    expect(map.asked).toHaveLength(3)
  })

  test('that could not finish says so beside a part of the answer, which is not taken for all', async () => {
    const { overpass, map } = await open([shop(1, 'Bread')])
    const remark = 'runtime error: Query timed out in "query" at line 1 after 26 seconds.'
    map.next({ remark })
    expect(await overpass.businessesNear(near())).toHaveLength(1)
    expect(map.asked).toHaveLength(2)
    map.next({ remark }, { remark }, { remark })
    expect((await failure(overpass.businessesNear(near({ radiusKm: 9 })))).code).toBe('unavailable')
  })
})

describe('a broken answer', () => {
  test.each([
    ['html', 'malformed'],
    ['malformed', 'malformed'],
    ['endless', 'malformed'],
    ['cut', 'unavailable'],
    [{ status: 400 }, 'malformed'],
    [{ status: 403 }, 'unavailable'],
  ] as const)('is told: %o is "%s", and not asked for again', async (fault, code) => {
    const { overpass, map } = await open()
    map.next(fault)
    expect((await failure(overpass.businessesNear(near()))).code).toBe(code)
    expect(map.asked).toHaveLength(1)
  })

  test('that never comes ends with the time for it', async () => {
    const { overpass, map } = await open([], { timeoutMs: 50 })
    map.next('hang')
    expect((await failure(overpass.businessesNear(near()))).code).toBe('unavailable')
  })

  test('of a server that is not there is "unavailable"', async () => {
    const { overpass, map } = await open()
    await map[Symbol.asyncDispose]()
    expect((await failure(overpass.businessesNear(near()))).code).toBe('unavailable')
  })
})

describe('an aborted signal', () => {
  test('stops a question under way, and one that waits for its turn is never asked', async () => {
    const { overpass, map } = await open([shop(1, 'Bread')])
    map.next('hang')
    const [first, second] = [new AbortController(), new AbortController()]
    const arrival = map.arrival()
    const asking = overpass.businessesNear(near({ signal: first.signal }))
    const waiting = overpass.businessesNear(near({ radiusKm: 7, signal: second.signal }))
    await arrival
    second.abort()
    await expect(waiting).rejects.toBe(second.signal.reason)
    first.abort()
    await expect(asking).rejects.toBe(first.signal.reason)
    expect(await overpass.businessesNear(near({ radiusKm: 8 }))).toHaveLength(1)
    expect(map.asked.map(({ query }) => /around:\d+/.exec(query)?.[0])).toEqual([
      'around:5000',
      'around:8000',
    ])
  })
})

describe('locating a place', () => {
  const { signal } = new AbortController()
  const cambridge = (id: number, country: string, population: string, more: object = {}) => ({
    id,
    lat: id,
    lon: -id,
    country,
    tags: { place: 'city', name: 'Cambridge', population, ...more },
  })

  test('finds the most populous of its name', async () => {
    const { overpass } = await open([cambridge(1, 'US', '118,403'), cambridge(2, 'GB', '145818')])
    expect(await overpass.locate(placed('Cambridge'), signal)).toEqual({
      name: 'Cambridge',
      latitude: 2,
      longitude: -2,
    })
  })

  test('looks within the country that stands behind its name', async () => {
    const { overpass } = await open([cambridge(1, 'US', '118,403'), cambridge(2, 'GB', '145818')])
    expect(await overpass.locate(placed('cambridge, US'), signal)).toMatchObject({ latitude: 1 })
  })

  test('knows its English name, and a city from a village where no population is told', async () => {
    const { overpass } = await open([
      { id: 1, lat: 1, lon: 1, tags: { place: 'village', name: 'Munich' } },
      { id: 2, lat: 2, lon: 2, tags: { place: 'city', name: 'München', 'name:en': 'Munich' } },
    ])
    expect(await overpass.locate(placed('Munich'), signal)).toMatchObject({ name: 'München' })
  })

  test('finds none for an unknown name, an empty one and a whole country', async () => {
    const { overpass } = await open()
    expect(await overpass.locate(placed('Atlantis'), signal)).toBeNull()
    expect(await overpass.locate(placed('Germany'), signal)).toBeNull()
  })

  test('reads quotes and backslashes in a name as part of the name', async () => {
    const name = 'A"];out;\\ B'
    const { overpass } = await open([{ id: 1, lat: 1, lon: 1, tags: { place: 'town', name } }])
    expect(await overpass.locate(placed(name), signal)).toMatchObject({ name })
  })
})
