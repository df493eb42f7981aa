import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayPlanId } from '#db/model/entities/dayPlan.ts'
import { newId } from '#db/model/id.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { push, sent } from './push.ts'
import { admit, makeTeam } from './samples.ts'

let world: World
let ana: Person
let bob: Person
let teamId: number

beforeAll(async () => {
  world = await openWorld()
  ana = await world.person('ana')
  bob = await world.person('bob')
  teamId = await makeTeam(world, ana, 'North')
  await admit(world, bob, teamId)
})
afterAll(() => world.close())

const counts = { rows: 3, added: 3, completed: 0, heldBack: 0 }

/** An import of three leads by Ana; the first asked for no emails. */
async function imported() {
  const importId = newId()
  const leadIds = [newId(), newId(), newId()]
  const each = leadIds.map((id, at) => ({
    args: {
      id,
      fields: {
        fullName: `Person ${at}`,
        email: `p${id}@fjord.example`,
        importId,
        ...(at === 0 && { optOuts: ['email'] }),
      },
    },
  }))
  const fields = { fileName: 'leads.csv', source: 'CSV', ...counts }
  const { args: _, ...batch } = sent(ana, 'lead.import', {}, { teamId })
  const { body } = await push(world, ana, [
    sent(ana, 'import.create', { id: importId, fields }, { teamId }),
    { ...batch, each },
  ])
  expect(body.outcomes.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['applied', 'applied'])
  return { importId, leadIds }
}

const changesOf = async (importId: number, person = ana) =>
  (await world.ask('GET', `/api/teams/${teamId}/imports/${importId}`, undefined, person)).body

test('an import that nobody touched has no changes', async () => {
  const { importId } = await imported()
  expect(await changesOf(importId)).toEqual({ touched: [], completed: [] })
})

test('leads of an import that somebody edited, or wrote a note about, are told with who changed what', async () => {
  const { importId, leadIds } = await imported()
  const [edited = 0, noted = 0] = leadIds
  await push(world, bob, [
    sent(bob, 'lead.edit', { id: edited, changes: { position: ['', 'Buyer'] } }, { teamId }),
    sent(bob, 'note.add', { id: newId(), fields: { leadId: noted, text: 'Met' } }, { teamId }),
  ])
  expect(await changesOf(importId)).toEqual({
    touched: [
      { leadId: edited, userId: bob.user.id, at: expect.any(String), fields: ['position'] },
      { leadId: noted, userId: null, at: null, fields: [] },
    ],
    completed: [],
  })
})

test('a lead of an import into which another was merged, or that is in the plan of a day, is told as touched', async () => {
  const { importId, leadIds } = await imported()
  const [winner = 0, visited = 0, untouched = 0] = leadIds
  const loser = newId()
  const fields = { fullName: 'Mia Berg', email: 'mia@fjord.example' }
  const at = new Date().toISOString()
  const planId = dayPlanId(bob.user.id, '2026-03-04')
  const { body } = await push(world, bob, [
    sent(bob, 'lead.create', { id: loser, fields }, { teamId }),
    sent(
      bob,
      'lead.edit',
      { id: loser, changes: { mergedInto: [null, winner], mergedAt: [null, at] } },
      { teamId },
    ),
    sent(
      bob,
      'dayPlan.create',
      { id: planId, fields: { day: '2026-03-04', userId: bob.user.id } },
      { teamId },
    ),
    sent(bob, 'stop.create', { id: newId(), fields: { planId, leadId: visited, position: 1 } }, { teamId }),
  ])
  expect(body.outcomes.map(({ outcome }: { outcome: string }) => outcome)).toEqual(Array(4).fill('applied'))
  const { touched } = await changesOf(importId)
  const ids = touched.map(({ leadId }: { leadId: number }) => leadId)
  expect(ids.sort()).toEqual([winner, visited].sort())
  expect(ids).not.toContain(untouched)
})

test('what an import filled in on leads from before is told, and not what the next import did', async () => {
  const { leadIds } = await imported()
  const [before = 0] = leadIds
  const complete = (from: string, to: string) =>
    push(world, ana, [
      sent(ana, 'lead.complete', { id: before, changes: { position: [from, to] } }, { teamId }),
    ])
  const { importId } = await imported()
  await complete('', 'Buyer')
  await imported()
  await complete('Buyer', 'Head')
  expect((await changesOf(importId)).completed).toEqual([
    { leadId: before, changes: { position: ['', 'Buyer'] } },
  ])
})

test('the address of somebody who asked for no emails is on the list "Do not contact" with the import, and with a later address', async () => {
  const listed = async () =>
    (await world.ask('GET', `/api/teams/${teamId}/suppressions`, undefined, ana)).body.map(
      ({ value }: { value: string }) => value,
    )
  const { leadIds } = await imported()
  const [id = 0] = leadIds
  expect(await listed()).toContain(`p${id}@fjord.example`)
  await push(world, bob, [
    sent(
      bob,
      'lead.edit',
      { id, changes: { email: [`p${id}@fjord.example`, 'new@fjord.example'] } },
      { teamId },
    ),
  ])
  expect(await listed()).toContain('new@fjord.example')
  expect(await listed()).not.toContain(`p${leadIds[1]}@fjord.example`)
})

test('an import of another team, or none, is not found', async () => {
  const { importId } = await imported()
  const eve = await world.person('eve')
  const path = `/api/teams/${teamId}/imports/${importId}`
  expect((await world.ask('GET', path, undefined, eve)).status).toBe(404)
  expect((await world.ask('GET', `/api/teams/${teamId}/imports/5`, undefined, ana)).status).toBe(404)
})
