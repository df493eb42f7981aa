import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mutate } from '#db/device/mutate.ts'
import { newId } from '#db/model/id.ts'
import { teamOfFour } from '#tests/api/fixtures.ts'
import { push, sent } from '#tests/api/push.ts'
import { aLead } from '#tests/api/samples.ts'
import { alter, read } from '#tests/database.ts'
import { png } from '#tests/pictures.ts'
import { type Device, openWorld, type Person, type World } from '#tests/world.ts'

const QUOTA = 60_000

let world: World
let office: Awaited<ReturnType<typeof teamOfFour>>
let rep: Person
let phone: Device
beforeAll(async () => {
  world = await openWorld({ quota: QUOTA })
})
afterAll(() => world.close())
beforeEach(async () => {
  office = await teamOfFour(world)
  rep = office.member
  phone = world.device(rep)
  await phone.sync()
})

/** Leads of about 5 KB each, with their history. */
const type = async (count: number) => {
  const ids = Array.from({ length: count }, () => newId())
  const fields = { ...aLead, notes: 'n'.repeat(2_000) }
  await mutate(
    phone.store,
    office.teamId,
    ids.map((id) => ({ name: 'lead.create', args: { id, fields } }) as const),
  )
  return ids
}
const make = (name: 'lead.edit' | 'lead.delete', args: object) =>
  mutate(phone.store, office.teamId, [{ name, args }] as never)
const states = async () => (await phone.store.outbox.toArray()).map(({ state }) => state)
const waiting = async () => (await states()).filter((state) => state === 'waiting').length
const onServer = async () =>
  (await read<{ n: number }>(world, 'SELECT count(*) AS n FROM leads WHERE teamId = ?', office.teamId))[0]!.n
/** Frees room, as a purge or an operator does. */
const makeRoom = () =>
  alter(world, 'UPDATE teams SET rowBytes = 0, historyBytes = 0 WHERE id = ?', office.teamId)

describe('of a team that has used all of its storage', () => {
  test('what is added waits on the phone, and goes by itself once there is room: nothing typed is lost', async () => {
    const ids = await type(20)
    expect(await phone.sync()).toBe('synced')
    const taken = await onServer()
    expect(taken).toBeGreaterThan(8)
    expect([await waiting(), await phone.store.leads.count()]).toEqual([20 - taken, 20])
    expect(await phone.store.teams.get(office.teamId)).toMatchObject({ room: 'full' })

    // An edit, a deletion, and a change behind a lead that waits.
    await make('lead.edit', { id: ids[0], changes: { status: ['new', 'contacted'] } })
    await make('lead.delete', { id: ids[1], seen: 1 })
    await make('lead.edit', { id: ids[19], changes: { status: ['new', 'qualified'] } })
    expect(await phone.sync()).toBe('synced')
    const sql = 'SELECT id, status, deletedAt FROM leads WHERE id IN (?, ?) ORDER BY status'
    expect(await read(world, sql, ids[0], ids[1])).toMatchObject([
      { status: 'contacted', deletedAt: null },
      { status: 'new', deletedAt: expect.any(String) },
    ])
    expect([await waiting(), await onServer()]).toEqual([20 - taken + 1, taken])

    await makeRoom()
    expect(await phone.sync()).toBe('synced')
    await makeRoom()
    expect(await phone.sync()).toBe('synced')
    expect([await waiting(), await onServer()]).toEqual([0, 20])
    expect((await states()).includes('refused')).toBe(false)
    const last = await read(world, 'SELECT status, notes FROM leads WHERE id = ?', ids[19])
    expect(last).toEqual([{ status: 'qualified', notes: 'n'.repeat(2_000) }])
  })

  test('far over it, deleting goes on alone', async () => {
    const ids = await type(2)
    await phone.sync()
    await alter(world, 'UPDATE teams SET uploadBytes = ? WHERE id = ?', 2 * QUOTA, office.teamId)
    await make('lead.edit', { id: ids[0], changes: { status: ['new', 'contacted'] } })
    await make('lead.delete', { id: ids[1], seen: 1 })
    expect(await phone.sync()).toBe('synced')
    expect([await waiting(), await phone.store.teams.get(office.teamId)]).toMatchObject([1, { room: 'over' }])
    await alter(world, 'UPDATE teams SET uploadBytes = 0 WHERE id = ?', office.teamId)
    expect([await phone.sync(), await phone.sync(), await waiting()]).toEqual(['synced', 'synced', 0])
  })

  test('a picture that does not fit waits with its lead, and holds up nothing else', async () => {
    const bytes = Uint8Array.from(await png(900, 900)).buffer
    await alter(world, 'UPDATE teams SET uploadBytes = ? WHERE id = ?', QUOTA - 1000, office.teamId)
    const file = { id: newId(), type: 'image/png', bytes } as const
    const fields = { ...aLead, avatarUrl: `/api/uploads/${file.id}` }
    const change = { name: 'lead.create', args: { id: newId(), fields } } as const
    await mutate(phone.store, office.teamId, [change], { files: [file] })
    await alter(world, 'UPDATE teams SET uploadBytes = ? WHERE id = ?', QUOTA - 1000, office.teamId)
    expect([await phone.sync(), await waiting(), await onServer()]).toEqual(['synced', 1, 0])
    await alter(world, 'UPDATE teams SET uploadBytes = 0 WHERE id = ?', office.teamId)
    expect([await phone.sync(), await waiting(), await onServer()]).toEqual(['synced', 0, 1])
  })

  test('another team has all of its own, whatever is refused to a stranger who sends to it', async () => {
    const { stranger, teamId } = office
    const before = await read(world, 'SELECT rowBytes, historyBytes FROM teams WHERE id = ?', teamId)
    const refused = Array.from({ length: 30 }, () =>
      sent(stranger, 'lead.create', { id: newId(), fields: aLead }, { teamId }),
    )
    await push(world, stranger, refused)
    expect(await read(world, 'SELECT rowBytes, historyBytes FROM teams WHERE id = ?', teamId)).toEqual(before)
    const [own] = await read<{ historyBytes: number }>(
      world,
      'SELECT historyBytes FROM teams WHERE id = ?',
      stranger.user.id,
    )
    expect(own?.historyBytes).toBeGreaterThan(30 * 200)
  })
})

test('a phone that has sent enough for now reads on, and sends the rest by itself when it is asked again', async () => {
  const { fetch: through } = phone.wire
  const [id] = await type(1)
  const fields = { ...aLead, company: 'Written meanwhile' }
  await push(world, office.owner, [
    sent(office.owner, 'lead.create', { id: newId(), fields }, { teamId: office.teamId }),
  ])
  phone.wire.fetch = async (path, init) =>
    path === '/api/sync/push'
      ? Response.json({ message: 'Too many attempts.' }, { status: 429, headers: { 'Retry-After': '60' } })
      : through(path, init)
  expect(await phone.sync()).toBe('offline')
  const here = await phone.store.leads.toArray()
  expect(here.map(({ company }) => company)).toContain('Written meanwhile')
  expect(await waiting()).toBe(1)
  phone.wire.fetch = through
  expect([await phone.sync(), await waiting()]).toEqual(['synced', 0])
  expect(await read(world, 'SELECT id FROM leads WHERE id = ?', id)).toHaveLength(1)
})
