import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attentionOf } from '#db/device/attention.ts'
import { mutate } from '#db/device/mutate.ts'
import { mutationNamed } from '#db/model/entities/registry.ts'
import { newId } from '#db/model/id.ts'
import { change } from '#db/server/change.ts'
import { admit, makeTeam, someone } from '#tests/api/samples.ts'
import { storeIn } from '#tests/database.ts'
import { newDataDir } from '#tests/dataDir.ts'
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

describe('a view of a personal space that became a team', () => {
  const fields = { name: 'Before lunch', search: '?status=new' }
  const gone = { name: 'View', search: '', deletedAt: expect.any(String) }

  test('stays private though the phone that made it was offline when the team was made', async () => {
    const [ana, ben] = [await someone(world), await someone(world)]
    const phone = world.device(ana)
    await phone.sync()
    const id = newId()
    await phone.change({ name: 'view.create', args: { id, fields } })
    world.pass(60_000)
    const teamId = await makeTeam(world, ana, 'Late team')
    await admit(world, ben, teamId)
    expect(await phone.sync()).toBe('synced')
    expect(await phone.store.settings.toArray()).toMatchObject([{ ownViews: [{ ...fields, id, teamId }] }])
    expect(await viewOn(phone, id)).toMatchObject(gone)
    const desk = deviceOf(ben, teamId)
    await desk.sync()
    expect(await desk.store.views.toArray()).toMatchObject([gone])
  })

  test('is in no member’s list of deleted views if it was deleted in the space', async () => {
    const [ana, ben] = [await someone(world), await someone(world)]
    const phone = world.device(ana)
    const id = newId()
    await phone.change({ name: 'view.create', args: { id, fields } })
    await phone.change({ name: 'view.delete', args: { id } })
    await phone.sync()
    const teamId = await makeTeam(world, ana, 'Tidy team')
    await admit(world, ben, teamId)
    const desk = deviceOf(ben, teamId)
    await desk.sync()
    expect(await desk.store.views.toArray()).toMatchObject([gone])
    await phone.sync()
    expect(await phone.store.settings.toArray()).toMatchObject([{ ownViews: [] }])
  })

  test('becomes private when the server starts, unless somebody changed it in sight of the team', async () => {
    const dataDir = await newDataDir()
    const before = await openWorld({ dataDir })
    const [ana, ben] = [await someone(before), await someone(before)]
    const phone = before.device(ana)
    await phone.sync()
    const made = new Date(Date.now() - 60_000).toISOString()
    const teamId = await makeTeam(before, ana, 'Old team')
    await admit(before, ben, teamId)
    await before.close()
    const ids = { untouched: newId(), renamed: newId(), matesEdit: newId(), ofTeam: newId() }
    const later = new Date(Date.now() + 1000).toISOString()
    // As a server did that left the views of a space in the team.
    const store = await storeIn(dataDir)
    const write = (name: 'view.create' | 'view.edit', args: object, { user }: Person, at: string) =>
      store.tx((handle) => {
        const by = { name, userId: user.id, deviceId: 'phone', at }
        return change(handle, mutationNamed(name), { args, teamId, arrivedAt: at, ...by })
      }, teamId)
    for (const id of [ids.untouched, ids.renamed, ids.matesEdit])
      await write('view.create', { id, fields }, ana, made)
    await write('view.create', { id: ids.ofTeam, fields }, ana, later)
    const named = { name: [fields.name, 'For all'] }
    await write('view.edit', { id: ids.renamed, changes: named }, ana, later)
    const filtered = { search: [fields.search, '?status=won'] }
    await write('view.edit', { id: ids.matesEdit, changes: filtered }, ben, later)
    await store.close()

    const after = await openWorld({ dataDir })
    const desk = deviceOf(ben, teamId)
    desk.moveTo(after)
    await desk.sync()
    phone.moveTo(after)
    await phone.sync()
    await after.close()
    expect(await viewOn(desk, ids.untouched)).toMatchObject(gone)
    expect(await viewOn(desk, ids.renamed)).toMatchObject({ name: 'For all', deletedAt: null })
    expect(await viewOn(desk, ids.matesEdit)).toMatchObject({ search: '?status=won', deletedAt: null })
    expect(await viewOn(desk, ids.ofTeam)).toMatchObject({ ...fields, deletedAt: null })
    const ownViews = [{ ...fields, id: ids.untouched, teamId }]
    expect(await phone.store.settings.toArray()).toMatchObject([{ ownViews }])
  })
})
