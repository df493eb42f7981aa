import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { purge } from '#api/purge.ts'
import { recount } from '#api/recount.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { newId } from '#db/model/id.ts'
import { storageOf, summedUp } from '#db/server/storage.ts'
import { alter, keptIn } from '#tests/database.ts'
import { pdf, png } from '#tests/pictures.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { teamOfFour } from './fixtures.ts'
import { push, sent } from './push.ts'
import { aLead, NOWHERE } from './samples.ts'

let world: World
let office: Awaited<ReturnType<typeof teamOfFour>>
beforeAll(async () => {
  world = await openWorld()
  office = await teamOfFour(world)
})
afterAll(() => world.close())

/** Changes the stored data without the server. */
async function keeping<T>(work: (kept: Awaited<ReturnType<typeof keptIn>>) => Promise<T>): Promise<T> {
  const kept = await keptIn(world.dataDir)
  return work(kept).finally(() => kept.store.close())
}
const counted = (teamId = office.teamId) => keeping(({ store }) => storageOf(store.read, teamId))
const summed = (teamId = office.teamId) => keeping(({ store }) => summedUp(store.read, teamId, turn))

const ours = (name: Parameters<typeof sent>[1], args: object, as = office.owner) =>
  sent(as, name, args, { teamId: office.teamId })
const upload = (bytes: Uint8Array<ArrayBuffer>, as: Person, teamId: number, id = newId()) =>
  fetch(`${world.url}/api/uploads/${id}?userId=${as.user.id}&teamId=${teamId}`, {
    method: 'PUT',
    headers: { Cookie: as.cookie },
    body: bytes,
  })
const imported = (as: Person) => {
  const query = new URLSearchParams({
    name: 'Ours',
    format: 'csv',
    mapping: '{"name":"Name","website":"Web"}',
  })
  const headers = { 'Content-Type': 'application/octet-stream' }
  return world.ask('POST', `/api/directories?${query}`, 'Name,Web\nAcme,https://acme.example\n', as, headers)
}

