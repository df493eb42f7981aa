import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#db/model/id.ts'
import { CONTACT, enqueue, keyOf } from '#db/server/queue.ts'
import { alter, indexedIn, read, storing, uploadsIn } from '#tests/database.ts'
import { newDataDir } from '#tests/dataDir.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { tablesOf } from './filled.ts'
import { audited, teamOfFour } from './fixtures.ts'
import { pull, push, sent } from './push.ts'
import { aLead, aProduct } from './samples.ts'

let world: World
let dataDir: string
beforeAll(async () => {
  dataDir = await newDataDir()
  world = await openWorld({ dataDir })
})
afterAll(async () => {
  await world.close()
  rmSync(dataDir, { recursive: true })
})

const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

const drop = (teamId: number, as: Person) => world.ask('DELETE', `/api/teams/${teamId}`, undefined, as)
const restore = (teamId: number, as: Person) =>
  world.ask('POST', `/api/teams/${teamId}/restore`, undefined, as)
const deleted = async (as: Person) => (await world.ask('GET', '/api/teams/deleted', undefined, as)).body
const teams = async (as: Person) => (await world.ask('GET', '/api/teams', undefined, as)).body
const age = (teamId: number, days: number) =>
  alter(world, 'UPDATE teams SET deletedAt = ? WHERE id = ?', daysAgo(days), teamId)

describe('a team is deleted', () => {
  test('by its owner alone, and no personal space is', async () => {
    const { teamId, owner, admin, member, stranger } = await teamOfFour(world)
    expect((await drop(teamId, stranger)).status).toBe(404)
    for (const person of [member, admin]) {
      expect(await drop(teamId, person)).toMatchObject({
        status: 403,
        body: { message: 'Only the owner can delete the team.' },
      })
    }
    expect((await drop(stranger.teamId, stranger)).status).toBe(403)
    expect((await drop(teamId, owner)).status).toBe(204)
    expect((await drop(teamId, owner)).status).toBe(404)
    expect((await audited(world, teamId)).at(-1)).toMatchObject({
      event: 'team.deleted',
      userId: owner.user.id,
    })
  })

  test('and is not there any more, for anybody, by any call', async () => {
    const { teamId, owner, member, stranger } = await teamOfFour(world)
    const { body: lead } = await world.ask('POST', '/api/leads', aLead, owner)
    const { body: link } = await world.ask('GET', `/api/teams/${teamId}/link`, undefined, owner)
    const invite = { email: stranger.user.email }
    const { body: invitation } = await world.ask('POST', `/api/teams/${teamId}/invitations`, invite, owner)
    await drop(teamId, owner)
    for (const person of [owner, member]) {
      expect(await teams(person)).toEqual([])
      expect((await world.ask('GET', '/api/leads', undefined, person)).body).toEqual([])
      for (const path of ['members', 'invitations', 'link', 'usage', 'suppressions']) {
        expect((await world.ask('GET', `/api/teams/${teamId}/${path}`, undefined, person)).status).toBe(404)
      }
      expect((await world.ask('GET', `/api/leads/${lead.id}/history`, undefined, person)).status).toBe(404)
      expect((await world.ask('PATCH', `/api/teams/${teamId}`, { name: 'X' }, person)).status).toBe(404)
      const edit = sent(person, 'lead.delete', { id: lead.id }, { teamId })
      expect((await push(world, person, [edit])).body.outcomes).toMatchObject([
        { outcome: 'rejected', code: 'forbidden' },
      ])
      expect(JSON.stringify((await pull(world, person)).body)).not.toContain(`${lead.id}`)
    }
    for (const { token } of [link, invitation]) {
      expect((await world.ask('GET', `/api/invitations/${token}`, undefined, stranger)).status).toBe(404)
      const accept = `/api/invitations/${token}/accept`
      expect((await world.ask('POST', accept, undefined, stranger)).status).toBe(404)
    }
  })

  test('and leaves the phones at their next sync, with a personal space in its place', async () => {
    const { teamId, owner, member } = await teamOfFour(world)
    await world.ask('POST', '/api/leads', aLead, owner)
    const phone = world.device(owner)
    await phone.sync()
    expect(await phone.store.leads.count()).toBe(1)
    const memberId = newId()
    await drop(teamId, owner)
    await phone.change({
      name: 'lead.create',
      args: { id: memberId, fields: { ...aLead, email: 'new@x.example' } },
    })
    await phone.sync()
    expect(await phone.store.leads.count()).toBe(0)
    expect(await phone.store.outbox.toArray()).toMatchObject([{ state: 'refused', code: 'forbidden' }])
    const [space] = await phone.store.teams.toArray()
    expect(space).toMatchObject({ personal: true, name: 'My Team', ownerId: owner.user.id })
    expect((await world.ask('POST', '/api/leads', aLead, owner)).body).toMatchObject({ teamId: space?.id })
    // A person with a personal space keeps it.
    expect((await pull(world, member)).body.teams).toMatchObject([{ id: member.teamId, personal: true }])
  })

  test('and nothing is worked on for it', async () => {
    const { teamId, owner, stranger } = await teamOfFour(world)
    const { body: product } = await world.ask('POST', '/api/products', aProduct, owner)
    const id = newId()
    const task = { kind: 'suggest', args: { productId: product.id, count: 1 } }
    await push(world, owner, [sent(owner, 'request.create', { id, task }, { teamId })])
    const status = () => read<{ status: string }>(world, 'SELECT status FROM requests WHERE id = ?', id)
    await expect.poll(status).toMatchObject([{ status: 'done' }])
    await drop(teamId, owner)
    await alter(world, "UPDATE requests SET status = 'queued' WHERE id = ?", id)
    await suggestFor(stranger)
    expect(await status()).toMatchObject([{ status: 'queued' }])
    await restore(teamId, owner)
    await suggestFor(stranger)
    await expect.poll(status).toMatchObject([{ status: 'done' }])
  })
})

