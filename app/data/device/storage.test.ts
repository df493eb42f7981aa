import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange, IDBTransaction } from 'fake-indexeddb'
import { beforeAll, expect, test, vi } from 'vitest'
import { mutate } from '#db/device/mutate.ts'
import { DeviceStore, storeName } from '#db/device/store.ts'
import { newId } from '#db/model/id.ts'
import { type StorageState, watchStorage } from './storage.ts'

beforeAll(() => {
  vi.stubGlobal('IDBTransaction', IDBTransaction)
})

/** A tab with the store of person 7 in this browser, and the states that it went through. */
function openTab(indexedDB: IDBFactory) {
  const store = new DeviceStore(7, { indexedDB, IDBKeyRange })
  const states: StorageState[] = []
  const end = watchStorage(store, (state) => states.push(state))
  return { store, states, end }
}

const newerVersion = (indexedDB: IDBFactory) => {
  const store = new Dexie(storeName(7), { indexedDB, IDBKeyRange })
  store.version(99).stores({ leads: 'id, teamId, company' })
  return store
}

test('a browser that lets Rove store is said to be ready', async () => {
  const { states } = openTab(new IDBFactory())
  await expect.poll(() => states).toEqual(['ready'])
})

test('an old tab lets go of its store when a newer version of Rove opens it elsewhere, and says so', async () => {
  const browser = new IDBFactory()
  const old = openTab(browser)
  await old.store.open()
  const newer = newerVersion(browser)
  await newer.open()
  expect(old.states).toEqual(['ready', 'superseded'])
  expect(old.store.isOpen()).toBe(false)
  newer.close()
})

test('a sign-out in another tab is told apart from an update', async () => {
  const browser = new IDBFactory()
  const here = openTab(browser)
  await here.store.open()
  await new DeviceStore(7, { indexedDB: browser, IDBKeyRange }).delete()
  expect(here.states).toEqual(['ready', 'gone'])
})

test('a store that was closed, as a page was put away or storage hung, goes on at the next use', async () => {
  const { store, states } = openTab(new IDBFactory())
  await store.open()
  store.close({ disableAutoOpen: false })
  expect(await store.leads.count()).toBe(0)
  expect(states).toEqual(['ready'])
})

test('a device without room is noticed at the write that failed, and again when there is room', async () => {
  const { store, states } = openTab(new IDBFactory())
  await store.open()
  await store
    .transaction('rw', store.sent, async () => {
      const { idbtrans } = Dexie.currentTransaction
      await store.sent.count()
      Object.defineProperty(idbtrans, 'error', { value: new DOMException('full', 'QuotaExceededError') })
      idbtrans.abort()
    })
    .catch(() => undefined)
  await expect.poll(() => states).toEqual(['ready', 'full'])
  // A sync finds space for its few bytes, which says nothing about space for typed text.
  await store.cursors.put({ teamId: 1, version: 0, stamp: '' })
  expect(states).toEqual(['ready', 'full'])
  const fields = { fullName: 'Mia', email: 'mia@berg.example' }
  await mutate(store, 1, [{ name: 'lead.create', args: { id: newId(), fields } }])
  await expect.poll(() => states).toEqual(['ready', 'full', 'ready'])
})
