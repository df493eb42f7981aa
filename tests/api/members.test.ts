import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { purge } from '#api/purge.ts'
import { alter, keptIn, read } from '#tests/database.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { audited, membersOf, newcomer, seatOf, teamOfFour } from './fixtures.ts'
import { push, sent } from './push.ts'
import { aLead, makeTeam, NOWHERE } from './samples.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const roles = ['owner', 'admin', 'member', 'stranger'] as const
type Office = Awaited<ReturnType<typeof teamOfFour>>
let office: Office
beforeEach(async () => {
  office = await teamOfFour(world)
})

const of = (memberId: number, teamId = office.teamId) => `/api/teams/${teamId}/members/${memberId}`
const seat = (person: Person) => seatOf(world, office.teamId, person, office.owner)
const rolesOf = async () =>
  Object.fromEntries(
    (await membersOf(world, office.teamId, office.owner)).map(({ userId, role }) => [userId, role]),
  )

/** The status for each of the four people who tries it on a member of each role. */
async function answers(
  target: 'owner' | 'admin' | 'member',
  ask: (memberId: number, as: Person) => Promise<number>,
) {
  const found: Record<string, number> = {}
  for (const role of roles) found[role] = await ask(await seat(await anotherOf(target)), office[role])
  return found
}

const anotherOf = async (role: 'owner' | 'admin' | 'member') =>
  role === 'owner' ? office.owner : newcomer(world, office.teamId, role)

describe('a role is changed', () => {
  const change = (role: string) => async (memberId: number, as: Person) =>
    (await world.ask('PATCH', of(memberId), { role }, as)).status

  test('of a member by the owner and admins', async () => {
    const expected = { owner: 200, admin: 200, member: 403, stranger: 404 }
    expect(await answers('member', change('admin'))).toEqual(expected)
  })

  test('of an admin by the owner alone', async () => {
    const expected = { owner: 200, admin: 403, member: 403, stranger: 404 }
    expect(await answers('admin', change('member'))).toEqual(expected)
  })

  test('of the owner by nobody, not even the owner', async () => {
    const expected = { owner: 403, admin: 403, member: 403, stranger: 404 }
    expect(await answers('owner', change('member'))).toEqual(expected)
  })

  test('and answered with the member; the person has it at the next sync', async () => {
    const { owner, member, teamId } = office
    const phone = world.device(member)
    await phone.sync()
    const answer = await world.ask('PATCH', of(await seat(member)), { role: 'admin' }, owner)
    expect(answer).toMatchObject({
      status: 200,
      body: { userId: member.user.id, role: 'admin', user: { email: member.user.email } },
    })
    await phone.sync()
    expect(await phone.store.teams.get(teamId)).toMatchObject({ role: 'admin' })
    expect(await audited(world, teamId)).toContainEqual(
      expect.objectContaining({
        event: 'member.roleChanged',
        userId: owner.user.id,
        subject: String(member.user.id),
        detail: JSON.stringify({ from: 'member', to: 'admin' }),
      }),
    )
  })

  test('to nothing but member and admin', async () => {
    const { owner, member } = office
    const path = of(await seat(member))
    for (const role of ['owner', '', null]) {
      expect(await world.ask('PATCH', path, { role }, owner)).toMatchObject({
        status: 400,
        body: { message: 'Please select a role' },
      })
    }
  })
})

describe('someone is removed', () => {
  const remove = async (memberId: number, as: Person) =>
    (await world.ask('DELETE', of(memberId), undefined, as)).status

  test('a member by the owner and admins', async () => {
    expect(await answers('member', remove)).toEqual({ owner: 204, admin: 204, member: 403, stranger: 404 })
  })

  test('an admin by the owner alone', async () => {
    expect(await answers('admin', remove)).toEqual({ owner: 204, admin: 403, member: 403, stranger: 404 })
  })

  test('the owner by nobody', async () => {
    expect(await answers('owner', remove)).toEqual({ owner: 403, admin: 403, member: 403, stranger: 404 })
  })

  test('and finds neither the team nor its rows any more, on the phone either', async () => {
    const { owner, member, teamId } = office
    await world.ask('PATCH', '/api/teams/default-team', { teamId }, owner)
    await world.ask('POST', '/api/leads', aLead, owner)
    const phone = world.device(member)
    await phone.sync()
    expect(await phone.store.leads.count()).toBe(1)
    expect(await remove(await seat(member), owner)).toBe(204)
    expect((await world.ask('GET', `/api/teams/${teamId}/members`, undefined, member)).status).toBe(404)
    await phone.sync()
    expect(await phone.store.leads.count()).toBe(0)
    expect(await phone.store.teams.get(teamId)).toBeUndefined()
    expect((await audited(world, teamId)).at(-1)).toMatchObject({
      event: 'member.removed',
      subject: `${member.user.id}`,
    })
  })
})

