import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mutate } from '#db/device/mutate.ts'
import { FIRST_LEADS, FirstAnswer } from '#db/model/entities/first.ts'
import { newId } from '#db/model/id.ts'
import { editTeam } from '#db/server/teams.ts'
import { storing } from '#tests/database.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { teamOfFour } from './fixtures.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function firstFor(person: Person): Promise<FirstAnswer> {
  return v.parse(FirstAnswer, (await world.ask('GET', '/api/sync/first', undefined, person)).body)
}

/** Leads made on a phone, in this order. */
async function withLeads(person: Person, count: number, teamId = person.teamId) {
  const phone = world.device({ ...person, teamId })
  await phone.sync()
  const made = Array.from({ length: count }, (_, n) => ({
    id: newId(),
    fields: { fullName: `Lead ${n}`, email: `${n}@x.example` },
  }))
  for (const args of made) await phone.change({ name: 'lead.create', args })
  await phone.sync()
  return { phone, ids: made.map(({ id }) => id) }
}

test('a new device is told who signed in, their teams, and how many leads the list has with its newest fifty', async () => {
  const ana = await world.person('ana')
  const { phone, ids } = await withLeads(ana, FIRST_LEADS + 2)
  await phone.change({
    name: 'lead.delete',
    args: { id: ids[3] ?? 0, seen: (await phone.store.leads.get(ids[3] ?? 0))?.version ?? 0 },
  })
  await phone.sync()
  const first = await firstFor(ana)
  expect(first).toMatchObject({ user: { id: ana.user.id }, teamId: ana.teamId, total: FIRST_LEADS + 1 })
  expect(first.teams.map(({ id }) => id)).toEqual([ana.teamId])
  expect(first.leads).toHaveLength(FIRST_LEADS)
  expect(first.leads.map(({ createdAt }) => createdAt)).toEqual(
    first.leads
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  )
  expect(first.leads.map(({ id }) => id)).not.toContain(ids[3])
})

test('leads that came at the same time, as from a file, begin with the lowest id, as in the list', async () => {
  const eve = await world.person('eve')
  const phone = world.device(eve)
  await phone.sync()
  const ids = Array.from({ length: 5 }, () => newId())
  const fields = { fullName: 'Lead', email: 'lead@x.example' }
  await phone.change(...ids.map((id) => ({ name: 'lead.create' as const, args: { id, fields } })))
  await phone.sync()
  const { leads } = await firstFor(eve)
  expect(new Set(leads.map(({ createdAt }) => createdAt)).size).toBe(1)
  expect(leads.map(({ id }) => id)).toEqual(ids.toSorted((a, b) => a - b))
})

test('the leads are the first team’s alone, and none where another order was chosen', async () => {
  const bob = await world.person('bob')
  const { phone } = await withLeads(bob, 2)
  expect((await firstFor(await world.person('cyd'))).leads).toEqual([])
  expect((await firstFor(bob)).leads).toHaveLength(2)
  const view = { columns: ['fullName'], hidden: [], sort: { by: 'fullName', descending: false } }
  await mutate(phone.store, bob.user.id, [
    { name: 'settings.keepView', args: { id: bob.user.id, list: 'leads', view } },
  ])
  await phone.sync()
  expect(await firstFor(bob)).toMatchObject({ leads: [], total: 2 })
})

test('a team that asks for a second factor first shows none of its leads to who has none', async () => {
  const { teamId, owner, member } = await teamOfFour(world)
  await withLeads(owner, 1, teamId)
  expect((await firstFor(member)).leads).toHaveLength(1)
  await storing(world, (handle) => editTeam(handle, teamId, { requiresSecondFactor: true }))
  expect(await firstFor(member)).toMatchObject({ leads: [], total: 0 })
})
