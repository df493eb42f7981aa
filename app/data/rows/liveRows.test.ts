import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { dropPacks, foldOn } from '#db/device/packs.ts'
import { DeviceStore } from '#db/device/store.ts'
import { leadWith } from '#tests/leadWith.ts'
import { LiveRows, liveRows } from './liveRows.ts'

const TEAM = 2
const stores: DeviceStore[] = []
afterEach(() => {
  for (const store of stores.splice(0)) store.close()
})

function newStore(userId: number): DeviceStore {
  const store = new DeviceStore(userId, { indexedDB: new IDBFactory(), IDBKeyRange })
  stores.push(store)
  return store
}

const leads = (count: number, over = {}) =>
  Array.from({ length: count }, (_, n) =>
    leadWith({ id: n + 1, teamId: TEAM, fullName: `Lead ${n}`, ...over }),
  )
const byId = (rows: readonly { id: number }[] | undefined) => rows?.toSorted((a, b) => a.id - b.id)

test('all rows of the team are there, more than one slice of them, without deleted ones and those of other teams', async () => {
  const store = newStore(1)
  await store.leads.bulkAdd(leads(1_201))
  await store.leads.bulkPut([
    leadWith({ id: 7, teamId: TEAM, deletedAt: '2026-01-01T00:00:00.000Z' }),
    leadWith({ id: 8, teamId: 99 }),
  ])
  const live = new LiveRows(store, 'leads', TEAM)
  expect(live.list()).toBeUndefined()
  await expect.poll(() => live.list()).toHaveLength(1_199)
  live.end()
})

test('a device whose rows are not packed yet reads them one by one, and packs them when it has nothing to do', async () => {
  const store = newStore(6)
  await store.leads.bulkAdd(leads(1_201))
  await store.packed.clear()
  const live = new LiveRows(store, 'leads', TEAM)
  await expect.poll(() => live.list()).toHaveLength(1_201)
  await expect.poll(() => store.packed.get('leads')).toMatchObject({ from: expect.any(Number) })
  live.end()
})

test('what was asked for first is there before all the others', async () => {
  const store = newStore(2)
  await store.leads.bulkAdd(leads(1_201))
  const live = new LiveRows(store, 'leads', TEAM)
  live.first([1_000, 1_100])
  const told: number[][] = []
  live.subscribe((changes) => told.push([...changes.keys()]))
  await expect.poll(() => live.list()).toBeDefined()
  expect(told[0]).toEqual([1_000, 1_100])
  live.end()
})

test('a changed row is told alone, and the others stay the same objects', async () => {
  const store = newStore(3)
  await store.leads.bulkAdd(leads(600))
  const live = new LiveRows(store, 'leads', TEAM)
  await expect.poll(() => live.list()).toBeDefined()
  const before = live.rows.get(5)
  const told: number[][] = []
  live.subscribe((changes) => told.push([...changes.keys()]))
  await store.leads.update(6, { fullName: 'Renamed' })
  await expect.poll(() => told).toEqual([[6]])
  // So many at once that the store does not report which.
  await store.leads.bulkPut(leads(60).map((lead) => ({ ...lead, fullName: `Lead ${lead.id - 1}` })))
  await expect.poll(() => told.at(-1)).toEqual([6])
  expect(live.rows.get(5)).toBe(before)
  live.end()
})

test('what is deleted is told as deleted, until it is restored or gone for good', async () => {
  const store = newStore(7)
  await store.leads.bulkAdd(leads(3))
  const live = new LiveRows(store, 'leads', TEAM)
  await expect.poll(() => live.list()).toHaveLength(3)
  const before = live.list()
  await store.leads.put(leadWith({ id: 9, teamId: TEAM, deletedAt: '2026-01-01T00:00:00.000Z' }))
  await expect.poll(() => live.deleted()?.map(({ id }) => id)).toEqual([9])
  expect(live.list()).toBe(before)
  await store.leads.update(9, { deletedAt: null })
  await expect.poll(() => [live.deleted()?.length, live.list()?.length]).toEqual([0, 4])
  await store.leads.update(9, { deletedAt: '2026-01-02T00:00:00.000Z' })
  await expect.poll(() => [live.deleted()?.length, live.list()?.length]).toEqual([1, 3])
  await store.leads.delete(9)
  await expect.poll(() => live.deleted()).toEqual([])
  live.end()
})

test('a store that can’t be read is told to whoever asks for the rows', async () => {
  const store = newStore(4)
  await store.open()
  store.close({ disableAutoOpen: true })
  const live = new LiveRows(store, 'leads', TEAM)
  await vi.waitFor(() => expect(() => live.list()).toThrow(), { timeout: 30_000 })
  live.end()
})

test('all who look at a team share its rows, and the rows of a team that nobody looks at are let go', async () => {
  const store = newStore(5)
  await store.leads.bulkAdd([...leads(3), leadWith({ id: 9, teamId: 3 })])
  const first = liveRows(store, 'leads', TEAM)
  expect(liveRows(store, 'leads', TEAM)).toBe(first)
  const leave = first.subscribe(() => undefined)
  expect(liveRows(store, 'leads', 3)).not.toBe(first)
  expect(liveRows(store, 'leads', TEAM)).toBe(first)
  leave()
  liveRows(store, 'leads', 4)
  expect(liveRows(store, 'leads', TEAM)).not.toBe(first)
})

