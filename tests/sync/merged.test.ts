import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#db/model/id.ts'
import { mergedLeads } from '#db/server/merged.ts'
import { keptIn } from '#tests/database.ts'
import { type Device, openWorld, type Person, type World } from '#tests/world.ts'

let world: World
let phone: Device
let tablet: Device
let ana: Person
beforeAll(async () => {
  world = await openWorld()
  ana = await world.person('ana')
  phone = world.device(ana)
  tablet = world.device(ana)
  await phone.sync()
})
afterAll(() => world.close())

const add = (id: number, fullName: string) =>
  phone.change({
    name: 'lead.create',
    args: { id, fields: { fullName, email: `${fullName}@fjord.example` } },
  })
const merge = (on: Device, loser: number, winner: number) =>
  on.change({ name: 'lead.edit', args: { id: loser, changes: { mergedInto: [null, winner] } } })

async function standIns() {
  const { store } = await keptIn(world.dataDir)
  try {
    return await mergedLeads(store.read, ana.teamId)
  } finally {
    await store.close()
  }
}

test('a note that an app writes offline on a lead that was merged meanwhile is kept, and so is an edit', async () => {
  const [winner, loser, noteId] = [newId(), newId(), newId()]
  await add(winner, 'Mia')
  await add(loser, 'Mie')
  await phone.sync()
  await tablet.sync()
  await merge(phone, loser, winner)
  await phone.sync()
  await tablet.change(
    { name: 'note.add', args: { id: noteId, fields: { leadId: loser, text: 'Called back' } } },
    { name: 'lead.edit', args: { id: loser, changes: { position: ['', 'Buyer'] } } },
  )
  await tablet.sync()
  await phone.sync()
  expect(await phone.store.notes.get(noteId)).toMatchObject({ text: 'Called back', leadId: loser })
  expect(await phone.store.leads.get(loser)).toMatchObject({ position: 'Buyer', mergedInto: winner })
  expect((await standIns()).get(loser)).toBe(winner)
})

test('a wish not to be contacted that is noted on a lead after it was merged holds for the lead that stands for it', async () => {
  const [winner, loser, early] = [newId(), newId(), newId()]
  for (const [id, name] of [
    [winner, 'Una'],
    [loser, 'Unn'],
    [early, 'Ulla'],
  ] as const)
    await add(id, name)
  await phone.sync()
  await tablet.sync()
  const wish = (id: number, kind: 'phone' | 'email') =>
    tablet.change({ name: 'lead.edit', args: { id, changes: { optOuts: [[], [kind]] } } })
  // The phone merges before it hears of the wish on one, and the wish on the other one comes after the merge.
  await wish(early, 'email')
  await merge(phone, loser, winner)
  await merge(phone, early, winner)
  await tablet.sync()
  await phone.sync()
  await wish(loser, 'phone')
  await tablet.sync()
  await phone.sync()
  const { optOuts = [] } = (await phone.store.leads.get(winner)) ?? {}
  expect(optOuts.toSorted()).toEqual(['email', 'phone'])
})

test('a lead is not merged into one that the server does not have: the person is told, and the lead stays', async () => {
  const [loser, gone] = [newId(), newId()]
  await add(loser, 'Bo')
  await merge(phone, loser, gone)
  await phone.sync()
  await phone.sync()
  expect(await phone.store.leads.get(loser)).toMatchObject({ fullName: 'Bo', mergedInto: null })
  const refused = await phone.store.outbox.filter(({ state }) => state === 'refused').toArray()
  expect(JSON.stringify(refused)).toContain('The lead to merge with no longer exists.')
})

test('the list of the API has the winner of a merge and not the loser', async () => {
  const [winner, loser] = [newId(), newId()]
  await add(winner, 'Ida')
  await add(loser, 'Idun')
  await merge(phone, loser, winner)
  await phone.sync()
  const { body } = await world.ask('GET', '/api/leads', undefined, ana)
  const ids = body.map(({ id }: { id: number }) => id)
  expect(ids).toContain(winner)
  expect(ids).not.toContain(loser)
})