/** Makes the server look for queued work, and waits until some of it is done. */
async function suggestFor(person: Person) {
  const { body: product } = await world.ask('POST', '/api/products', aProduct, person)
  const wanted = { productId: product.id, count: 1 }
  await world.ask('POST', '/api/generate-company-suggestions', wanted, person)
}

describe('a deleted team', () => {
  test('is restored by its owner alone, whole', async () => {
    const { teamId, owner, member, stranger } = await teamOfFour(world)
    const { body: lead } = await world.ask('POST', '/api/leads', aLead, owner)
    const { body: link } = await world.ask('GET', `/api/teams/${teamId}/link`, undefined, owner)
    const phone = world.device(member)
    await phone.sync()
    await drop(teamId, owner)
    await phone.sync()
    const [listed, ...others] = await deleted(owner)
    expect(others).toEqual([])
    expect(listed).toMatchObject({ id: teamId, name: 'North' })
    expect(Date.parse(listed.goneAt) - Date.parse(listed.deletedAt)).toBe(30 * DAY_MS)
    for (const person of [member, stranger]) {
      expect(await deleted(person)).toEqual([])
      expect((await restore(teamId, person)).status).toBe(404)
    }
    expect(await restore(teamId, owner)).toMatchObject({ status: 200, body: { id: teamId, role: 'owner' } })
    expect(await deleted(owner)).toEqual([])
    expect((await restore(teamId, owner)).status).toBe(404)
    await phone.sync()
    expect(await phone.store.leads.toArray()).toMatchObject([{ id: lead.id }])
    expect((await world.ask('GET', `/api/invitations/${link.token}`, undefined, stranger)).status).toBe(200)
    expect((await audited(world, teamId)).at(-1)).toMatchObject({
      event: 'team.restored',
      userId: owner.user.id,
    })
  })

  test('is gone for good after 30 days, before the daily purge too', async () => {
    const { teamId, owner } = await teamOfFour(world)
    await drop(teamId, owner)
    await age(teamId, 29.9)
    expect(await deleted(owner)).toMatchObject([{ id: teamId }])
    await age(teamId, 30.1)
    expect(await deleted(owner)).toEqual([])
    expect((await restore(teamId, owner)).status).toBe(404)
  })
})

/** The tables with data of a team, except the audit log. */
async function tablesWith(teamId: number): Promise<string[]> {
  const found: string[] = []
  for (const [name, columns] of tablesOf()) {
    if (name === 'audit' || !columns.some((column) => column.name === 'teamId')) continue
    const left = await read(world, `SELECT 1 FROM ${name} WHERE teamId = ?`, teamId)
    if (left.length > 0) found.push(name)
  }
  return found.sort()
}

