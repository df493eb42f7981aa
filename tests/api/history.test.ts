import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/world.ts'
import { admit, aLead, makeTeam, NOWHERE } from './samples.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a lead’s history says who changed what, from what to what, when and on which device, newest first', async () => {
  const ana = await world.person('ana')
  const bob = await world.person('bob')
  const teamId = await makeTeam(world, ana, 'North')
  await admit(world, bob, teamId)
  const { body: lead } = await world.ask('POST', '/api/leads', aLead, ana)
  const phone = world.device({ ...bob, teamId })
  await phone.sync()
  await phone.change({
    name: 'lead.edit',
    args: { id: lead.id, changes: { status: ['approved', 'contacted'] } },
  })
  await phone.sync()

  for (const person of [ana, bob]) {
    const { status, body } = await world.ask('GET', `/api/leads/${lead.id}/history`, undefined, person)
    expect(status).toBe(200)
    expect(body).toMatchObject([
      {
        name: 'lead.edit',
        userId: bob.user.id,
        fullName: 'bob Tester',
        device: 'Chrome on Android',
        changes: { status: ['approved', 'contacted'] },
        at: expect.stringMatching(/Z$/),
      },
      { name: 'lead.create', fullName: 'ana Tester', device: null },
    ])
  }
})

test('a lead that does not exist has no history', async () => {
  const cleo = await world.person('cleo')
  expect((await world.ask('GET', `/api/leads/${NOWHERE}/history`, undefined, cleo)).status).toBe(404)
})
