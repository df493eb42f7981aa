import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storeOf } from '#db/device/engine.ts'
import { sync } from '#db/device/sync.ts'
import type { PullAnswer } from '#db/model/entities/pull.ts'
import { ALIVE_EVERY_MS } from '#db/model/sync/protocol.ts'
import { memoryStorage } from '#tests/memoryStorage.ts'
import { pauseAfter } from './device/pause.ts'
import { keepInStep, requestSync } from './sync.ts'

const pauses = (chance: number) =>
  [1, 2, 3, 4, 8, 9, 10, 50, 5000].map((misses) => pauseAfter(misses, chance))

test('while the server is out of reach it is asked after longer and longer pauses, at most 2 minutes', () => {
  expect(pauses(0.5)).toEqual([500, 1_000, 2_000, 4_000, 64_000, 120_000, 120_000, 120_000, 120_000])
})

test('a server that answers is asked every half minute', () => {
  expect(pauseAfter(0, 0.5)).toBe(30_000)
})

test('devices that lost the server together come back one by one, within a quarter of the pause', () => {
  expect(pauseAfter(3, 0)).toBe(1_500)
  expect(pauseAfter(3, 1)).toBe(2_500)
})

describe('a phone that was out of reach for long', () => {
  let phone: ReturnType<typeof openPhone>
  beforeEach(async () => {
    phone = openPhone()
    await phone.spend(LONG_MS)
  })
  afterEach(() => phone.close())

  test.each(['online', 'focus', 'visibilitychange', 'poke', 'a tap on "Sync now"'])(
    'is in step seconds after %s, though the network is just coming up and fails what is sent first',
    async (occasion) => {
      phone.losesNext = 3
      phone.happens(occasion)
      await phone.spend(6_000)
      expect((await phone.status())?.result).toBe('synced')
    },
  )

  test('is in step 2 seconds after the line is back, though nothing has told it so', async () => {
    phone.losesNext = 0
    await phone.spend(2_250)
    expect((await phone.status())?.result).toBe('synced')
  })

  test('looks for the server only while somebody looks at it', async () => {
    phone.screen.visibilityState = 'hidden'
    await phone.spend(2_250)
    phone.losesNext = 0
    const tries = await phone.triesWithin(2_250)
    expect(tries).toBe(0)
  })

  test('asks ever more rarely where the server is there and does not take what it asks', async () => {
    phone.isFound = true
    await phone.spend(LONG_MS)
    expect(await phone.triesWithin(60_000)).toBeLessThan(4)
  })

  test('asks rarely, and soon rarely again when what it came out for was nothing', async () => {
    expect(await phone.triesWithin(60_000)).toBeLessThan(2)
    phone.happens('online')
    expect(await phone.triesWithin(LONG_MS)).toBeGreaterThan(6)
    expect(await phone.triesWithin(60_000)).toBeLessThan(2)
  })
})

/** Until the pauses have reached their maximum. */
const LONG_MS = 6 * 60_000
const STEP_MS = 250
let people = 7_000_000

/** A page with a worker that syncs for it, with a fake clock, at first without a network. */
function openPhone() {
  // The random factor is fixed at its middle; otherwise an attempt by the timer could fall into the seconds
  // that a test measures.
  const chance = vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { indexedDB, IDBKeyRange: range } = Dexie.dependencies
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange })
  const userId = people++
  const store = storeOf(userId)
  let tries = 0
  let synced = Promise.resolve()
  const phone = {
    losesNext: Number.POSITIVE_INFINITY,
    /** Whether the server responds to checks although syncs are lost. */
    isFound: false,
    status: () => store.status.get('sync'),
  }
  const air = {
    deviceId: 'phone',
    deviceName: 'Chrome on Android',
    async fetch() {
      tries++
      if (phone.losesNext-- > 0) throw new TypeError('net::ERR_NETWORK_CHANGED')
      return Response.json(NOTHING_NEW)
    },
  }
  const worker = {
    postMessage(_: unknown, [port]: MessagePort[]) {
      port?.postMessage('here')
      synced = synced.then(async () => void (await sync(store, air)))
    },
  }
  // The page shows nothing before the app.
  const screen = Object.assign(new EventTarget(), { visibilityState: 'visible', getElementById: () => null })
  const page = new EventTarget()
  let tell = (_event: string) => {}
  const openStream = (signal: AbortSignal) =>
    new ReadableStream({
      start(stream) {
        tell = (event) => stream.enqueue(new TextEncoder().encode(`event: ${event}\ndata: \n\n`))
        signal.addEventListener('abort', () => stream.error(signal.reason))
      },
    })
  vi.stubGlobal('document', screen)
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('fetch', async (path: string, { signal }: { signal: AbortSignal }) => {
    if (path === '/api/sync/poke') {
      return new Response(openStream(signal), { headers: { 'Content-Type': 'text/event-stream' } })
    }
    if (phone.losesNext > 0 && !phone.isFound) throw new TypeError('net::ERR_NETWORK_CHANGED')
    return Response.json(NOTHING_NEW)
  })
  vi.stubGlobal('navigator', {
    locks: { request: async (_: string, __: object, work: () => Promise<void>) => work() },
    serviceWorker: { controller: worker, getRegistration: async () => undefined },
  })
  const end = keepInStep(userId)

  /** Advances the clock, and lets everything that this triggers finish. */
  const spend = async (ms: number) => {
    for (let at = 0; at < ms; at += STEP_MS) {
      if (at % ALIVE_EVERY_MS === 0) tell('alive')
      await settle()
      await vi.advanceTimersByTimeAsync(STEP_MS)
    }
    await settle()
  }
  return Object.assign(phone, {
    screen,
    spend,
    happens(occasion: string) {
      if (occasion.startsWith('a tap')) return void requestSync(userId)
      if (occasion === 'poke') tell(occasion)
      for (const place of [page, screen]) place.dispatchEvent(new Event(occasion))
    },
    async triesWithin(ms: number): Promise<number> {
      const before = tries
      await spend(ms)
      return tries - before
    },
    async close() {
      end()
      await settle()
      await store.delete()
      Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange: range })
      chance.mockRestore()
      vi.unstubAllGlobals()
      vi.useRealTimers()
    },
  })

  async function settle() {
    await turns()
    await synced
    await turns()
  }
}

/** fake-indexeddb responds in turns of the event loop. */
async function turns() {
  for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate)
}

const NOTHING_NEW: PullAnswer = {
  protocol: 1,
  now: '2026-01-01T00:00:00.000Z',
  teams: [],
  pages: [],
  resets: [],
}
