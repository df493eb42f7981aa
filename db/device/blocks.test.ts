import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Lead } from '#db/model/entities/lead.ts'
import { leadWith } from '#tests/leadWith.ts'
import { dissolveBlock } from './packs.ts'
import { DeviceStore } from './store.ts'

const newStore = () => new DeviceStore(1, { indexedDB: new IDBFactory(), IDBKeyRange })
const lead = (id: number, fullName = '') => leadWith({ id, teamId: 2 + (id % 2), fullName })

const id = fc.integer({ min: 1, max: 12 })
const ids = fc.array(id, { maxLength: 6 })
const fullName = fc.string({ maxLength: 3 })
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), ids, fullName }),
  fc.record({ do: fc.constant('put' as const), ids, fullName }),
  fc.record({ do: fc.constant('delete' as const), ids }),
  fc.record({ do: fc.constant('delete range' as const), ids: fc.tuple(id, id) }),
  fc.record({ do: fc.constant('leave team' as const), teamId: fc.integer({ min: 2, max: 3 }) }),
  fc.record({ do: fc.constant('dissolve' as const) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Does a step with a device's store. */
async function take(store: DeviceStore, each: Step) {
  const { leads } = store
  if (each.do === 'add') {
    const rows = each.ids.map((one) => lead(one, each.fullName))
    await store.transaction('rw', leads, () => leads.bulkAdd(rows).catch(Dexie.BulkError, () => undefined))
  } else if (each.do === 'put') await leads.bulkPut(each.ids.map((one) => lead(one, each.fullName)))
  else if (each.do === 'delete') await leads.bulkDelete([...each.ids])
  else if (each.do === 'delete range')
    await leads
      .where('id')
      .between(...each.ids)
      .delete()
  else if (each.do === 'leave team') await leads.where('teamId').equals(each.teamId).delete()
  else await dissolveBlock(store, 'leads')
}

/** Does the same with a map. */
function expectedOf(rows: Map<number, Lead>, each: Step) {
  if (each.do === 'add') {
    for (const one of each.ids) if (!rows.has(one)) rows.set(one, lead(one, each.fullName))
  } else if (each.do === 'put') for (const one of each.ids) rows.set(one, lead(one, each.fullName))
  else if (each.do === 'delete') for (const one of each.ids) rows.delete(one)
  else if (each.do === 'delete range') {
    const [from, to] = each.ids
    for (const one of [...rows.keys()]) if (one >= from && one < to) rows.delete(one)
  } else if (each.do === 'leave team') {
    for (const { id, teamId } of [...rows.values()]) if (teamId === each.teamId) rows.delete(id)
  }
}

test('rows in blocks are read and changed as if each had a record of its own', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const store = newStore()
      const { leads } = store
      const rows = new Map<number, Lead>()
      for (const each of steps) {
        await take(store, each)
        expectedOf(rows, each)
        const all = [...rows.values()].sort((a, b) => a.id - b.id)
        expect(await leads.toArray()).toEqual(all)
        expect(await leads.count()).toBe(all.length)
        expect(await leads.get(3)).toEqual(rows.get(3))
        expect(await leads.bulkGet([7, 2, 99])).toEqual([rows.get(7), rows.get(2), undefined])
        expect(await leads.where('id').above(4).limit(3).toArray()).toEqual(
          all.filter(({ id }) => id > 4).slice(0, 3),
        )
        expect(await leads.orderBy('id').reverse().limit(2).toArray()).toEqual(all.toReversed().slice(0, 2))
        const ofTeam = all.filter(({ teamId }) => teamId === 2)
        expect(await leads.where('teamId').equals(2).toArray()).toEqual(ofTeam)
        expect(await leads.where('teamId').equals(2).primaryKeys()).toEqual(ofTeam.map(({ id }) => id))
      }
      store.close()
    }),
    { numRuns: 60 },
  )
})

test('many new rows are a few records, which go when the server’s copies of them have come', async () => {
  const store = newStore()
  const created = Array.from({ length: 500 }, (_, n) => lead(n + 1))
  await store.leads.bulkAdd(created)
  expect(await store.blocks.count()).toBe(3)
  await store.leads.bulkPut(created.slice(0, 499).map((row) => ({ ...row, version: 7 })))
  expect((await store.blocks.toArray()).map(({ ids }) => ids)).toEqual([[500]])
  await store.leads.bulkPut([{ ...lead(500), version: 8 }])
  expect(await store.blocks.count()).toBe(0)
  expect(await store.leads.count()).toBe(500)
  store.close()
})

test('a block that an older app wrote is read, and its rows leave it', async () => {
  const store = newStore()
  const rows = [lead(1, 'Mia Berg'), lead(2)]
  await store.table('blocks').add({ table: 'leads', ids: [1, 2], rows })
  expect(await store.leads.bulkGet([1, 2])).toEqual(rows)
  expect(await store.leads.toArray()).toEqual(rows)
  await store.leads.put({ ...lead(1), version: 5 })
  expect(await store.leads.toArray()).toEqual([{ ...lead(1), version: 5 }, lead(2)])
  expect((await store.blocks.toArray()).map(({ ids }) => ids)).toEqual([[2]])
  store.close()
})

test('what an older worker wrote beside a block is what is read', async () => {
  const store = newStore()
  await store.leads.bulkAdd([lead(1), lead(2)])
  const old = store.backendDB().transaction('leads', 'readwrite').objectStore('leads')
  await new Promise((resolve) => {
    old.put({ ...lead(1, 'Mia Berg'), version: 5 }).onsuccess = resolve
  })
  const rows = [{ ...lead(1, 'Mia Berg'), version: 5 }, lead(2)]
  expect(await store.leads.get(1)).toEqual(rows[0])
  expect(await store.leads.bulkGet([1, 2])).toEqual(rows)
  expect(await store.leads.toArray()).toEqual(rows)
  expect(await store.leads.count()).toBe(2)
  await expect(store.leads.bulkAdd([lead(1)])).rejects.toThrow(Dexie.BulkError)
  await store.leads.delete(1)
  expect(await store.leads.toArray()).toEqual([lead(2)])
  store.close()
})
