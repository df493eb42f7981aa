import Dexie, { type Table } from 'dexie'
import { IDBFactory, IDBKeyRange, IDBOpenDBRequest } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#db/model/id.ts'
import { mutate } from './mutate.ts'
import { DeviceStore } from './store.ts'
import { bounded, STUCK_AFTER_MS, wasCutOff } from './underWay.ts'

const ME = 7_200_000
const MY_TEAM = 7_200_001

let store: DeviceStore
let indexedDB: IDBFactory
beforeEach(async () => {
  indexedDB = new IDBFactory()
  store = new DeviceStore(ME, { indexedDB, IDBKeyRange })
  await store.open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await store.delete()
})

const addLead = () => {
  const fields = { fullName: 'Ada', email: 'ada@north.example' }
  return mutate(store, MY_TEAM, [{ name: 'lead.create', args: { id: newId(), fields } }])
}

test('a change that another page holds up is made once, as soon as that lets go', async () => {
  const held = await putAway()
  const made = addLead()
  await pass(2 * STUCK_AFTER_MS + 1_000)
  held.letGo()
  await made
  expect(await store.outbox.count()).toBe(1)
  expect(await store.leads.count()).toBe(1)
})

test('a change that storage never takes is told so after a minute at most, and nothing of it is there', async () => {
  const held = await putAway()
  const outcome = addLead().then(
    () => 'made',
    (error: Error) => error.name,
  )
  await pass(60_000)
  expect(await outcome).toMatch(/AbortError|DatabaseClosedError/)
  held.letGo()
  expect(await store.outbox.count()).toBe(0)
})

test('a read that is cut off does not close the store for those after it', async () => {
  const held = await putAway()
  const read = store.outbox.count().catch((error: Error) => error.name)
  await pass(STUCK_AFTER_MS + 1_000)
  expect(await read).toMatch(/AbortError|DatabaseClosedError/)
  held.letGo()
  expect(await store.outbox.count()).toBe(0)
})

test('a transaction that takes long and comes forward all the while is left alone', async () => {
  await store.transaction('rw', store.status, async () => {
    for (let step = 0; step < 4; step++) {
      await store.status.count()
      vi.advanceTimersByTime(STUCK_AFTER_MS / 2)
    }
    await store.status.put({ key: 'sync', running: false, result: 'synced', lastAt: '' })
  })
  expect((await store.status.get('sync'))?.result).toBe('synced')
})

test('a store whose opening hangs is opened anew for the change that waits for it', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => new IDBOpenDBRequest())
  store.close({ disableAutoOpen: false })
  const made = addLead()
  await pass(STUCK_AFTER_MS + 1_000)
  await made
  expect(open).toHaveBeenCalledTimes(2)
  expect(await store.outbox.count()).toBe(1)
})

test('a store that could not be opened once opens at the next use', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('The disk does not answer', 'AbortError')
  })
  store.close({ disableAutoOpen: false })
  await expect(store.open()).rejects.toThrow()
  await addLead()
  expect(await store.outbox.count()).toBe(1)
})

test('a store that somebody closed while it opened stays closed', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => new IDBOpenDBRequest())
  store.close({ disableAutoOpen: false })
  const opening = store.open().catch((error: Error) => error.name)
  store.close()
  expect(await opening).toBe('DatabaseClosedError')
  await expect(store.outbox.count()).rejects.toThrow()
})

test('an upgrade that takes long and comes forward all the while is left alone', async () => {
  const slow = new Dexie('slow', { indexedDB, IDBKeyRange })
  bounded(slow)
  slow.version(1).stores({ rows: 'id' })
  slow.on('populate', async (created) => {
    const rows: Table<{ id: number }> = created.table('rows')
    for (let step = 0; step < 4; step++) {
      await rows.put({ id: step })
      vi.advanceTimersByTime(STUCK_AFTER_MS / 2)
    }
  })
  expect(await slow.table('rows').count()).toBe(4)
  slow.close()
})

test('rows that storage cut off while they were written together count as cut off', async () => {
  const rows = [1, 2].map((teamId) => ({ teamId, version: 1, stamp: '' }))
  let cut: unknown
  try {
    await store.transaction('rw', [store.cursors], async () => {
      const written = store.cursors.bulkPut(rows)
      Dexie.currentTransaction.abort()
      await written
    })
  } catch (error) {
    cut = error
  }
  expect(wasCutOff(cut)).toBe(true)
})

/** A page whose transaction locks every store and does not end, like a page that WebKit caches. */
async function putAway(): Promise<{ letGo(): void }> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(store.name)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const transaction = database.transaction([...database.objectStoreNames], 'readwrite')
  let isHeld = true
  const goOn = () => {
    if (isHeld) transaction.objectStore('status').count().onsuccess = goOn
    else database.close()
  }
  goOn()
  return {
    letGo: () => {
      isHeld = false
    },
  }
}

/** Advances the test's clock and waits until everything that it triggers has run. */
async function pass(ms: number) {
  for (let at = 0; at < ms; at += 1_000) {
    await vi.advanceTimersByTimeAsync(1_000)
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
  }
}
