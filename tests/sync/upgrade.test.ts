import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DeviceStore, storeName } from '#db/device/store.ts'
import { sync } from '#db/device/sync.ts'
import { newId } from '#db/model/id.ts'
import { push, sent } from '#tests/api/push.ts'
import { aLead } from '#tests/api/samples.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** The store as the first version of Rove created it. */
const first = {
  products: 'id, teamId',
  suggestions: 'id, teamId',
  leads: 'id, teamId',
  requests: 'id, teamId',
  conflicts: 'id, teamId',
  settings: 'id, teamId',
  teams: 'id, position',
  outbox: '++seq, state, teamId, [table+rowId]',
  sent: 'mid, confirmedAt, [teamId+version]',
  shadows: '[table+rowId], teamId',
  cursors: 'teamId',
  status: 'key',
}

test('an update of the app keeps what an older one had not sent, and fills in what its rows did not have', async () => {
  const ana = await world.person('ana')
  const { body: known } = await world.ask('POST', '/api/leads', aLead, ana)
  const { address: _, found: __, scores: ___, product: ____, ...old } = known
  const options = { indexedDB: new IDBFactory(), IDBKeyRange }
  const before = new Dexie(storeName(ana.user.id), options)
  before.version(1).stores(first)
  const made = newId()
  const note = { id: newId(), fields: { leadId: known.id, text: 'Written by a team mate meanwhile' } }
  await push(world, ana, [sent(ana, 'note.add', note)])
  const entries = [
    {
      name: 'lead.edit' as const,
      rowId: known.id,
      args: { id: known.id, changes: { notes: [known.notes, 'From the cellar'] } },
    },
    {
      name: 'lead.create' as const,
      rowId: made,
      args: { id: made, fields: { fullName: 'Old', email: 'old@way.example' } },
    },
  ]
  await before.table('leads').add({ ...old, notes: 'From the cellar' })
  await before.table('shadows').add({ table: 'leads', rowId: known.id, teamId: ana.teamId, row: old })
  for (const { name, rowId, args } of entries) {
    const entry = { ...sent(ana, name, args), userId: ana.user.id, table: 'leads', rowId, state: 'waiting' }
    await before.table('outbox').add(entry)
  }
  await before.table('cursors').add({ teamId: ana.teamId, version: 99, stamp: 'read' })
  before.close()

  const store = new DeviceStore(ana.user.id, options)
  expect(await store.leads.get(known.id)).toMatchObject({ notes: 'From the cellar', address: '', found: [] })
  const device = world.device(ana)
  expect(await sync(store, device.wire)).toBe('synced')
  expect(await store.outbox.count()).toBe(0)
  expect(await store.notes.toArray()).toMatchObject([{ id: note.id, ...note.fields }])
  const { body: leads } = await world.ask('GET', '/api/leads', undefined, ana)
  expect(leads).toMatchObject([
    { id: made, fullName: 'Old', address: '' },
    { id: known.id, notes: 'From the cellar' },
  ])
})

test('what an older app left out of tasks that it read is read anew by the app that knows it', async () => {
  const ben = await world.person('ben')
  const { body: lead } = await world.ask('POST', '/api/leads', aLead, ben)
  const fields = { leadId: lead.id, kind: 'visit', title: 'Visit', done: true, userId: ben.user.id }
  const id = newId()
  await push(world, ben, [sent(ben, 'task.create', { id, fields: { ...fields, note: 'Wants a demo' } })])
  const device = world.device(ben)
  const options = { indexedDB: new IDBFactory(), IDBKeyRange }
  const reading = new DeviceStore(ben.user.id, options)
  await sync(reading, device.wire)
  const { kind, doneAt, outcome, note, place, photoUrl, ...old } = (await reading.tasks.get(id))!
  expect([kind, note, outcome, place, photoUrl]).toEqual(['visit', 'Wants a demo', '', null, ''])
  const [cursors, stores] = [await reading.cursors.toArray(), schemaOf(reading)]
  reading.close()

  const earlier = { indexedDB: new IDBFactory(), IDBKeyRange }
  const before = new Dexie(storeName(ben.user.id), earlier)
  before.version(6).stores(stores)
  await before.table('tasks').add(old)
  await before.table('cursors').bulkAdd(cursors)
  before.close()
  const store = new DeviceStore(ben.user.id, earlier)
  expect(await store.tasks.get(id)).toMatchObject({ kind: 'todo', note: '' })
  expect(await sync(store, device.wire)).toBe('synced')
  expect(await store.tasks.get(id)).toMatchObject({ kind: 'visit', doneAt, note: 'Wants a demo' })
})

const schemaOf = ({ tables }: DeviceStore) =>
  Object.fromEntries(
    tables.map(({ name, schema: { primKey, indexes } }) => [
      name,
      [primKey, ...indexes].map(({ src }) => src).join(),
    ]),
  )