describe('someone leaves', () => {
  const leave = async (person: Person) => world.ask('DELETE', of(await seat(person)), undefined, person)

  test.each(['admin', 'member'] as const)('as %s', async (role) => {
    expect((await leave(office[role])).status).toBe(204)
    expect(await rolesOf()).not.toHaveProperty(String(office[role].user.id))
    expect((await audited(world, office.teamId)).at(-1)).toMatchObject({ event: 'member.left' })
  })

  test('but not the owner', async () => {
    expect(await leave(office.owner)).toMatchObject({
      status: 403,
      body: { message: 'The owner can not leave the team. Please hand it over first, or delete it.' },
    })
  })

  const ownersOf = async (...leads: { id: number }[]) => {
    const rows = await read<{ id: number; ownerId: number | null }>(world, 'SELECT id, ownerId FROM leads')
    return leads.map(({ id }) => rows.find((row) => Number(row.id) === id)?.ownerId)
  }

  test('and leaves leads without an owner, the deleted ones too; others keep theirs', async () => {
    const { member, owner } = office
    const add = async (person: Person) => (await world.ask('POST', '/api/leads', aLead, person)).body
    const [left, deleted, kept] = [await add(member), await add(member), await add(owner)]
    await world.ask('DELETE', `/api/leads/${deleted.id}`, undefined, member)
    expect(left.ownerId).toBe(member.user.id)

    expect((await leave(member)).status).toBe(204)
    expect(await ownersOf(left, deleted, kept)).toEqual([null, null, kept.ownerId])
    const { body: history } = await world.ask('GET', `/api/leads/${left.id}/history`, undefined, owner)
    expect(history[0]).toMatchObject({ userId: null, changes: { ownerId: [member.user.id, null] } })
  })

  test('before a phone that was offline gives them a lead: the daily purge takes it from them', async () => {
    const { member, owner } = office
    const { body: lead } = await world.ask('POST', '/api/leads', aLead, owner)
    expect((await leave(member)).status).toBe(204)
    const changes = { ownerId: [owner.user.id, member.user.id] }
    await push(world, owner, [sent(owner, 'lead.edit', { id: lead.id, changes })])
    expect(await ownersOf(lead)).toEqual([member.user.id])
    const kept = await keptIn(world.dataDir)
    await purge({ ...kept, now: () => new Date() }).finally(() => kept.store.close())
    expect(await ownersOf(lead)).toEqual([null])
  })

  test('who has no other team, and works in a personal space again', async () => {
    const { owner, admin, teamId } = office
    expect(
      (await world.ask('PUT', `/api/teams/${teamId}/owner`, { memberId: await seat(admin) }, owner)).status,
    ).toBe(200)
    const gone = await world.ask('DELETE', of(await seatOf(world, teamId, owner, admin)), undefined, owner)
    expect(gone.status).toBe(204)
    expect((await world.ask('POST', '/api/leads', aLead, owner)).status).toBe(201)
    expect((await world.ask('GET', '/api/teams', undefined, owner)).body).toEqual([])
  })
})

/** A person's own file. @returns its address */
async function upload({ cookie }: Person): Promise<string> {
  const body = new FormData()
  body.set('file', new Blob(['%PDF-1.7']), 'logo.pdf')
  const init = { method: 'POST', headers: { Cookie: cookie }, body }
  return (await (await fetch(`${world.url}/api/uploads`, init)).json()).fileUrl
}

