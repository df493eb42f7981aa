import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#db/model/id.ts'
import { addHistory } from '#db/server/history.ts'
import { storing } from '#tests/database.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
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

test('what team mates did to a person’s leads is told to that person, newest first, and one’s own deeds are not', async () => {
  const [dan, eve] = [await world.person('dan'), await world.person('eve')]
  const teamId = await makeTeam(world, dan, 'South')
  await admit(world, eve, teamId)
  const { body: lead } = await world.ask('POST', '/api/leads', aLead, dan)
  await world.ask('PATCH', `/api/leads/${lead.id}`, { notes: 'Called' }, dan)
  const phone = world.device({ ...eve, teamId })
  await phone.sync()
  const status = { status: ['approved', 'contacted'] as [unknown, unknown] }
  await phone.change({ name: 'lead.edit', args: { id: lead.id, changes: status } })
  await phone.change({ name: 'lead.delete', args: { id: lead.id } })
  await phone.sync()
  const told = async (person: Person) =>
    (await world.ask('GET', `/api/teams/${teamId}/deeds`, undefined, person)).body
  const about = { userId: eve.user.id, leadId: lead.id, lead: aLead.fullName }
  expect(await told(dan)).toMatchObject([
    { ...about, name: 'lead.delete', status: null },
    { ...about, name: 'lead.edit', fields: ['status'], status: 'contacted' },
  ])
  expect(await told(eve)).toEqual([])
})

test('a device is called what its own person’s device says, whoever else claims its name', async () => {
  const [fay, gus] = [await world.person('fay'), await world.person('gus')]
  const phone = world.device(fay)
  const id = newId()
  await phone.change({ name: 'lead.create', args: { id, fields: aLead } })
  await phone.sync()
  const hostile = world.device(gus)
  hostile.wire = { ...hostile.wire, deviceId: phone.wire.deviceId, deviceName: 'Call 555 0100 now' }
  await hostile.sync()
  await phone.change({ name: 'lead.approve', args: { id } })
  await hostile.sync()
  const { body } = await world.ask('GET', `/api/leads/${id}/history`, undefined, fay)
  expect(body.map(({ device }: { device: string }) => device)).toEqual(['Chrome on Android'])
})

test('of a lead that was changed without end the newest changes are told', async () => {
  const hal = await world.person('hal')
  const { body: lead } = await world.ask('POST', '/api/leads', aLead, hal)
  const { teamId, id: rowId } = lead
  const by = { userId: hal.user.id, deviceId: 'api', name: 'lead.edit', at: new Date().toISOString() }
  await storing(world, async (handle) => {
    for (let version = 2; version <= 1000; version++) {
      const changes: Record<string, [string, string]> = { notes: ['', version + 'x'.repeat(20_000)] }
      await addHistory(handle, { teamId, rowId, version, stamp: '', changes, ...by })
    }
  })
  const { body } = await world.ask('GET', `/api/leads/${lead.id}/history`, undefined, hal)
  expect(JSON.stringify(body).length).toBeLessThan(1.2 * 1024 * 1024)
  expect(body.length).toBeGreaterThan(40)
  expect(body[0].changes.notes[1]).toMatch(/^1000x/)
})

test('a lead that does not exist has no history', async () => {
  const cleo = await world.person('cleo')
  expect((await world.ask('GET', `/api/leads/${NOWHERE}/history`, undefined, cleo)).status).toBe(404)
})

test('who deleted what can still be restored is told to the team, and to nobody else', async () => {
  const [ida, leo] = [await world.person('ida'), await world.person('leo')]
  const teamId = await makeTeam(world, ida, 'West')
  await admit(world, leo, teamId)
  const phone = world.device({ ...leo, teamId })
  const [gone, back, view] = [newId(), newId(), newId()]
  await phone.change({ name: 'lead.create', args: { id: gone, fields: aLead } })
  await phone.change({ name: 'lead.create', args: { id: back, fields: aLead } })
  await phone.change({ name: 'view.create', args: { id: view, fields: { name: 'New', search: '' } } })
  await phone.change({ name: 'lead.delete', args: { id: gone } }, { name: 'lead.delete', args: { id: back } })
  await phone.change(
    { name: 'lead.restore', args: { id: back } },
    { name: 'view.delete', args: { id: view } },
  )
  await phone.sync()
  expect((await world.ask('GET', `/api/teams/${teamId}/deleted`, undefined, ida)).body).toEqual([
    { table: 'leads', id: gone, userId: leo.user.id },
    { table: 'views', id: view, userId: leo.user.id },
  ])
  const stranger = await world.person('otto')
  expect((await world.ask('GET', `/api/teams/${teamId}/deleted`, undefined, stranger)).status).toBe(404)
})
