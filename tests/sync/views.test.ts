import { afterAll, beforeAll, expect, test } from 'vitest'
import { attentionOf } from '#db/device/attention.ts'
import { mutate } from '#db/device/mutate.ts'
import { newId } from '#db/model/id.ts'
import { admit, makeTeam, someone } from '#tests/api/samples.ts'
import { type Device, openWorld, type Person, type World } from '#tests/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** A team of two, each with a device, and a view that one of them made offline. */
async function team() {
  const ana = await someone(world)
  const ben = await someone(world)
  const teamId = await makeTeam(world, ana, 'Field team')
  await admit(world, ben, teamId)
  const [phone, desk] = [deviceOf(ana, teamId), deviceOf(ben, teamId)]
  const id = newId()
  const fields = { name: 'New in Bergen', search: '?status=new&city=Bergen' }
  await phone.change({ name: 'view.create', args: { id, fields } })
  await phone.sync()
  await desk.sync()
  return { ana, ben, teamId, id, phone, desk }
}

function deviceOf(person: Person, teamId: number): Device {
  const device = world.device(person)
  return { ...device, change: (...changes) => mutate(device.store, teamId, changes) }
}

const viewOn = ({ store }: Device, id: number) => store.views.get(id)

test('a view that was kept with no network is on a team mate’s device after both have synced', async () => {
  const { id, ana, desk } = await team()
  expect(await viewOn(desk, id)).toMatchObject({
    name: 'New in Bergen',
    search: '?status=new&city=Bergen',
    createdBy: ana.user.id,
  })
})

test('nobody outside of the team is told of its views, and nobody outside can change one', async () => {
  const { id } = await team()
  const stranger = await someone(world)
  const elsewhere = deviceOf(stranger, await makeTeam(world, stranger, 'Another team'))
  await elsewhere.sync()
  expect(await elsewhere.store.views.toArray()).toEqual([])
  await expect(
    elsewhere.change({ name: 'view.edit', args: { id, changes: { name: ['New in Bergen', 'Mine'] } } }),
  ).rejects.toThrow()
})

test('one renames it while another gives it other filters: it gets both', async () => {
  const { id, phone, desk } = await team()
  await phone.change({ name: 'view.edit', args: { id, changes: { name: ['New in Bergen', 'Bergen'] } } })
  const search = ['?status=new&city=Bergen', '?city=Bergen']
  await desk.change({ name: 'view.edit', args: { id, changes: { search: [search[0], search[1]] } } })
  for (const device of [phone, desk, phone]) await device.sync()
  for (const device of [phone, desk]) {
    expect(await viewOn(device, id)).toMatchObject({ name: 'Bergen', search: '?city=Bergen' })
    expect((await attentionOf(device.store)).lost).toEqual([])
  }
})

test('deleted by one, it is gone for all, and can be put back', async () => {
  const { id, phone, desk } = await team()
  await desk.change({ name: 'view.delete', args: { id } })
  await desk.sync()
  await phone.sync()
  expect(await viewOn(phone, id)).toMatchObject({ deletedAt: expect.any(String) })
  await desk.change({ name: 'view.restore', args: { id } })
  await desk.sync()
  await phone.sync()
  expect(await viewOn(phone, id)).toMatchObject({ deletedAt: null })
})