/** Data of every kind in a team. @returns the file and the import that are on disk */
async function fill(owner: Person, teamId: number) {
  const { body: product } = await world.ask('POST', '/api/products', aProduct, owner)
  const { body: lead } = await world.ask('POST', '/api/leads', aLead, owner)
  const asked = { productId: product.id, count: 1 }
  await world.ask('POST', '/api/generate-company-suggestions', asked, owner)
  const edit = (to: string) =>
    sent(owner, 'lead.edit', { id: lead.id, changes: { fullName: [aLead.fullName, to] } }, { teamId })
  const note = { id: newId(), fields: { leadId: lead.id, text: 'Call back' } }
  const email = { id: newId(), fields: { subject: 'Hello', body: 'Shall we talk?' } }
  await push(world, owner, [
    edit('One'),
    edit('Two'),
    sent(owner, 'note.add', note, { teamId }),
    sent(owner, 'email.create', email, { teamId }),
  ])
  await world.ask('POST', `/api/teams/${teamId}/invitations`, { email: 'mia@fjord.example' }, owner)
  await world.ask('GET', `/api/teams/${teamId}/link`, undefined, owner)
  await world.ask('POST', `/api/teams/${teamId}/suppressions`, { value: 'fjord.example' }, owner)
  await world.ask('PUT', `/api/teams/${teamId}/usage/openai`, { monthly: 7 }, owner)
  await alter(
    world,
    "INSERT INTO usage (teamId, month, provider, calls) VALUES (?, '2026-01', 'openai', 3)",
    teamId,
  )
  await alter(
    world,
    'INSERT INTO retries SELECT id, ?, 1, ? FROM suggestions WHERE teamId = ?',
    ...[owner.user.id, daysAgo(-1), teamId],
  )
  const suggested = 'SELECT id FROM suggestions WHERE teamId = ?'
  for (const { id } of await read<{ id: number }>(world, suggested, teamId)) {
    const entry = {
      key: keyOf(CONTACT, id),
      kind: CONTACT,
      teamId,
      userId: owner.user.id,
      lane: '',
      payload: id,
    }
    await storing(world, (handle) => enqueue(handle, { ...entry, dueAt: daysAgo(-1) }))
  }
  const mapping = JSON.stringify({ name: 'Name', website: 'Site' })
  const file = new URLSearchParams({ name: 'Fair', format: 'csv', mapping })
  const type = { 'Content-Type': 'application/octet-stream' }
  const companies = 'Name,Site\nFjord Foods,fjord.example'
  const { body: imported } = await world.ask('POST', `/api/directories?${file}`, companies, owner, type)
  return { fileId: await upload(owner, teamId), directoryId: imported.directory.id }
}

async function upload({ user, cookie }: Person, teamId: number): Promise<number> {
  const id = newId()
  const path = `/api/uploads/${id}?userId=${user.id}&teamId=${teamId}`
  const body = new TextEncoder().encode('%PDF-1.7')
  expect((await fetch(world.url + path, { method: 'PUT', headers: { Cookie: cookie }, body })).status).toBe(
    200,
  )
  return id
}

const onDisk = async () => [...(await uploadsIn(dataDir)), ...(await indexedIn(dataDir))]

test('the daily purge removes what was deleted 30 days ago, all of it, and nothing else', async () => {
  const [{ teamId: old, owner }, { teamId: young, owner: other }] = [
    await teamOfFour(world),
    await teamOfFour(world),
  ]
  const [olds, youngs] = [await fill(owner, old), await fill(other, young)]
  const before = await tablesWith(young)
  expect(before).toEqual(await tablesWith(old))
  expect(before).toEqual([
    'caps',
    'conflicts',
    'directories',
    'emails',
    'history',
    'invitations',
    'leads',
    'members',
    'notes',
    'products',
    'queue',
    'receipts',
    'requests',
    'suggestions',
    'suppressions',
    'team_links',
    'uploads',
    'usage',
  ])
  for (const [teamId, person, days] of [
    [old, owner, 31],
    [young, other, 29],
  ] as const) {
    expect((await drop(teamId, person)).status).toBe(204)
    await age(teamId, days)
  }
  await world.close()
  world = await openWorld({ dataDir })

  expect(await tablesWith(old)).toEqual([])
  expect(await read(world, 'SELECT id FROM teams WHERE id = ?', old)).toEqual([])
  expect(await read(world, 'SELECT * FROM retries WHERE userId = ?', owner.user.id)).toEqual([])
  expect((await audited(world, old)).at(-1)).toMatchObject({ event: 'team.purged' })
  expect(await tablesWith(young)).toEqual(before)
  expect(await read(world, 'SELECT * FROM retries WHERE userId = ?', other.user.id)).toHaveLength(1)
  const files = await onDisk()
  for (const id of Object.values(youngs)) expect(files).toContain(String(id))
  for (const id of Object.values(olds)) expect(files).not.toContain(String(id))

  expect((await restore(young, other)).status).toBe(200)
  expect((await world.ask('GET', '/api/leads', undefined, other)).body).toHaveLength(1)
  expect((await world.ask('GET', '/api/leads', undefined, owner)).status).toBe(200)
})