const id = fc.integer({ min: 1, max: 80 })
const step = fc.oneof(
  fc.record({ do: fc.constant('put' as const), id, name: fc.string({ maxLength: 3 }) }),
  fc.record({ do: fc.constant('delete' as const), id }),
  fc.record({ do: fc.constant('tombstone' as const), id }),
  fc.record({ do: fc.constant('move' as const), id }),
  fc.record({ do: fc.constant('many' as const), count: fc.integer({ min: 50, max: 70 }) }),
  fc.record({ do: fc.constant('wait' as const) }),
  fc.record({ do: fc.constant('fold on' as const) }),
  fc.record({ do: fc.constant('drop' as const) }),
)

test('whatever is written, folded and dropped in whatever order, the rows end as they are in the store', async () => {
  let user = 100
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const store = newStore(++user)
      await store.leads.bulkAdd(leads(40))
      const live = new LiveRows(store, 'leads', TEAM)
      for (const each of steps) {
        if (each.do === 'put')
          await store.leads.put(leadWith({ id: each.id, teamId: TEAM, fullName: each.name }))
        else if (each.do === 'delete') await store.leads.delete(each.id)
        else if (each.do === 'tombstone') await store.leads.update(each.id, { deletedAt: 'now' })
        else if (each.do === 'move') await store.leads.update(each.id, { teamId: 99 })
        else if (each.do === 'many') await store.leads.bulkPut(leads(each.count, { notes: 'Of many' }))
        else if (each.do === 'fold on') await foldOn(store, 'leads', 15)
        else if (each.do === 'drop')
          await store.transaction('rw', store.packs, store.packed, () => dropPacks(store, ['leads']))
        else await expect.poll(() => live.list()).toBeDefined()
      }
      const stored = (await store.leads.toArray()).filter((row) => row.teamId === TEAM && !row.deletedAt)
      await expect.poll(() => byId(live.list())).toEqual(byId(stored))
      const deleted = (await store.leads.toArray()).filter((row) => row.teamId === TEAM && row.deletedAt)
      await expect.poll(() => byId(live.deleted())).toEqual(byId(deleted))
      live.end()
      store.close()
    }),
    { numRuns: 30 },
  )
})

test('a lead that was merged into another is not among the rows until the merge is undone, and nobody is told of it meanwhile', async () => {
  const store = newStore(21)
  await store.leads.bulkAdd(leads(3))
  await store.leads.update(1, { mergedInto: 3 })
  const live = new LiveRows(store, 'leads', TEAM)
  await expect.poll(() => byId(live.list())?.map(({ id }) => id)).toEqual([2, 3])
  expect(live.standIns()).toEqual(new Map([[1, 3]]))
  expect(live.merged(1)).toMatchObject({ mergedInto: 3 })

  await store.leads.update(2, { mergedInto: 1 })
  await expect.poll(() => byId(live.list())?.map(({ id }) => id)).toEqual([3])
  await store.leads.update(1, { mergedInto: null })
  await expect.poll(() => byId(live.list())?.map(({ id }) => id)).toEqual([1, 3])
  live.end()
})

test('of leads that were merged in both directions the first stays; without a winner a lead stands for itself; a deleted winner takes its leads with it and brings them back', async () => {
  const store = newStore(22)
  await store.leads.bulkAdd(leads(5))
  await store.leads.update(1, { mergedInto: 2 })
  await store.leads.update(2, { mergedInto: 1 })
  await store.leads.update(3, { mergedInto: 99 })
  await store.leads.update(4, { mergedInto: 5 })
  const live = new LiveRows(store, 'leads', TEAM)
  await expect.poll(() => byId(live.list())?.map(({ id }) => id)).toEqual([1, 3, 5])

  await store.leads.update(5, { deletedAt: '2026-01-01T00:00:00.000Z' })
  await expect.poll(() => byId(live.list())?.map(({ id }) => id)).toEqual([1, 3])
  expect(live.standIns().get(4)).toBe(5)
  await store.leads.update(5, { deletedAt: null })
  await expect.poll(() => byId(live.list())?.map(({ id }) => id)).toEqual([1, 3, 5])
  live.end()
})

test('notes on a merged lead are read as notes on the lead that stands for it', async () => {
  const store = newStore(23)
  const note = {
    teamId: TEAM,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    createdBy: 7,
    deletedAt: null,
  }
  await store.notes.bulkAdd([
    { ...note, id: 11, leadId: 1, text: 'Of the one' },
    { ...note, id: 12, leadId: 2, text: 'Of the other' },
  ])
  const live = new LiveRows(store, 'notes', TEAM)
  await expect.poll(() => live.list()).toHaveLength(2)
  const rows = live.list() ?? []
  const merged = new Map([[1, 2]])
  expect(live.through(rows, merged).map(({ leadId }) => leadId)).toEqual([2, 2])
  expect(live.through(rows, merged)).toBe(live.through(rows, merged))
  expect(live.through(rows, new Map())).toBe(rows)
  live.end()
})
