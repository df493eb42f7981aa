import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '#db/model/id.ts'
import { purgeDeleted } from '#db/server/purge.ts'
import { copyOf, putBack, storeIn } from '#tests/database.ts'
import { newDataDir } from '#tests/dataDir.ts'
import { type Device, openWorld, type World } from '#tests/world.ts'

let dataDir: string
let world: World
beforeEach(async () => {
  dataDir = await newDataDir('rove-reset-')
  world = await openWorld({ dataDir })
})
afterEach(async () => {
  await world.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const addLead = (id: number, fullName: string) =>
  ({ name: 'lead.create', args: { id, fields: { fullName, email: 'lead@company.example' } } }) as const

const namesOn = async (device: Device) =>
  (await device.store.leads.toArray()).map(({ fullName }) => fullName).sort()

const backUp = () => copyOf(dataDir)

async function restore(backup: string) {
  await world.close()
  await putBack(dataDir, backup)
  world = await openWorld({ dataDir })
}

test('a server restored from an older backup gets back what it had confirmed, once, and every device agrees', async () => {
  const ana = await world.person('ana')
  const phone = world.device(ana)
  const tablet = world.device(ana)
  await phone.change(addLead(newId(), 'Before the backup'))
  await phone.sync()
  await tablet.sync()
  const backup = await backUp()
  await phone.change(addLead(newId(), 'After, from the phone'))
  await phone.sync()
  await tablet.change(addLead(newId(), 'After, from the tablet'))
  await tablet.sync()
  await phone.sync()
  await restore(backup)
  for (const device of [phone, tablet]) device.moveTo(world)
  // The server's counter continues past the devices' cursors.
  const other = world.device(ana)
  for (let n = 0; n < 5; n++) await other.change(addLead(newId(), `Meanwhile ${n}`))
  await other.sync()
  for (const device of [phone, tablet, other, phone, tablet]) expect(await device.sync()).toBe('synced')
  expect(await namesOn(phone)).toEqual([
    'After, from the phone',
    'After, from the tablet',
    'Before the backup',
    ...[0, 1, 2, 3, 4].map((n) => `Meanwhile ${n}`),
  ])
  expect(await namesOn(tablet)).toEqual(await namesOn(phone))
  expect(await namesOn(other)).toEqual(await namesOn(phone))
})

test('what two people changed in one field ends as before when a restored server is told once more, in whatever order', async () => {
  const ana = await world.person('ana')
  const [phone, tablet] = [world.device(ana), world.device(ana)]
  const id = newId()
  const HOUR_MS = 60 * 60_000
  const setStatus = (device: Device, to: 'contacted' | 'qualified') =>
    device.change({ name: 'lead.edit', args: { id, changes: { status: ['new', to] } } })
  const settle = async (...devices: Device[]) => {
    for (const device of [...devices, ...devices]) expect(await device.sync()).toBe('synced')
  }
  const conflictsOn = async (device: Device) =>
    (await device.store.conflicts.toArray()).map(
      ({ id: _, version: __, createdAt: ___, ...conflict }) => conflict,
    )
  await phone.change(addLead(id, 'Mia'))
  await settle(phone, tablet)
  const backup = await backUp()
  await setStatus(phone, 'contacted')
  world.pass(HOUR_MS)
  await setStatus(tablet, 'qualified')
  world.pass(HOUR_MS)
  await settle(tablet, phone)
  const before = await conflictsOn(phone)
  expect(before).toMatchObject([{ winner: 'qualified', loser: 'contacted' }])
  // Edits that build on each other are no conflict, and do not become one if they arrive in another order.
  const edit = (field: string, from: string, to: string): Parameters<Device['change']>[0] => ({
    name: 'lead.edit',
    args: { id, changes: { [field]: [from, to] } },
  })
  await phone.change(edit('position', '', 'Buyer'))
  await settle(phone, tablet)
  await tablet.change(edit('position', 'Buyer', 'Head of Buying'))
  await settle(tablet, phone)

  for (const order of [
    [phone, tablet],
    [tablet, phone],
  ]) {
    await restore(backup)
    world.pass(2 * HOUR_MS)
    for (const device of order) device.moveTo(world)
    phone.turnClock(-365 * 24 * HOUR_MS)
    await settle(...order)
    for (const device of order) {
      const ended = { status: 'qualified', position: 'Head of Buying' }
      expect(await device.store.leads.get(id)).toMatchObject(ended)
      expect((await conflictsOn(device)).filter(({ resolved }) => !resolved)).toEqual(before)
    }
  }
})

test('what was confirmed but not read back yet when the server was set back is sent again', async () => {
  const ben = await world.person('ben')
  const phone = world.device(ben)
  const backup = await backUp()
  await phone.change(addLead(newId(), 'Confirmed only'))
  const real = phone.wire.fetch
  phone.wire.fetch = async (path, init) => {
    if (path.startsWith('/api/sync/pull')) throw new TypeError('no network')
    return real(path, init)
  }
  expect(await phone.sync()).toBe('offline')
  expect(await phone.store.outbox.toArray()).toMatchObject([{ state: 'confirmed' }])
  phone.wire.fetch = real
  await restore(backup)
  phone.moveTo(world)
  expect(await phone.sync()).toBe('synced')
  expect((await world.ask('GET', '/api/leads', undefined, ben)).body).toMatchObject([
    { fullName: 'Confirmed only' },
  ])
})

test('a device that slept past the horizon of the tombstones reads the team anew and keeps its own edits', async () => {
  const cleo = await world.person('cleo')
  const phone = world.device(cleo)
  const tablet = world.device(cleo)
  const gone = newId()
  await phone.change(addLead(gone, 'Deleted long ago'), addLead(newId(), 'Still here'))
  await phone.sync()
  await tablet.sync()
  await phone.change({ name: 'lead.delete', args: { id: gone } })
  await phone.sync()
  const store = await storeIn(dataDir)
  const soon = new Date(Date.now() + 1000).toISOString()
  await store.tx((handle) => purgeDeleted(handle, cleo.teamId, { cutoff: soon, now: soon }))
  await store.close()
  await tablet.change(addLead(newId(), 'Typed while asleep'))
  expect(await tablet.sync()).toBe('synced')
  expect(await namesOn(tablet)).toEqual(['Still here', 'Typed while asleep'])
})
