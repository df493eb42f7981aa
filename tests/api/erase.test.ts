import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { purge } from '#api/purge.ts'
import type { Change } from '#db/device/mutate.ts'
import { newId } from '#db/model/id.ts'
import { suppressedIn } from '#db/server/suppressions.ts'
import { keptIn, read, storeIn, uploadsIn } from '#tests/database.ts'
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
    leadId: leadId!,
    kind: 'visit' as const,
    title: 'Visit Mia Berg',
    done: true,
    userId: owner.user.id,
    note: 'Mia Berg asked for a demo',
    photoUrl: `/api/uploads/${shopId}`,
    place: { latitude: 59.9139, longitude: 10.7522, accuracyMetres: 12 },
  }
  const person = {
    fullName: 'Mia Berg',
    email: EMAIL,
    phoneNumber: PHONE,
    linkedInUrl: 'https://linkedin.example/mia',
    address: 'Storgata 7',
    notes: 'Mia Berg asked for a demo',
    avatarUrl: `/api/uploads/${fileId}`,
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
  // Two edits of one field: a conflict that contains the name.
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

/** The content of the team's tables, as one text. */
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
    event: 'lead.erased',
    userId: office.admin.user.id,
    subject: String(leadId),
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

describe('of people who resemble each other', () => {
  const ids = { ann: newId(), joann: newId(), twin: newId(), note: newId(), task: newId(), view: newId() }
  const files = { old: newId(), now: newId() }
  let team: Awaited<ReturnType<typeof teamOfFour>>
  let phone: Device
  let before: Record<string, object>
  const fileUrl = (id: number) => `/api/uploads/${id}`
  const texts = {
    mentions: 'Ask ANN@acme.example or 0049 30 555-12 34, formerly ann@old.example; not joann@acme.example.',
    erased: 'Ask [erased] or [erased], formerly [erased]; not joann@acme.example.',
  }

  beforeAll(async () => {
    team = await teamOfFour(world)
    phone = world.device({ ...team.owner, teamId: team.teamId })
    await phone.sync()
    for (const id of Object.values(files)) {
      const to = `/api/uploads/${id}?userId=${team.owner.user.id}&teamId=${team.teamId}`
      await fetch(world.url + to, {
        method: 'PUT',
        headers: { Cookie: team.owner.cookie },
        body: await photo(),
      })
    }
    const ann = { fullName: 'Ann', email: 'ann@old.example', phoneNumber: '+49 30 555 1234' }
    const dueAt = '2026-01-25T10:00:00.000Z'
    await phone.change(
      { name: 'lead.create', args: { id: ids.ann, fields: { ...ann, avatarUrl: fileUrl(files.old) } } },
      {
        name: 'lead.edit',
        args: {
          id: ids.ann,
          changes: {
            email: ['ann@old.example', 'ann@acme.example'],
            avatarUrl: [fileUrl(files.old), fileUrl(files.now)],
          },
        },
      },
      {
        name: 'lead.create',
        args: {
          id: ids.joann,
          fields: {
            fullName: 'Joann',
            email: 'joann@acme.example',
            phoneNumber: '+49 30 555 12345',
            status: 'qualified',
            notes: texts.mentions,
          },
        },
      },
      // A twin whose phone number and page occur in every date and status.
      {
        name: 'lead.create',
        args: {
          id: ids.twin,
          fields: {
            fullName: 'T',
            email: 'ann@acme.example',
            phoneNumber: '2026-1',
            linkedInUrl: 'qualified',
          },
        },
      },
      { name: 'note.add', args: { id: ids.note, fields: { leadId: ids.joann, text: texts.mentions } } },
      {
        name: 'task.create',
        args: {
          id: ids.task,
          fields: { leadId: ids.joann, title: texts.mentions, userId: team.owner.user.id, dueAt },
        },
      },
      {
        name: 'view.create',
        args: {
          id: ids.view,
          fields: { name: 'Ann', search: '?q=ann%40acme.example&status=%5B%22new%22%5D' },
        },
      },
    )
    await phone.sync()
    const mates = world.device({ ...team.member, teamId: team.member.user.id })
    const own = { id: newId(), teamId: team.teamId, name: 'Mine', search: '?q=ann%40acme.example' }
    await mates.sync()
    await mates.change({
      name: 'settings.keepOwnView',
      args: { id: team.member.user.id, view: own },
    })
    await mates.sync()
    before = await rows()
    const answer = await world.ask('POST', `/api/teams/${team.teamId}/leads/${ids.ann}/erase`, {}, team.owner)
    expect(answer).toMatchObject({ status: 200, body: { leads: 2 } })
  })

  async function rows() {
    const { joann, note, task, view } = ids
    const one = async (table: string, id: number) =>
      (await read<object>(world, `SELECT * FROM ${table} WHERE id = ${id}`))[0] ?? {}
    return {
      joann: await one('leads', joann),
      note: await one('notes', note),
      task: await one('tasks', task),
      view: await one('views', view),
    }
  }

  test('nothing of one is left, whole words alone are changed, and dates and choices stay', async () => {
    const version = expect.anything()
    expect(await rows()).toEqual({
      joann: { ...before.joann, notes: texts.erased, version },
      note: { ...before.note, text: texts.erased, version },
      task: { ...before.task, title: texts.erased, version },
      view: { ...before.view, search: '?q=%5Berased%5D&status=%5B%22new%22%5D', version },
    })
    const [settings] = await read<{ ownViews: unknown }>(
      world,
      `SELECT ownViews FROM settings WHERE id = ${team.member.user.id}`,
    )
    expect(JSON.stringify(settings)).toContain('?q=%5Berased%5D')
    const left = (await all()).replaceAll('joann@acme.example', '')
    for (const secret of [
      'ann@acme.example',
      'ann%40acme.example',
      'ann@old.example',
      '555 1234"',
      '555-12 34',
    ])
      expect(left).not.toContain(secret)
  })

  test('photos that one had before are gone too, for whoever has their address', async () => {
    for (const id of Object.values(files)) {
      const answer = await fetch(world.url + fileUrl(id), { headers: { Cookie: team.owner.cookie } })
      expect(answer.status).toBe(404)
    }
  })

  test('every device of the team is in step after it', async () => {
    expect(await phone.sync()).toBe('synced')
    expect(await phone.store.leads.get(ids.joann)).toMatchObject({ status: 'qualified', notes: texts.erased })
    expect(await onDevice(phone)).not.toContain('ann@old.example')
    expect(await phone.store.stale.get('screens')).toBeDefined()
  })
})

test('a lead that was deleted over 30 days ago is gone with its name, notes and photo, from history and files too', async () => {
  const { teamId, owner } = office
  const [id, noteId, photoId] = [newId(), newId(), newId()]
  const phone = world.device({ ...owner, teamId })
  await phone.sync()
  const to = `/api/uploads/${photoId}?userId=${owner.user.id}&teamId=${teamId}`
  await fetch(world.url + to, { method: 'PUT', headers: { Cookie: owner.cookie }, body: await photo() })
  const fields = { fullName: 'Gone Girl', email: 'gone@away.example', avatarUrl: `/api/uploads/${photoId}` }
  await phone.change(
    { name: 'lead.create', args: { id, fields } },
    { name: 'note.add', args: { id: noteId, fields: { leadId: id, text: 'Gone Girl sings' } } },
    { name: 'lead.delete', args: { id } },
  )
  await phone.sync()
  const kept = await keptIn(world.dataDir)
  const now = () => new Date(Date.now() + 31 * 24 * 60 * 60 * 1000)
  await purge({ ...kept, now }).finally(() => kept.store.close())
  const left = await all()
  for (const secret of ['Gone Girl', 'gone@away.example']) expect(left).not.toContain(secret)
  expect(await uploadsIn(world.dataDir)).not.toContain(String(photoId))
  expect(await phone.sync()).toBe('synced')
  expect(await phone.store.notes.get(noteId)).toMatchObject({ text: 'Erased' })
  const changes = await read<{ userId: number }>(world, `SELECT userId FROM history WHERE rowId = ${id}`)
  expect(changes.map(({ userId }) => userId)).toEqual([owner.user.id, owner.user.id])
})

test('erasing a lead erases the leads that were merged with it, in either direction, with what was noted about them', async () => {
  const { teamId, owner } = office
  const [winner, loser, noteId] = [newId(), newId(), newId()]
  const phone = world.device({ ...owner, teamId })
  await phone.sync()
  const ask = (id: number) => world.ask('POST', `/api/teams/${teamId}/leads/${id}/erase`, {}, owner)
  for (const erased of ['winner', 'loser'] as const) {
    const [first, second] = erased === 'winner' ? [winner, loser] : [newId(), newId()]
    const note = erased === 'winner' ? noteId : newId()
    const merge: Change = { name: 'lead.edit', args: { id: second, changes: { mergedInto: [null, first] } } }
    await phone.change(
      {
        name: 'lead.create',
        args: { id: first, fields: { fullName: 'Ida Lind', email: 'ida@one.example' } },
      },
      {
        name: 'lead.create',
        args: { id: second, fields: { fullName: 'I. Lind', email: 'ida@two.example' } },
      },
      { name: 'note.add', args: { id: note, fields: { leadId: second, text: 'Ida Lind likes tea' } } },
      merge,
    )
    await phone.sync()
    expect(await ask(erased === 'winner' ? first : second)).toMatchObject({ status: 200, body: { leads: 2 } })
    for (const secret of ['Ida Lind', 'I. Lind', 'ida@one.example', 'ida@two.example', 'likes tea']) {
      expect(await all()).not.toContain(secret)
    }
  }
})

test('a further address or number of a person goes from all texts of the team, too', async () => {
  const { teamId, owner } = office
  const ways = [
    { kind: 'email', value: 'ida@private.example', label: '', source: '' },
    { kind: 'phone', value: '+47 98 76 54 32', label: '', source: '' },
  ]
  const lead = { fullName: 'Ida Lind', company: 'Lind', email: 'ida@lind.example', ways }
  const { body } = await world.ask('POST', '/api/leads', lead, owner)
  const note = 'Write to ida@private.example or call 0047 98765432'
  await world.ask(
    'POST',
    '/api/leads',
    { ...lead, fullName: 'Per', email: 'per@vik.example', ways: [], notes: note },
    owner,
  )
  await world.ask('POST', `/api/teams/${teamId}/leads/${body.id}/erase`, {}, owner)
  for (const secret of ['ida@private.example', '98765432', '98 76 54 32'])
    expect(await all()).not.toContain(secret)
})

test('a lead that is merged offline into a person whose data was erased meanwhile stays for itself', async () => {
  const { teamId, owner } = office
  const [winner, loser] = [newId(), newId()]
  const phone = world.device({ ...owner, teamId })
  await phone.sync()
  await phone.change(
    { name: 'lead.create', args: { id: winner, fields: { fullName: 'Eva Holm', email: 'eva@one.example' } } },
    { name: 'lead.create', args: { id: loser, fields: { fullName: 'E. Holm', email: 'eva@two.example' } } },
  )
  await phone.sync()
  await world.ask('POST', `/api/teams/${teamId}/leads/${winner}/erase`, {}, owner)
  await phone.change({ name: 'lead.edit', args: { id: loser, changes: { mergedInto: [null, winner] } } })
  await phone.sync()
  await phone.sync()
  expect(await phone.store.leads.get(loser)).toMatchObject({ fullName: 'E. Holm', mergedInto: null })
})

test('a lead goes with the one it was merged into: 30 days after that was deleted it is deleted, too', async () => {
  const { teamId, owner } = office
  const [winner, loser] = [newId(), newId()]
  const phone = world.device({ ...owner, teamId })
  await phone.sync()
  await phone.change(
    { name: 'lead.create', args: { id: winner, fields: { fullName: 'Old Tom', email: 'tom@away.example' } } },
    { name: 'lead.create', args: { id: loser, fields: { fullName: 'Tom O.', email: 'o@away.example' } } },
    { name: 'lead.edit', args: { id: loser, changes: { mergedInto: [null, winner] } } },
    { name: 'lead.delete', args: { id: winner } },
  )
  await phone.sync()
  const DAY = 24 * 60 * 60 * 1000
  for (const days of [31, 62]) {
    const kept = await keptIn(world.dataDir)
    const now = () => new Date(Date.now() + days * DAY)
    await purge({ ...kept, now }).finally(() => kept.store.close())
    const found = await read<{ deletedAt: string | null }>(
      world,
      `SELECT deletedAt FROM leads WHERE id = ${loser}`,
    )
    expect(found).toEqual(days === 31 ? [{ deletedAt: expect.any(String) }] : [])
  }
  expect(await all()).not.toContain('tom@away.example')
})
