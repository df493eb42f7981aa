import { afterAll, beforeAll, expect, test } from 'vitest'
import { mutate } from '#db/device/mutate.ts'
import { newId } from '#db/model/id.ts'
import { admit, makeTeam } from '#tests/api/samples.ts'
import { type Device, openWorld, type World } from '#tests/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a team chosen offline is the team that calls mean, and the one on the person’s other device', async () => {
  const ana = await world.person('ana')
  const phone = world.device(ana)
  const tablet = world.device(ana)
  await world.ask('POST', '/api/teams', { name: 'First' }, ana)
  const { body: second } = await world.ask('POST', '/api/teams', { name: 'Second' }, ana)
  await phone.sync()
  const { id } = ana.user
  await mutate(phone.store, id, [{ name: 'settings.chooseTeam', args: { id, teamId: second.id } }])
  await phone.sync()
  await tablet.sync()
  expect(await tablet.store.settings.get(id)).toMatchObject({ defaultTeamId: second.id })
  expect((await world.ask('GET', '/api/auth/user', undefined, ana)).body.defaultTeamId).toBe(second.id)
  await world.ask('POST', '/api/leads', { fullName: 'Mia', email: 'mia@x.example', company: 'X' }, ana)
  await tablet.sync()
  expect(await tablet.store.leads.toArray()).toMatchObject([{ teamId: second.id }])
})

test('how a person looks at a list goes to their other devices, each list for itself', async () => {
  const cleo = await world.person('cleo')
  const [phone, desk] = [world.device(cleo), world.device(cleo)]
  const { id } = cleo.user
  const byName = {
    columns: ['fullName', 'email'],
    hidden: ['email'],
    sort: { by: 'fullName', descending: false },
  }
  const byDate = { columns: ['createdAt'], hidden: [], sort: { by: 'createdAt', descending: true } }
  await phone.sync()
  await mutate(phone.store, id, [{ name: 'settings.keepView', args: { id, list: 'leads', view: byName } }])
  await phone.sync()
  await desk.sync()
  await mutate(desk.store, id, [{ name: 'settings.keepView', args: { id, list: 'generated', view: byDate } }])
  await desk.sync()
  await phone.sync()
  expect((await phone.store.settings.get(id))?.views).toEqual({ leads: byName, generated: byDate })
})

test('a team’s rows can’t be put into a person’s own stream, nor settings into a team', async () => {
  const bob = await world.person('bob')
  const phone = world.device(bob)
  await phone.sync()
  const { id } = bob.user
  const fields = { fullName: 'Mia', email: 'mia@x.example' }
  await mutate(phone.store, id, [{ name: 'lead.create', args: { id: newId(), fields } }])
  await mutate(phone.store, bob.teamId, [{ name: 'settings.chooseTeam', args: { id, teamId: bob.teamId } }])
  await phone.sync()
  expect(await phone.store.outbox.toArray()).toMatchObject([{ state: 'refused' }, { state: 'refused' }])
})

test('a view of one’s own is on all devices of the person, each change for itself, and at no team mate’s', async () => {
  const dora = await world.person('dora')
  const emil = await world.person('emil')
  const teamId = await makeTeam(world, dora, 'Views')
  await admit(world, emil, teamId)
  const [phone, desk, mates] = [world.device(dora), world.device(dora), world.device(emil)]
  const { id } = dora.user
  const view = (n: number, name: string) => ({ id: n, teamId, name, search: `?q=${n}` })
  const keep = (device: Device, kept: ReturnType<typeof view>) =>
    mutate(device.store, id, [{ name: 'settings.keepOwnView', args: { id, view: kept } }])
  await phone.sync()
  await desk.sync()
  await keep(phone, view(1, 'Mine'))
  await keep(desk, view(2, 'Other'))
  for (const device of [phone, desk, phone]) await device.sync()
  await keep(desk, view(1, 'Renamed'))
  await mutate(phone.store, id, [{ name: 'settings.dropOwnView', args: { id, viewId: 2 } }])
  for (const device of [phone, desk, phone, mates]) await device.sync()
  for (const { store } of [phone, desk]) {
    expect((await store.settings.get(id))?.ownViews).toEqual([view(1, 'Renamed')])
  }
  expect(JSON.stringify(await mates.store.settings.toArray())).not.toContain('Renamed')
  expect(await mates.store.views.toArray()).toEqual([])
  const query = `protocol=1&userId=${emil.user.id}&cursors=${JSON.stringify([{ teamId: id, version: 0, stamp: '' }])}`
  const pulled = await world.ask('GET', `/api/sync/pull?${query}`, undefined, emil)
  expect(JSON.stringify(pulled.body)).not.toContain('Renamed')
})
