import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#db/model/id.ts'
import { type Device, openWorld, type World } from '#tests/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** Two devices of one person that both hold the same lead. */
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

let people = 0
const MINUTE_MS = 60_000
const YEAR_MS = 365 * 24 * 60 * MINUTE_MS

test.each([
  ['the earlier first', 0, 0, true],
  ['the later first', 0, 0, false],
  ['the later first, by clocks that are years off', -7 * YEAR_MS, 3 * YEAR_MS, false],
])(
  'two edits of one field arrive, %s: the later stands, the other value is kept and can be put back',
  async (_, phoneOff, tabletOff, earlierFirst) => {
    const { person, phone, tablet, id } = await twoDevices(`ana${people++}`)
    phone.turnClock(phoneOff)
    tablet.turnClock(tabletOff)
    await settle(phone, tablet)
    await phone.change(edit(id, 'status', 'new', 'contacted'))
    world.pass(MINUTE_MS)
    await tablet.change(edit(id, 'status', 'new', 'qualified'))
    world.pass(MINUTE_MS)
    await settle(...(earlierFirst ? [phone, tablet] : [tablet, phone]))
    for (const device of [phone, tablet]) {
      expect((await leadOn(device, id)).status).toBe('qualified')
      expect(await device.store.conflicts.toArray()).toMatchObject([
        {
          kind: 'field',
          field: 'status',
          base: 'new',
          winner: 'qualified',
          loser: 'contacted',
          winnerDevice: { id: tablet.wire.deviceId, name: 'Chrome on Android' },
          loserBy: person.user.id,
          loserDevice: { id: phone.wire.deviceId, name: 'Chrome on Android' },
          resolved: false,
        },
      ])
    }
    const [conflict] = await phone.store.conflicts.toArray()
    expect(Date.parse(conflict!.winnerAt) - Date.parse(conflict!.loserAt)).toBeCloseTo(MINUTE_MS, -4)
    await phone.change(edit(id, 'status', 'qualified', 'contacted'), {
      name: 'conflict.resolve',
      args: { id: conflict!.id },
    })
    await settle(phone, tablet)
    expect((await leadOn(tablet, id)).status).toBe('contacted')
    expect(await tablet.store.conflicts.toArray()).toMatchObject([{ resolved: true }])
  },
)

test('an edit from a basement overrides nothing that was set after it, though the clock was set right on the way out', async () => {
  const { phone, tablet, id } = await twoDevices('edna')
  await phone.change(edit(id, 'status', 'new', 'contacted'))
  world.pass(MINUTE_MS)
  await tablet.change(edit(id, 'status', 'new', 'qualified'))
  await tablet.sync()
  phone.turnClock(YEAR_MS)
  world.pass(MINUTE_MS)
  // The rep's change stays on the screen until the server has answered which one wins.
  expect((await leadOn(phone, id)).status).toBe('contacted')
  await settle(phone, tablet)
  expect((await leadOn(phone, id)).status).toBe('qualified')
})

test('what the API sets happens now: a phone that was offline before does not override it', async () => {
  const { person, phone, id } = await twoDevices('fred')
  await phone.change(edit(id, 'status', 'new', 'contacted'))
  world.pass(MINUTE_MS)
  const { status } = await world.ask('PATCH', `/api/leads/${id}`, { status: 'qualified' }, person)
  expect(status).toBe(200)
  await settle(phone)
  expect((await leadOn(phone, id)).status).toBe('qualified')
  expect(await phone.store.conflicts.toArray()).toMatchObject([
    { winnerDevice: { id: 'api', name: '' }, loser: 'contacted' },
  ])
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
  world.pass(MINUTE_MS)
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
