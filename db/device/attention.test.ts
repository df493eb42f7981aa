import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#db/model/id.ts'
import { Refused } from '#db/model/sync/mutation.ts'
import { type Device, openWorld, type World } from '#tests/world.ts'
import {
  attentionCount,
  attentionOf,
  choosing,
  discardRefused,
  restoring,
  sendAgain,
  settling,
  typedOf,
} from './attention.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const fields = { fullName: 'Mia Berg', email: 'mia@berg.example', notes: 'Met at the fair' }
const add = (id: number) => ({ name: 'lead.create', args: { id, fields } }) as const
const edit = (id: number, field: string, from: unknown, to: unknown) =>
  ({ name: 'lead.edit', args: { id, changes: { [field]: [from, to] as [unknown, unknown] } } }) as const

const settle = async (...devices: Device[]) => {
  for (const device of [...devices, ...devices]) expect(await device.sync()).toBe('synced')
}

/**
 * A phone with a new lead that was refused because its id belongs to someone else, and an edit of that lead.
 */
async function refusedLead(name: string) {
  const other = await world.person(`${name}-other`)
  const taken = newId()
  const elsewhere = world.device(other)
  await elsewhere.change(add(taken))
  await elsewhere.sync()
  const person = await world.person(name)
  const phone = world.device(person)
  await phone.change(add(taken))
  await phone.change(edit(taken, 'notes', fields.notes, 'Wants a quote by May'))
  await phone.sync()
  const { refused } = await attentionOf(phone.store)
  return { person, phone, refused }
}

/** A phone and a tablet that both hold the same lead. */
async function twoDevices(name: string) {
  const person = await world.person(name)
  const [phone, tablet] = [world.device(person), world.device(person)]
  const id = newId()
  await phone.change(add(id))
  await settle(phone, tablet)
  return { person, phone, tablet, id }
}

test('what was built on a refused new lead is one item with it, and nothing that was typed is missing', async () => {
  const { phone, refused } = await refusedLead('ana')
  expect(refused).toMatchObject([{ table: 'leads', row: undefined, entries: [{}, {}] }])
  expect(await attentionCount(phone.store)).toBe(1)
  expect(typedOf(refused[0]!.entries)).toEqual({ ...fields, notes: 'Wants a quote by May' })
})

test('a refused lead that is sent again as the person wants it is on the server once', async () => {
  const { person, phone, refused } = await refusedLead('bob')
  const typed = { ...typedOf(refused[0]!.entries), fullName: 'Mia Bergen' }
  await sendAgain(phone.store, refused[0]!, { teamId: person.teamId, typed })
  expect(await attentionCount(phone.store)).toBe(0)
  await settle(phone)
  const { body } = await world.ask('GET', '/api/leads', undefined, person)
  expect(body).toMatchObject([{ fullName: 'Mia Bergen', notes: 'Wants a quote by May' }])
  expect(await attentionCount(phone.store)).toBe(0)
})

test('what can’t be sent again stays in Attention, as it was', async () => {
  const { person, phone, refused } = await refusedLead('cleo')
  const again = sendAgain(phone.store, refused[0]!, {
    teamId: person.teamId,
    typed: { email: 'no address' },
  })
  await expect(again).rejects.toThrow(Refused)
  expect(await attentionOf(phone.store)).toMatchObject({ refused })
})

test('a refused edit that is sent again starts from the value that stands there now', async () => {
  const { person, phone, id } = await twoDevices('gus')
  await phone.change(edit(id, 'position', '', 'Buyer'))
  await phone.store.outbox.toCollection().modify({ name: 'lead.rename' })
  await phone.sync()
  const { refused } = await attentionOf(phone.store)
  expect(refused).toMatchObject([{ entries: [{ code: 'unknown' }] }])
  const [item] = refused
  const [entry] = item!.entries
  await world.ask('PATCH', `/api/leads/${id}`, { position: 'Head Buyer' }, person)
  await settle(phone)
  await sendAgain(
    phone.store,
    { ...item!, entries: [{ ...entry!, name: 'lead.edit' }] },
    { teamId: person.teamId, typed: { position: 'Chief Buyer' } },
  )
  await settle(phone)
  expect(await phone.store.leads.get(id)).toMatchObject({ position: 'Chief Buyer' })
  expect(await attentionCount(phone.store)).toBe(0)
})

test('discarding lets go of the refused changes and of nothing else', async () => {
  const { phone, refused } = await refusedLead('dan')
  await phone.change(add(newId()))
  await discardRefused(phone.store, refused[0]!.entries)
  expect(await phone.store.outbox.toArray()).toMatchObject([{ state: 'waiting' }])
})

test('the other value of a conflict is put back on every device, and the conflict is settled', async () => {
  const { person, phone, tablet, id } = await twoDevices('eva')
  await phone.change(edit(id, 'status', 'new', 'contacted'))
  world.pass(1000)
  await tablet.change(edit(id, 'status', 'new', 'qualified'))
  await settle(phone, tablet)
  const { lost } = await attentionOf(phone.store)
  expect(lost).toMatchObject([{ conflict: { field: 'status', loser: 'contacted' }, row: { id } }])
  await phone.change(...choosing(lost[0]!, lost[0]!.conflict.loser))
  expect(await attentionCount(phone.store)).toBe(0)
  await settle(phone, tablet)
  expect(await tablet.store.leads.get(id)).toMatchObject({ status: 'contacted' })
  expect(await attentionCount(tablet.store)).toBe(0)
  expect((await world.ask('GET', '/api/leads', undefined, person)).body).toMatchObject([
    { status: 'contacted' },
  ])
})

test('a deleted lead that someone had edited comes back with the edit, or is left deleted', async () => {
  const { phone, tablet, id } = await twoDevices('fay')
  const { version } = (await phone.store.leads.get(id))!
  await phone.change({ name: 'lead.delete', args: { id, seen: version } })
  await tablet.change(edit(id, 'position', '', 'Head of Fleet'))
  await settle(phone, tablet)
  const { lost } = await attentionOf(tablet.store)
  expect(lost).toMatchObject([{ conflict: { kind: 'edited-deleted', loser: { position: 'Head of Fleet' } } }])
  await tablet.change(
    ...restoring(
      'leads',
      id,
      lost.map(({ conflict }) => conflict),
    ),
  )
  await settle(tablet, phone)
  expect(await phone.store.leads.get(id)).toMatchObject({ deletedAt: null, position: 'Head of Fleet' })
  expect(await attentionCount(phone.store)).toBe(0)
})

test('a conflict that is left as it is leaves the row alone', async () => {
  const { phone, tablet, id } = await twoDevices('hal')
  await phone.change(edit(id, 'position', '', 'Buyer'))
  world.pass(1000)
  await tablet.change(edit(id, 'position', '', 'Seller'))
  await settle(phone, tablet)
  const { lost } = await attentionOf(phone.store)
  await phone.change(...settling(lost.map(({ conflict }) => conflict)))
  await settle(phone, tablet)
  expect(await tablet.store.leads.get(id)).toMatchObject({ position: 'Seller' })
  expect(await attentionCount(tablet.store)).toBe(0)
})
