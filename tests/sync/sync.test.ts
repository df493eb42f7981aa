import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Change } from '#db/device/mutate.ts'
import { newId } from '#db/model/id.ts'
import { type Device, openWorld, type Person, type World } from '#tests/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const addLead = (id: number, fullName: string) =>
  ({
    name: 'lead.create',
    args: { id, fields: { fullName, email: 'lead@company.example', company: 'Company' } },
  }) satisfies Change

async function leadsOnServer(person: Person) {
  return (await world.ask('GET', '/api/leads', undefined, person)).body
}
const leadsOn = (device: Device) => device.store.leads.toArray()

test('a lead added offline is on the server once after the next sync, and on the second device', async () => {
  const ana = await world.person('ana')
  const phone = world.device(ana)
  const tablet = world.device(ana)
  const id = newId()
  await phone.change(addLead(id, 'Mia Berg'))
  expect(await phone.sync()).toBe('synced')
  expect(await phone.sync()).toBe('synced')
  expect(await leadsOnServer(ana)).toMatchObject([{ id, fullName: 'Mia Berg' }])
  expect(await phone.store.outbox.count()).toBe(0)
  expect(await phone.store.sent.count()).toBe(1)
  await tablet.sync()
  expect(await leadsOn(tablet)).toMatchObject([{ id, fullName: 'Mia Berg' }])
  expect(await leadsOn(phone)).toEqual(await leadsOn(tablet))
})

test('a push whose reply is lost takes effect once', async () => {
  const bo = await world.person('bob')
  const phone = world.device(bo)
  const id = newId()
  await phone.change(addLead(id, 'Lost Reply'))
  const real = phone.wire.fetch
  phone.wire.fetch = async (path, init) => {
    await real(path, init)
    throw new TypeError('the reply was lost')
  }
  expect(await phone.sync()).toBe('offline')
  expect(await phone.store.outbox.count()).toBe(1)
  phone.wire.fetch = real
  expect(await phone.sync()).toBe('synced')
  expect(await leadsOnServer(bo)).toHaveLength(1)
  expect((await leadsOn(phone))[0]!.version).toBe(1)
})

test('edits of different fields on two devices both stand', async () => {
  const cleo = await world.person('cleo')
  const phone = world.device(cleo)
  const tablet = world.device(cleo)
  const id = newId()
  await phone.change(addLead(id, 'Two Edits'))
  await phone.sync()
  await tablet.sync()
  await phone.change({ name: 'lead.edit', args: { id, changes: { status: ['new', 'contacted'] } } })
  await tablet.change({ name: 'lead.edit', args: { id, changes: { position: ['', 'Head of Fleet'] } } })
  await phone.sync()
  await tablet.sync()
  await phone.sync()
  for (const device of [phone, tablet]) {
    expect(await leadsOn(device)).toMatchObject([{ status: 'contacted', position: 'Head of Fleet' }])
  }
})

test('a refused change stays visible in the outbox and blocks nothing', async () => {
  const dan = await world.person('dan')
  const phone = world.device(dan)
  const id = newId()
  await phone.change(addLead(id, 'Refused Once'))
  await phone.store.outbox.toCollection().modify((entry) => {
    entry.name = 'lead.fromTheFuture'
  })
  const second = newId()
  await phone.change(addLead(second, 'Goes Through'))
  expect(await phone.sync()).toBe('synced')
  expect(await phone.store.outbox.toArray()).toMatchObject([{ rowId: id, state: 'refused' }])
  expect(await leadsOn(phone)).toMatchObject([{ id: second }])
})

test('what a hotel’s sign-in page answers counts as no connection, and nothing is dropped', async () => {
  const eve = await world.person('eve')
  const phone = world.device(eve)
  await phone.change(addLead(newId(), 'Portal'))
  const real = phone.wire.fetch
  phone.wire.fetch = async () => new Response('<html>Welcome to the hotel</html>', { status: 200 })
  expect(await phone.sync()).toBe('offline')
  phone.wire.fetch = async () => Response.json({ message: 'Please sign in.' }, { status: 401 })
  expect(await phone.sync()).toBe('signed-out')
  phone.wire.fetch = async () => Response.json({ message: 'Please update.' }, { status: 426 })
  expect(await phone.sync()).toBe('outdated')
  expect(await phone.store.outbox.count()).toBe(1)
  phone.wire.fetch = real
  expect(await phone.sync()).toBe('synced')
  expect(await leadsOnServer(eve)).toHaveLength(1)
})

test('250 edits queued offline all arrive, once, in order', async () => {
  const finn = await world.person('finn')
  const phone = world.device(finn)
  const id = newId()
  await phone.change(addLead(id, 'Name 0'))
  for (let n = 1; n <= 250; n++) {
    await phone.change({
      name: 'lead.edit',
      args: { id, changes: { fullName: [`Name ${n - 1}`, `Name ${n}`] } },
    })
  }
  expect(await phone.sync()).toBe('synced')
  expect(await leadsOnServer(finn)).toMatchObject([{ fullName: 'Name 250', version: 251 }])
})

test('another person’s cookie sends nothing', async () => {
  const gus = await world.person('gus')
  const hal = await world.person('hal')
  const phone = world.device(gus)
  await phone.change(addLead(newId(), 'Private'))
  const { wire } = world.device(hal)
  phone.wire = wire
  expect(await phone.sync()).toBe('signed-out')
  expect(await phone.store.outbox.count()).toBe(1)
  expect(await leadsOnServer(hal)).toHaveLength(0)
})
