import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Change } from '#db/device/mutate.ts'
import { newId } from '#db/model/id.ts'
import { suppressedIn } from '#db/server/suppressions.ts'
import { read, storeIn, uploadsIn } from '#tests/database.ts'
import { photo } from '#tests/pictures.ts'
import { type Device, openWorld, type Person, type World } from '#tests/world.ts'
import { tablesOf } from './filled.ts'
import { audited, teamOfFour } from './fixtures.ts'

const EMAIL = 'Mia.Berg@fjord.example'
const PHONE = '+47 555 12 345'
const SECRETS = [
  EMAIL,
  EMAIL.toLowerCase(),
  PHONE,
  'Mia Berg',
  'linkedin.example/mia',
  'Storgata 7',
  'asked for a demo',
  '59.9139',
]

let world: World
let office: Awaited<ReturnType<typeof teamOfFour>>
let [mine, mates]: Device[] = []
const [leadId, twinId, otherId, noteId, emailId, fileId, shopId] = Array.from({ length: 7 }, newId)

beforeAll(async () => {
  world = await openWorld()
  office = await teamOfFour(world)
  const { teamId, owner, admin } = office
  const place = (person: Person) => world.device({ ...person, teamId })
  ;[mine, mates] = [place(owner), place(admin)]
  for (const id of [fileId, shopId]) {
    const upload = `/api/uploads/${id}?userId=${owner.user.id}&teamId=${teamId}`
    await fetch(world.url + upload, { method: 'PUT', headers: { Cookie: owner.cookie }, body: await photo() })
  }
  const visit = {
    ...{
      leadId: leadId!,
      kind: 'visit' as const,
      title: 'Visit Mia Berg',
      done: true,
      userId: owner.user.id,
    },
    ...{ note: 'Mia Berg asked for a demo', photoUrl: `/api/uploads/${shopId}` },
    place: { latitude: 59.9139, longitude: 10.7522, accuracyMetres: 12 },
  }
  const person = {
    ...{
      fullName: 'Mia Berg',
      email: EMAIL,
      phoneNumber: PHONE,
      linkedInUrl: 'https://linkedin.example/mia',
    },
    ...{ address: 'Storgata 7', notes: 'Mia Berg asked for a demo', avatarUrl: `/api/uploads/${fileId}` },
  }
  await mine!.sync()
  await mine!.change(
    { name: 'lead.create', args: { id: leadId!, fields: person } },
    { name: 'lead.create', args: { id: twinId!, fields: { ...person, email: EMAIL.toLowerCase() } } },
    {
      name: 'lead.create',
      args: {
        id: otherId!,
        fields: { fullName: 'Bo', email: 'bo@fjord.example', notes: `Boss: ${EMAIL}, ${PHONE}` },
      },
    },
    {
      name: 'note.add',
      args: { id: noteId!, fields: { leadId: leadId!, text: 'Mia Berg asked for a demo' } },
    },
    {
      name: 'email.create',
      args: { id: emailId!, fields: { leadId: leadId!, subject: 'For Mia Berg', body: 'Dear Mia Berg' } },
    },
    { name: 'task.create', args: { id: newId(), fields: visit } },
  )
  await mine!.sync()
  await mates!.sync()
  // Two edits of one field: a conflict that holds the name.
  const rename = (to: string): Change => ({
    name: 'lead.edit',
    args: { id: leadId!, changes: { fullName: ['Mia Berg', to] } },
  })
  await mine!.change(rename('Mia Berg-Lie'))
  world.pass(1000)
  await mates!.change(rename('Mia Berg Lie'))
  await mine!.sync()
  await mates!.sync()
  await mine!.sync()
})
afterAll(() => world.close())

const erase = (as: Person, body: object = {}) =>
  world.ask('POST', `/api/teams/${office.teamId}/leads/${leadId}/erase`, body, as)

/** All that is stored in the team's tables, as one text. */
async function all() {
  const rows = [...tablesOf().keys()].map((table) => read(world, `SELECT * FROM ${table}`))
  return JSON.stringify(await Promise.all(rows))
}

async function onDevice({ store }: Device) {
  const tables = store.tables.filter(({ name }) => name !== 'files')
  return JSON.stringify(await Promise.all(tables.map((table) => table.toArray())))
}

test('a person’s data goes from every table and file of the team, and from its devices with what they sent', async () => {
  for (const secret of ['Mia Berg', EMAIL]) expect(await all()).toContain(secret)
  expect(await onDevice(mine!)).toContain('Mia Berg')
  const files = [fileId, shopId].map(String)
  expect(await uploadsIn(world.dataDir)).toEqual(expect.arrayContaining(files))

  expect((await erase(office.member)).status).toBe(403)
  expect(await erase(office.admin, { suppress: true })).toMatchObject({ status: 200, body: { leads: 2 } })

  for (const secret of SECRETS) expect(await all()).not.toContain(secret)
  const left = await uploadsIn(world.dataDir)
  for (const file of files) expect(left).not.toContain(file)
  for (const device of [mine!, mates!]) {
    await device.sync()
    const text = await onDevice(device)
    for (const secret of SECRETS) expect(text).not.toContain(secret)
    expect(await device.store.leads.get(leadId!)).toMatchObject({ fullName: 'Erased', email: '' })
    expect(await device.store.leads.get(otherId!)).toMatchObject({
      notes: 'Boss: [erased], [erased]',
      deletedAt: null,
    })
    expect(await device.store.files.count()).toBe(0)
  }
  expect((await audited(world, office.teamId)).at(-1)).toMatchObject({
    ...{ event: 'lead.erased', userId: office.admin.user.id, subject: String(leadId) },
  })
})

test('who changed what and when stays in history, without the values', async () => {
  const { body } = await world.ask('GET', `/api/leads/${leadId}/history`, undefined, office.owner)
  expect(body.map(({ name }: { name: string }) => name)).toEqual([
    ...['lead.erase', 'lead.edit', 'lead.edit', 'lead.create'],
  ])
  expect(body[1].changes.fullName).toEqual(['Erased', 'Erased'])
})

test('a device that was away keeps nothing more about them: it is told why, and its text is under Attention', async () => {
  const late = world.device({ ...office.member, teamId: office.teamId })
  await late.sync()
  await late.change(
    { name: 'note.add', args: { id: newId(), fields: { leadId: leadId!, text: 'Mia Berg called' } } },
    { name: 'lead.edit', args: { id: leadId!, changes: { phoneNumber: ['', PHONE] } } },
    { name: 'lead.restore', args: { id: leadId! } },
  )
  await late.sync()
  for (const secret of SECRETS) expect(await all()).not.toContain(secret)
  const refused = await late.store.outbox.toArray()
  expect(refused.map(({ state, message }) => [state, message])).toEqual(
    Array(3).fill(['refused', 'This person’s data was erased from the team.']),
  )
})

test('their address is on the list of those not to be contacted as a hash, which still holds', async () => {
  const listed = await read<{ value: string }>(world, 'SELECT value FROM suppressions')
  expect(listed).toEqual([{ value: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) }])
  const store = await storeIn(world.dataDir)
  const isSuppressed = await suppressedIn(store.read, office.teamId)
  expect([isSuppressed(EMAIL), isSuppressed('bo@fjord.example')]).toEqual([true, false])
  await store.close()
})
