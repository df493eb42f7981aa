import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#db/model/id.ts'
import { type Device, openWorld, type World } from '#tests/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** Two devices of one person that both hold one lead. */
async function twoDevices(name: string, notes = '') {
  const person = await world.person(name)
  const phone = world.device(person)
  const tablet = world.device(person)
  const id = newId()
  await phone.change({
    name: 'lead.create',
    args: { id, fields: { fullName: 'Mia', email: 'mia@berg.example', notes } },
  })
  await phone.sync()
  await tablet.sync()
  return { person, phone, tablet, id }
}

const edit = (id: number, field: string, from: unknown, to: unknown) =>
  ({ name: 'lead.edit', args: { id, changes: { [field]: [from, to] as [unknown, unknown] } } }) as const

const settle = async (...devices: Device[]) => {
  for (const device of [...devices, ...devices]) expect(await device.sync()).toBe('synced')
}
const leadOn = async (device: Device, id: number) => (await device.store.leads.get(id))!

test('two edits of one field: the last to arrive wins, the other value is kept and can be put back', async () => {
  const { person, phone, tablet, id } = await twoDevices('ana')
  await phone.change(edit(id, 'status', 'new', 'contacted'))
  await tablet.change(edit(id, 'status', 'new', 'qualified'))
  await settle(phone, tablet)
  for (const device of [phone, tablet]) {
    expect((await leadOn(device, id)).status).toBe('qualified')
    expect(await device.store.conflicts.toArray()).toMatchObject([
      {
        kind: 'field',
        field: 'status',
        base: 'new',
        winner: 'qualified',
        loser: 'contacted',
        loserBy: person.user.id,
        resolved: false,
      },
    ])
  }
  const [conflict] = await phone.store.conflicts.toArray()
  await phone.change(edit(id, 'status', 'qualified', 'contacted'), {
    name: 'conflict.resolve',
    args: { id: conflict!.id },
  })
  await settle(phone, tablet)
  expect((await leadOn(tablet, id)).status).toBe('contacted')
  expect(await tablet.store.conflicts.toArray()).toMatchObject([{ resolved: true }])
})

test('two edits of one text that lie apart merge; where they overlap the other is kept', async () => {
  const { phone, tablet, id } = await twoDevices('bob', 'Met at the fair. Wants a quote.')
  await phone.change(
    edit(id, 'notes', 'Met at the fair. Wants a quote.', 'Met at the fair in Oslo. Wants a quote.'),
  )
  await tablet.change(
    edit(id, 'notes', 'Met at the fair. Wants a quote.', 'Met at the fair. Wants a quote by May.'),
  )
  await settle(phone, tablet)
  for (const device of [phone, tablet]) {
    expect((await leadOn(device, id)).notes).toBe('Met at the fair in Oslo. Wants a quote by May.')
    expect(await device.store.conflicts.count()).toBe(0)
  }
  const merged = 'Met at the fair in Oslo. Wants a quote by May.'
  await phone.change(edit(id, 'notes', merged, 'Met at the fair in Bergen. Wants a quote by May.'))
  await tablet.change(edit(id, 'notes', merged, 'Met at the fair in Turku. Wants a quote by May.'))
  await settle(phone, tablet)
  expect((await leadOn(phone, id)).notes).toContain('Turku')
  expect(await phone.store.conflicts.toArray()).toMatchObject([
    { kind: 'field', field: 'notes', loser: expect.stringContaining('Bergen') },
  ])
})

test('an edit that meets a deletion: the deletion stands, and restoring brings the edit', async () => {
  const { phone, tablet, id } = await twoDevices('cleo')
  const seen = (await leadOn(phone, id)).version
  await phone.change({ name: 'lead.delete', args: { id, seen } })
  await tablet.change(edit(id, 'position', '', 'Head of Fleet'))
  await settle(phone, tablet)
  expect((await leadOn(tablet, id)).deletedAt).not.toBeNull()
  expect(await tablet.store.conflicts.toArray()).toMatchObject([
    { kind: 'edited-deleted', loser: { position: 'Head of Fleet' } },
  ])
  await tablet.change({ name: 'lead.restore', args: { id } })
  await settle(tablet, phone)
  expect(await leadOn(phone, id)).toMatchObject({ deletedAt: null, position: 'Head of Fleet' })
})

test('a deletion by someone who had not seen an edit says so', async () => {
  const { phone, tablet, id } = await twoDevices('dan')
  const seen = (await leadOn(phone, id)).version
  await tablet.change(edit(id, 'position', '', 'Buyer'))
  await tablet.sync()
  await phone.change({ name: 'lead.delete', args: { id, seen } })
  await settle(phone, tablet)
  expect(await phone.store.conflicts.toArray()).toMatchObject([
    { kind: 'deleted-edited', loser: { position: 'Buyer' } },
  ])
})
