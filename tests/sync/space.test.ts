import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#db/model/id.ts'
import { openWorld, type World } from '#tests/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a personal space becomes a team while another device holds edits of it: they arrive in the team', async () => {
  const ana = await world.person('ana')
  const phone = world.device(ana)
  await phone.sync()
  const id = newId()
  const fields = { fullName: 'Typed before the team', email: 'mia@x.example' }
  await phone.change({ name: 'lead.create', args: { id, fields } })
  const { body: team } = await world.ask('POST', '/api/teams', { name: 'Northwind' }, ana)
  expect(team.id).toBe(ana.teamId)
  expect(await phone.sync()).toBe('synced')
  expect(await phone.store.teams.toArray()).toMatchObject([
    { id: team.id, name: 'Northwind', personal: false },
  ])
  expect((await world.ask('GET', '/api/leads', undefined, ana)).body).toMatchObject([{ id, teamId: team.id }])
})
