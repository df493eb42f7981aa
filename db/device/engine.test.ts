import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PROTOCOL } from '#db/model/sync/protocol.ts'
import { locksOf } from '#tests/locks.ts'
import type * as Engine from './engine.ts'
import { GONE_AFTER_MS } from './turn.ts'

const ME = 7_100_000
const NOTHING_NEW = { protocol: PROTOCOL, now: '2026-01-01T00:00:00.000Z', teams: [], pages: [], resets: [] }

const { indexedDB, IDBKeyRange: range } = Dexie.dependencies
let engine: typeof Engine
let pulls: ((answer: Response) => void)[]
beforeEach(async () => {
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange })
  // Loading the module opens the browser's own database.
  vi.resetModules()
  engine = await import('./engine.ts')
  pulls = []
  vi.stubGlobal('navigator', { userAgent: 'Chrome on Android', locks: locksOf() })
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => pulls.push(resolve)))
})
afterEach(async () => {
  await engine.storeOf(ME).delete()
  Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange: range })
  vi.unstubAllGlobals()
})

test('ten asks while a sync is under way become one more sync, whose end all of them hear', async () => {
  const first = engine.syncAs(ME)
  await expect.poll(() => pulls.length).toBe(1)
  const others = Array.from({ length: 10 }, () => engine.syncAs(ME))
  pulls[0]?.(Response.json(NOTHING_NEW))
  expect(await first).toBe('synced')
  await expect.poll(() => pulls.length).toBe(2)
  pulls[1]?.(Response.json({ message: 'Please sign in.' }, { status: 401 }))
  expect(await Promise.all(others)).toEqual(Array(10).fill('signed-out'))
  expect(pulls).toHaveLength(2)
})

test('a page that was put away while it had the turn loses it, and the next ask syncs', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    void navigator.locks.request(`rove-sync-${ME}`, () => new Promise(() => undefined)).catch(() => undefined)
    const synced = engine.syncAs(ME)
    await vi.advanceTimersByTimeAsync(GONE_AFTER_MS + 4_000)
    await expect.poll(() => pulls.length).toBe(1)
    pulls[0]?.(Response.json(NOTHING_NEW))
    expect(await synced).toBe('synced')
  } finally {
    vi.useRealTimers()
  }
})

test('so does one that was put away while it was next in line', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    for (const name of ['rove-sync', 'rove-next-sync']) {
      void navigator.locks.request(`${name}-${ME}`, () => new Promise(() => undefined)).catch(() => undefined)
    }
    const synced = engine.syncAs(ME)
    await vi.advanceTimersByTimeAsync(2 * (GONE_AFTER_MS + 4_000))
    await expect.poll(() => pulls.length).toBe(1)
    pulls[0]?.(Response.json(NOTHING_NEW))
    expect(await synced).toBe('synced')
  } finally {
    vi.useRealTimers()
  }
})

test('one that has the turn and is there keeps it, however long it takes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const first = engine.syncAs(ME)
    await expect.poll(() => pulls.length).toBe(1)
    const second = engine.syncAs(ME)
    for (let ms = 0; ms < 4 * GONE_AFTER_MS; ms += 1_000) {
      await vi.advanceTimersByTimeAsync(1_000)
      for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
    }
    expect(pulls).toHaveLength(1)
    pulls[0]?.(Response.json(NOTHING_NEW))
    expect(await first).toBe('synced')
    await expect.poll(() => pulls.length).toBe(2)
    pulls[1]?.(Response.json(NOTHING_NEW))
    expect(await second).toBe('synced')
  } finally {
    vi.useRealTimers()
  }
})