describe('what a team takes', () => {
  test('is counted as it is written, as exactly as if all of it were summed up', async () => {
    const { owner, member, teamId } = office
    const ids = Array.from({ length: 20 }, () => newId())
    const fields = { ...aLead, notes: 'Fährt täglich 🚚' }
    await push(
      world,
      owner,
      ids.map((id) => ours('lead.create', { id, fields })),
    )
    const edit = (id: number, notes: string) =>
      ours('lead.edit', { id, changes: { notes: [fields.notes, notes] } })
    const both = [edit(ids[0]!, 'One'), { ...edit(ids[0]!, 'Two entirely other words'), seen: 1 }]
    await push(world, owner, [...both, edit(ids[1]!, ''), ours('lead.delete', { id: ids[2]!, seen: 3 })])
    await push(world, member, [
      ours('note.add', { id: newId(), leadId: ids[3]!, fields: { text: 'x' } }, member),
    ])
    await push(world, member, [ours('lead.edit', { id: NOWHERE, changes: {} }, member)])
    await upload(pdf, owner, teamId)
    const { imports, ...rest } = await counted()
    expect(imports).toBe(0)
    expect(rest).toEqual(await summed())
    expect(Math.min(...Object.values(rest))).toBeGreaterThan(0)
    const [own, all] = [await counted(member.user.id), await summed(member.user.id)]
    expect(own.history).toBe(all.history)
  })

  test('is right again after an erasing, a purge, and whatever was counted wrongly, and never less than nothing', async () => {
    const { owner, teamId } = office
    const [id, gone, file] = [newId(), newId(), newId()]
    await upload(await png(), owner, teamId, file)
    const fields = { ...aLead, email: 'eve@away.example', avatarUrl: `/api/uploads/${file}` }
    await push(world, owner, [
      ours('lead.create', { id, fields }),
      ours('lead.create', { id: gone, fields: aLead }),
    ])
    await push(world, owner, [ours('lead.delete', { id: gone, seen: 9 })])
    const before = await counted()
    await world.ask('POST', `/api/teams/${teamId}/leads/${id}/erase`, {}, owner)
    expect((await counted()).uploads).toBeLessThan(before.uploads)
    await alter(world, 'UPDATE teams SET rowBytes = 1, historyBytes = 9999999 WHERE id = ?', teamId)
    await alter(world, "UPDATE leads SET deletedAt = '2025-01-01T00:00:00.000Z' WHERE id = ?", gone)
    await push(world, owner, [ours('lead.edit', { id: NOWHERE, changes: {} })])
    await keeping(async (kept) => {
      await purge({ ...kept, now: () => new Date() })
      await recount(kept, new AbortController().signal)
    })
    const { imports, ...rest } = await counted()
    expect(rest).toEqual(await summed())
    expect(imports).toBe(0)
  })

  test('goes with a picture of a person’s own that becomes a team’s, and with an import that is removed', async () => {
    const ben = await world.person('ben')
    const form = new FormData()
    form.set('file', new Blob([await png()]), 'logo.png')
    const headers = { Cookie: ben.cookie, Origin: world.url }
    const sentForm = await fetch(`${world.url}/api/uploads`, { method: 'POST', headers, body: form })
    const { fileUrl: avatarUrl } = await sentForm.json()
    const { uploads } = await counted(ben.user.id)
    expect(uploads).toBeGreaterThan(0)
    const { directory } = (await imported(ben)).body
    expect((await counted(ben.teamId)).imports).toBeGreaterThan(0)
    await world.ask('DELETE', `/api/directories/${directory.id}`, undefined, ben)
    expect((await counted(ben.teamId)).imports).toBe(0)
    await world.ask('POST', '/api/teams', { name: 'Harbour', avatarUrl }, ben)
    expect(await summed(ben.user.id)).toMatchObject({ uploads: (await counted(ben.user.id)).uploads })
    expect(await summed(ben.teamId)).toMatchObject({ uploads: (await counted(ben.teamId)).uploads })
  })

  test('is told to its owner and admins, by what takes the room', async () => {
    const told = await world.ask('GET', `/api/teams/${office.teamId}/storage`, undefined, office.admin)
    expect(told.body).toEqual({ quota: 1024 * 1024 * 1024, bytes: await counted() })
    const { status } = await world.ask('GET', `/api/teams/${office.teamId}/storage`, undefined, office.member)
    expect(status).toBe(403)
  })
})

test('a call that would add to a full team is answered 507 with a sentence, and what takes away goes on', async () => {
  const ana = await world.person('ana')
  const made = await world.ask('POST', '/api/leads', aLead, ana)
  const lead: Lead = made.body
  await alter(world, 'UPDATE teams SET rowBytes = ? WHERE id = ?', 1024 * 1024 * 1024, ana.teamId)
  const message = 'This team has used all of its storage. Its settings say what takes the room.'
  const full = { status: 507, body: { message, code: 'full' } }
  expect(await world.ask('POST', '/api/leads', aLead, ana)).toMatchObject(full)
  expect(await imported(ana)).toMatchObject(full)
  const file = await upload(pdf, ana, ana.teamId)
  expect({ status: file.status, body: await file.json() }).toEqual(full)
  const edited = await world.ask('PATCH', `/api/leads/${lead.id}`, { company: 'Berg' }, ana)
  const deleted = await world.ask('DELETE', `/api/leads/${lead.id}`, undefined, ana)
  expect([edited.status, deleted.status]).toEqual([200, 204])
})

test('an account that has things refused without end is told that it is full, and nothing of it is kept any more', async () => {
  const eve = await world.person('eve')
  const refused = () => push(world, eve, [sent(eve, 'lead.edit', { id: NOWHERE, changes: {} })])
  expect((await refused()).body).toMatchObject({ outcomes: [{ outcome: 'rejected' }] })
  await alter(world, 'UPDATE teams SET historyBytes = ? WHERE id = ?', 1024 * 1024 * 1024, eve.user.id)
  const before = await counted(eve.user.id)
  expect((await refused()).body).toMatchObject({ outcomes: [], full: [eve.teamId] })
  expect(await counted(eve.user.id)).toEqual(before)
})