describe('the team is handed over', () => {
  const handOver = async (memberId: number, as: Person) =>
    world.ask('PUT', `/api/teams/${office.teamId}/owner`, { memberId }, as)

  test('by the owner alone', async () => {
    const { owner, admin, member, stranger } = office
    for (const [person, status] of [
      [stranger, 404],
      [member, 403],
      [admin, 403],
      [owner, 200],
    ] as const) {
      expect((await handOver(await seat(member), person)).status).toBe(status)
    }
  })

  test('to the new owner, with the old one an admin who may leave', async () => {
    const { owner, member, teamId } = office
    expect(await handOver(await seat(member), owner)).toMatchObject({
      status: 200,
      body: { id: teamId, ownerId: member.user.id, role: 'admin' },
    })
    const [first] = await membersOf(world, teamId, owner)
    expect(first).toMatchObject({ userId: member.user.id })
    const edit = (as: Person) => world.ask('PATCH', `/api/teams/${teamId}`, { name: 'Theirs' }, as)
    expect((await edit(owner)).status).toBe(403)
    expect((await edit(member)).status).toBe(200)
    expect((await audited(world, teamId)).map(({ event }) => event)).toContain('team.ownerChanged')
    expect((await world.ask('DELETE', of(await seat(owner)), undefined, owner)).status).toBe(204)
  })

  test('with the avatar that the old owner uploaded, which everybody in it still sees', async () => {
    const { owner, member, admin, stranger } = office
    const fileUrl = await upload(owner)
    await alter(world, 'UPDATE teams SET avatarUrl = ? WHERE id = ?', fileUrl, office.teamId)
    const seenBy = async (person: Person) => (await world.ask('GET', fileUrl, undefined, person)).status
    expect(await seenBy(member)).toBe(200)
    expect((await handOver(await seat(member), owner)).status).toBe(200)
    for (const person of [owner, member, admin]) expect(await seenBy(person)).toBe(200)
    expect(await seenBy(stranger)).toBe(404)
  })

  test('without an avatar that is someone else’s own file', async () => {
    const { owner, member, teamId } = office
    const fileUrl = await upload(member)
    await alter(world, 'UPDATE teams SET avatarUrl = ? WHERE id = ?', fileUrl, teamId)
    expect((await handOver(await seat(member), owner)).body).toMatchObject({ avatarUrl: '' })
    expect((await world.ask('GET', fileUrl, undefined, owner)).status).toBe(404)
  })

  test('not to the owner, nor to someone outside', async () => {
    const { owner, stranger } = office
    const theirs = await makeTeam(world, stranger, 'Elsewhere')
    expect((await handOver(await seat(owner), owner)).status).toBe(403)
    expect((await handOver(await seatOf(world, theirs, stranger, stranger), owner)).status).toBe(404)
    expect((await handOver(NOWHERE, owner)).status).toBe(404)
  })
})

test('open tabs are told who is in the team now, those in it alone', async () => {
  const { owner, admin, member, stranger, teamId } = office
  const tabs = await Promise.all([admin, member, stranger].map(openTab))
  const [admins, members, strangers] = tabs
  await world.ask('PATCH', of(await seat(member)), { role: 'admin' }, owner)
  const told = `event: members\ndata: ${teamId}`
  await expect
    .poll(() => [admins?.heard(), members?.heard()].every((text) => text?.includes(told)))
    .toBe(true)
  await world.ask('DELETE', of(await seat(member)), undefined, owner)
  // After the removal, the person's own stream tells them that there is something to pull.
  await expect.poll(() => members?.heard().match(/event: poke/g)).toHaveLength(2)
  expect(members?.heard().match(/event: members/g)).toHaveLength(1)
  expect(strangers?.heard()).not.toMatch(/members|poke/)
  for (const tab of tabs) tab.close()
})

/** The events that an open tab of the person receives. */
async function openTab({ cookie }: Person) {
  const end = new AbortController()
  const headers = { Cookie: cookie }
  const { body } = await fetch(`${world.url}/api/sync/poke`, { headers, signal: end.signal })
  let heard = ''
  const listening = body!.pipeThrough(new TextDecoderStream()).pipeTo(
    new WritableStream({
      write: (text) => {
        heard += text
      },
    }),
  )
  // The test itself ended the stream.
  listening.catch(() => undefined)
  await expect.poll(() => heard).toContain('alive')
  return { heard: () => heard, close: () => end.abort() }
}

test('a member of one team is not found in another', async () => {
  const { owner, member } = office
  const other = await makeTeam(world, owner, 'Other')
  const memberId = await seat(member)
  for (const [method, body] of [
    ['PATCH', { role: 'admin' }],
    ['DELETE', undefined],
  ] as const) {
    expect((await world.ask(method, of(memberId, other), body, owner)).status).toBe(404)
  }
  expect(await rolesOf()).toMatchObject({ [member.user.id]: 'member' })
})
