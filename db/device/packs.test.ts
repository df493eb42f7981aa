import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyRow } from '#db/model/entities/registry.ts'
import { leadWith } from '#tests/leadWith.ts'
import { dropPacks, foldOn, readPacks } from './packs.ts'
import { DeviceStore } from './store.ts'

const newStore = (userId = 1) => new DeviceStore(userId, { indexedDB: new IDBFactory(), IDBKeyRange })
const leads = (count: number) => Array.from({ length: count }, (_, n) => leadWith({ id: n + 1 }))

/** All leads according to the packs; undefined if the packs are not complete. */
async function throughPacks(store: DeviceStore) {
  const rows = new Map<number, AnyRow | undefined>()
  const read = await readPacks(store, 'leads', 0, async (some, gone) => {
    for (const row of some) if (!rows.has(row.id)) rows.set(row.id, row)
    for (const id of gone) if (!rows.has(id)) rows.set(id, undefined)
  })
  return read && [...rows.values()].filter((row) => row !== undefined).sort((a, b) => a.id - b.id)
}

async function foldAll(store: DeviceStore) {
  while (!(await foldOn(store, 'leads', 50)));
}

const id = fc.integer({ min: 0, max: 12 })
const name = fc.string({ maxLength: 3 })
const step = fc.oneof(
  fc.record({ do: fc.constant('put' as const), id, name }),
  fc.record({ do: fc.constant('put many' as const), ids: fc.array(id, { maxLength: 6 }), name }),
  fc.record({ do: fc.constant('add' as const), ids: fc.array(id, { minLength: 1, maxLength: 3 }), name }),
  fc.record({ do: fc.constant('update' as const), id, name }),
  fc.record({ do: fc.constant('modify' as const), name }),
  fc.record({ do: fc.constant('another form' as const), id }),
  fc.record({ do: fc.constant('delete' as const), id }),
  fc.record({ do: fc.constant('leave team' as const), teamId: fc.integer({ min: 2, max: 3 }) }),
  fc.record({ do: fc.constant('clear' as const) }),
  fc.record({ do: fc.constant('abort' as const), id }),
  fc.record({ do: fc.constant('drop' as const) }),
  fc.record({ do: fc.constant('fold on' as const), slice: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant('die folding' as const), slice: fc.integer({ min: 1, max: 4 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

class Death extends Error {}
const unlessMeant = (error: unknown) => {
  const isMeant = error instanceof Death || error instanceof Dexie.BulkError
  if (!isMeant) throw error
}

async function take(store: DeviceStore, each: Step) {
  const lead = (id: number, fullName = '') => leadWith({ id, teamId: 2 + (id % 2), fullName })
  switch (each.do) {
    case 'put':
      return void (await store.leads.put(lead(each.id, each.name)))
    case 'put many':
      return void (await store.leads.bulkPut(each.ids.map((one) => lead(one, each.name))))
    case 'add':
      // Rows that exist already fail; the others are written.
      return void (await store
        .transaction('rw', store.leads, () =>
          store.leads.bulkAdd(each.ids.map((one) => lead(one, each.name))).catch(unlessMeant),
        )
        .catch(unlessMeant))
    case 'update':
      return void (await store.leads.update(each.id, { fullName: each.name }))
    case 'modify':
      return void (await store.leads.where('teamId').equals(2).modify({ position: each.name }))
    case 'another form': {
      const { address: _, ...grown } = { ...lead(each.id), found: [{}], since: new Date(0), none: undefined }
      return void (await store.table('leads').put(grown))
    }
    case 'delete':
      return store.leads.delete(each.id)
    case 'leave team':
      return void (await store.leads.where('teamId').equals(each.teamId).delete())
    case 'clear':
      return store.leads.clear()
    case 'abort':
      return store
        .transaction('rw', store.leads, async () => {
          await store.leads.put(lead(each.id, 'never'))
          throw new Death()
        })
        .catch(unlessMeant)
    case 'drop':
      return store.transaction('rw', store.packs, store.packed, () => dropPacks(store, ['leads']))
    case 'fold on':
      return void (await foldOn(store, 'leads', each.slice))
    case 'die folding':
      return store
        .transaction(
          'rw',
          [store.leads, store.blocks, store.packs, store.packed, store.cursors],
          async () => {
            await foldOn(store, 'leads', each.slice)
            throw new Death()
          },
        )
        .catch(unlessMeant)
  }
}

test('whatever is written, folded, dropped and cut off in whatever order, packs tell what the rows are', async () => {
  let user = 100
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const store = newStore(++user)
      let dropped = false
      for (const each of steps) {
        await take(store, each)
        const read = await throughPacks(store)
        dropped = each.do === 'drop' || (dropped && read === undefined)
        if (!dropped) expect(read).toEqual(await store.leads.orderBy('id').toArray())
      }
      await foldAll(store)
      expect(await throughPacks(store)).toEqual(await store.leads.orderBy('id').toArray())
      store.close()
    }),
    { numRuns: 20 },
  )
})

test('a fold leaves each row in one pack, and nothing of what is gone', async () => {
  const store = newStore()
  await store.leads.bulkPut(leads(130))
  for (let n = 0; n < 20; n++) await store.leads.update(n + 1, { fullName: `Lead ${n}` })
  await store.leads.put(leadWith({ id: 5_000, fullName: 'Gone' }))
  await store.leads.delete(5_000)
  await foldAll(store)
  const packs = await store.packs.toArray()
  expect(packs.reduce((sum, { count }) => sum + count, 0)).toBe(130)
  expect(JSON.stringify(packs)).not.toContain('Gone')
  store.close()
})

test('a pack stays small when notes are long', async () => {
  const store = newStore()
  await store.leads.bulkPut(
    leads(40).map((lead) => ({ ...lead, notes: String(lead.id).padEnd(50_000, ' ') })),
  )
  for (const pack of await store.packs.toArray()) expect(JSON.stringify(pack).length).toBeLessThan(600_000)
  expect(await throughPacks(store)).toHaveLength(40)
  store.close()
})

test('a device of before has no packs until its rows were folded', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange }
  const before = new Dexie('rove-1', options)
  before.version(5).stores({ leads: 'id, teamId', shadows: '[table+rowId], teamId', cursors: 'teamId' })
  await before.table('leads').bulkAdd(leads(3))
  before.close()
  const store = new DeviceStore(1, options)
  await store.leads.update(2, { fullName: 'Renamed' })
  expect(await throughPacks(store)).toBeUndefined()
  await foldAll(store)
  expect(await throughPacks(store)).toEqual(await store.leads.orderBy('id').toArray())
  store.close()
})

test('what an older worker, which knows no packs, writes beside them is read row by row until it is folded in', async () => {
  const store = newStore()
  await store.cursors.put({ teamId: 2, version: 1, stamp: 's', whole: true })
  await store.leads.bulkPut(leads(3))
  await foldAll(store)
  expect(await throughPacks(store)).toHaveLength(3)

  await withoutPacks(store, [leadWith({ id: 2, fullName: 'Changed' }), leadWith({ id: 4 })])
  expect(await throughPacks(store)).toBeUndefined()
  await foldAll(store)
  expect(await throughPacks(store)).toEqual(await store.leads.toArray())
  store.close()
})

/** Writes without Dexie, as an older app does, with a cursor from before there were packs. */
async function withoutPacks(store: DeviceStore, rows: readonly AnyRow[]) {
  const writing = store.backendDB().transaction(['leads', 'cursors'], 'readwrite')
  for (const row of rows) writing.objectStore('leads').put(row)
  writing.objectStore('cursors').put({ teamId: 2, version: 2, stamp: 't', more: false })
  await new Promise((resolve) => writing.addEventListener('complete', resolve))
}
