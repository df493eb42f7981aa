import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PROTOCOL } from '#db/model/sync/protocol.ts'
import type * as Engine from './engine.ts'

const ME = 7_100_000
const NOTHING_NEW = { protocol: PROTOCOL, now: '2026-01-01T00:00:00.000Z', teams: [], pages: [], resets: [] }

const { indexedDB, IDBKeyRange: range } = Dexie.dependencies
let engine: typeof Engine
let pulls: ((answer: Response) => void)[]
beforeEach(async () => {
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange })
  // What the browser knows of itself is opened when the module is loaded.
  vi.resetModules()
  engine = await import('./engine.ts')
  pulls = []
  vi.stubGlobal('navigator', { userAgent: 'Chrome on Android', locks: someLocks() })
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => pulls.push(resolve)))
})
afterEach(async () => {
  await engine.storeOf(ME).delete()
  Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange: range })
  vi.unstubAllGlobals()
})

/** Locks as a browser has them, which Node has not: https://www.w3.org/TR/web-locks/ */
function someLocks() {
  const last = new Map<string, Promise<unknown>>()
  type Work = (lock: object | null) => unknown
  return {
    async request(name: string, ...[options, given]: [Work] | [{ ifAvailable: true }, Work]) {
      const work = typeof options === 'function' ? options : given
      const before = last.get(name)
      if (before && typeof options !== 'function') return work?.(null)
      const mine = (before ?? Promise.resolve()).then(() => work?.({ name }))
      const done = mine.catch(() => undefined)
      last.set(name, done)
      await done
      if (last.get(name) === done) last.delete(name)
      return mine
    },
  }
}

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
