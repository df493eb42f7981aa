import { afterEach, expect, test } from 'vitest'
import type { Point } from '#db/model/place.ts'
import { MOST_PLACES } from '#db/model/travelTable.ts'
import { type FakeRouter, openRouter } from '#tests/fakes/router.ts'
import { openServed, type Served, seller } from './served.ts'

let opened: AsyncDisposable[] = []
afterEach(async () => {
  for (const each of opened) await each[Symbol.asyncDispose]()
  opened = []
})

const PLACES = [
  { latitude: 51.3, longitude: 9.4 },
  { latitude: 51.4, longitude: 9.5 },
]

/** A server with a routing service, and a rep who asks for ways. */
async function openRouted(): Promise<{
  router: FakeRouter
  ways(places: readonly Point[]): Promise<unknown>
}> {
  const router = await openRouter((from, to) => (from < to ? 600 : 660))
  const server: Served = await openServed({ config: { routerUrl: router.url } })
  opened.push(server, router)
  const { ask } = await seller(server)
  return { router, ways: async (places) => (await ask('POST', '/api/routing', { places })).body }
}

const TABLE = { table: { seconds: [0, 600, 660, 0], metres: [0, 6000, 6600, 0] } }

test('the ways between places are those of the routing service, and asked for once', async () => {
  const { router, ways } = await openRouted()
  expect(await ways(PLACES)).toEqual(TABLE)
  expect(await ways(PLACES)).toEqual(TABLE)
  expect(router.asked).toEqual([
    '/osrm/table/v1/driving/9.40000,51.30000;9.50000,51.40000?annotations=duration,distance',
  ])
})

test('a way that the service does not know is none', async () => {
  const { router, ways } = await openRouted()
  router.mood = 'knows no way'
  expect(await ways(PLACES)).toEqual({ table: { seconds: [0, null, null, 0], metres: [0, null, null, 0] } })
})

test.each(['fails', 'talks nonsense', 'knows fewer places'] as const)(
  'a routing service that %s gives no ways, and is left alone for a while',
  async (mood) => {
    const { router, ways } = await openRouted()
    router.mood = mood
    expect(await ways(PLACES)).toEqual({ table: null })
    router.mood = 'knows'
    expect(await ways(PLACES)).toEqual({ table: null })
    expect(router.asked).toHaveLength(1)
  },
)

test('a server without a routing service gives no ways', async () => {
  const server = await openServed({})
  opened.push(server)
  const { ask } = await seller(server)
  expect((await ask('POST', '/api/routing', { places: PLACES })).body).toEqual({ table: null })
})

test('nobody asks for the ways between more places than a day has', async () => {
  const { router, ways } = await openRouted()
  const places = Array.from({ length: MOST_PLACES + 1 }, (_, nth) => ({ latitude: nth, longitude: nth }))
  expect(await ways(places)).toMatchObject({ code: 'invalid' })
  expect(await ways(places.slice(1))).toMatchObject({ table: { seconds: { length: MOST_PLACES ** 2 } } })
  expect(router.asked).toHaveLength(1)
})
