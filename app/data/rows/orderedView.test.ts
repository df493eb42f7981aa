import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterEach, expect, test } from 'vitest'
import { orderOf } from '#app/entities/lead/list/order.ts'
import { DeviceStore } from '#db/device/store.ts'
import { leadWith } from '#tests/leadWith.ts'
import { LiveRows } from './liveRows.ts'
import { OrderedView } from './orderedView.ts'

const TEAM = 2
const byName = orderOf({ by: 'fullName', descending: false })
const store = new DeviceStore(1, { indexedDB: new IDBFactory(), IDBKeyRange })
afterEach(() => store.leads.clear())

const named = (id: number, fullName: string) => leadWith({ id, teamId: TEAM, fullName })
const backwards = (count: number) =>
  Array.from({ length: count }, (_, n) => named(n + 1, `Lead ${String(count - n).padStart(6, '0')}`))

async function readAll(live: LiveRows<'leads'>) {
  live.list()
  await expect.poll(() => live.complete).toBe(true)
}

test('a short list is in order at once', async () => {
  await store.leads.bulkAdd(backwards(50))
  const live = new LiveRows(store, 'leads', TEAM)
  await readAll(live)
  const { rows, complete } = new OrderedView(live, byName).current()
  expect(complete).toBe(true)
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, n) => 50 - n))
  live.end()
})

test('a long list shows what it began with the last time, then all in order, and then follows what changes', async () => {
  const count = 12_000
  await store.leads.bulkAdd(backwards(count))
  const live = new LiveRows(store, 'leads', TEAM)
  await readAll(live)
  const view = new OrderedView(live, byName, [count, count - 1])
  expect(view.current()).toMatchObject({ complete: false, rows: [{ id: count }, { id: count - 1 }] })

  const end = view.subscribe(() => {})
  await store.leads.update(5, { fullName: 'A lead that comes first now' })
  await expect.poll(() => view.current().complete).toBe(true)
  await expect.poll(() => view.current().rows[0]?.id).toBe(5)
  expect(view.current().rows).toHaveLength(count)
  expect(
    view
      .current()
      .rows.slice(1)
      .map(({ id }) => id),
  ).toEqual(Array.from({ length: count }, (_, n) => count - n).filter((id) => id !== 5))
  expect(view.current().rows[0]?.fullName).toBe('A lead that comes first now')
  end()
  live.end()
})

test('what a sync brings into a long list comes at once and in its place; until then the list is as it was', async () => {
  const count = 12_000
  await store.leads.bulkAdd(backwards(count))
  const live = new LiveRows(store, 'leads', TEAM)
  await readAll(live)
  const view = new OrderedView(live, byName)
  const seen = new Set<number>()
  const end = view.subscribe(() => seen.add(view.current().rows.length))
  await expect.poll(() => view.current().complete).toBe(true)
  seen.clear()

  const come = Array.from({ length: 1_000 }, (_, n) => named(count + 1 + n, `Lead ${n * 7} of others`))
  await store.leads.bulkPut([...come, named(1, 'Lead that moved')])
  await store.leads.delete(2)
  await expect.poll(() => view.current().rows.length).toBe(count + come.length - 1)
  expect(view.current().complete).toBe(true)
  const names = view.current().rows.map(({ fullName }) => fullName.toLowerCase())
  expect(names).toEqual(names.toSorted())
  expect(names).toContain('lead that moved')
  expect([...seen].every((length) => length >= count - 1)).toBe(true)
  end()
  live.end()
})

test('what a list began with the last time comes in one piece, whatever was read before it, and without rows that are gone', async () => {
  const count = 3_000
  await store.leads.bulkAdd(backwards(count))
  const live = new LiveRows(store, 'leads', TEAM)
  const begun = new Promise((resolve) => {
    const end = live.subscribe(() => resolve(end()))
  })
  await begun
  expect(live.complete).toBe(false)
  const first = [count, 7, count + 5, count - 1]
  const view = new OrderedView(live, byName, first)
  const seen = [view.current().rows.map(({ id }) => id)]
  const end = view.subscribe(() => {
    if (!view.current().complete) seen.push(view.current().rows.map(({ id }) => id))
  })
  await expect.poll(() => view.current().complete).toBe(true)
  expect(seen).toEqual([[], [count, 7, count - 1]])
  end()
  live.end()
})

test('what changed while nobody looked is there when somebody looks again', async () => {
  await store.leads.bulkAdd(backwards(3))
  const live = new LiveRows(store, 'leads', TEAM)
  await readAll(live)
  const view = new OrderedView(live, byName)
  view.subscribe(() => {})()
  await store.leads.update(1, { fullName: 'A' })
  await expect.poll(() => live.rows.get(1)?.fullName).toBe('A')
  view.subscribe(() => {})
  expect(view.current().rows.map(({ id }) => id)).toEqual([1, 3, 2])
  live.end()
})
