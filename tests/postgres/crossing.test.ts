import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#db/model/id.ts'
import type { Handle, Store } from '#db/server/database/handle.ts'
import {
  addPasskey,
  notePasskeyUse,
  type PasskeyRow,
  recoveryCodesOf,
  replaceRecoveryCodes,
  saveTotp,
  spendRecoveryCode,
  takeTotpStep,
} from '#db/server/factors.ts'
import { takeLease } from '#db/server/leases.ts'
import { addStep, endStep, tryStep } from '#db/server/steps.ts'
import { addSuppression, removeSuppression, suppressionsOf } from '#db/server/suppressions.ts'
import { extentOf } from '#db/server/teams.ts'
import { setCap, useOnce } from '#db/server/usage.ts'
import { membersOf, seatOf, teamOfFour } from '#tests/api/fixtures.ts'
import { push, sent } from '#tests/api/push.ts'
import { admit, aLead, makeTeam } from '#tests/api/samples.ts'
import { read, storeIn, storing } from '#tests/database.ts'
import { type Answer, openBeside, openWorld, type Person, type World } from '#tests/world.ts'
import { closeTable } from './gate.ts'

/** Two servers on one database, and direct access to it. */
let one: World
let other: World
let store: Store
beforeAll(async () => {
  one = await openWorld()
  other = await openBeside(one)
  store = await storeIn(one.dataDir)
})
afterAll(async () => {
  await store.close()
  await other.close()
  await one.close()
})

/** Lets two callers work until both are about to write to a table, and then lets both continue. */
async function crossing<A, B>(table: string, first: () => Promise<A>, second: () => Promise<B>) {
  const gate = await closeTable(one.databaseUrl, table)
  const both = (async () => {
    const a = first()
    await gate.waiting(1)
    const b = second()
    await gate.waiting(2)
    return [a, b] as const
  })()
  const [a, b] = await both.finally(() => gate.open())
  return Promise.all([a, b])
}

const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort()

describe('two who change one row of a team', () => {
  test('in one field leave what the earlier wrote as a conflict, and nothing is lost without a word', async () => {
    const { teamId, owner, admin } = await teamOfFour(one)
    const id = newId()
    await push(one, owner, [sent(owner, 'lead.create', { id, fields: aLead }, { teamId })])
    const edit = (world: World, person: Person, to: string) => async () => {
      const changes = { company: ['Berg Logistics', to] }
      const { body } = await push(world, person, [sent(person, 'lead.edit', { id, changes }, { teamId })])
      return body.outcomes[0].outcome
    }
    const outcomes = await crossing('leads', edit(one, owner, 'Berg Ltd'), edit(other, admin, 'Berg GmbH'))
    expect(outcomes).toEqual(['applied', 'conflict'])
    const kept = await read(one, 'SELECT winner, loser FROM conflicts WHERE rowId = ?', id)
    expect(kept).toMatchObject([{ loser: '"Berg Ltd"', winner: '"Berg GmbH"' }])
  })

  test('of which one erases its person keep nothing of the other’s', async () => {
    const { teamId, owner, member } = await teamOfFour(one)
    const leadId = newId()
    await push(one, owner, [sent(owner, 'lead.create', { id: leadId, fields: aLead }, { teamId })])
    const erase = () => one.ask('POST', `/api/teams/${teamId}/leads/${leadId}/erase`, {}, owner)
    const note = { id: newId(), fields: { leadId, text: 'Mia likes tea' } }
    const add = () => push(other, member, [sent(member, 'note.add', note, { teamId })])
    const [erased, added] = await crossing('leads', erase, add)
    expect(erased.status).toBe(200)
    expect(added.body.outcomes).toMatchObject([{ outcome: 'rejected', code: 'missing' }])
    expect(await read(one, 'SELECT id FROM notes WHERE leadId = ?', leadId)).toEqual([])
  })
})

test('a view that a member keeps while a person is erased from their other views stays', async () => {
  const { teamId, owner, member } = await teamOfFour(one)
  const leadId = newId()
  const fields = { ...aLead, email: 'mia.crossing@berg.example' }
  await push(one, owner, [sent(owner, 'lead.create', { id: leadId, fields }, { teamId })])
  const viewing = (name: string, search: string) => {
    const args = { id: member.user.id, view: { id: newId(), teamId, name, search } }
    return sent(member, 'settings.keepOwnView', args, { teamId: member.user.id })
  }
  await push(one, member, [viewing('Mia', `?q=${fields.email}`)])
  const [, erased] = await crossing(
    'settings',
    () => push(one, member, [viewing('New', '?status=%5B%22new%22%5D')]),
    () => other.ask('POST', `/api/teams/${teamId}/leads/${leadId}/erase`, {}, owner),
  )
  expect(erased.status).toBe(200)
  const [settings] = await read<{ ownViews: string }>(
    one,
    'SELECT ownViews FROM settings WHERE id = ?',
    member.user.id,
  )
  const views: { name: string; search: string }[] = JSON.parse(settings?.ownViews ?? '[]')
  expect(views.map(({ name }) => name).sort()).toEqual(['Mia', 'New'])
  expect(settings?.ownViews).not.toContain(fields.email)
})

test('what is read for a device stands as it was at first, though somebody writes meanwhile', async () => {
  const { teamId, owner } = await teamOfFour(one)
  const extents = await store.snapshot(async (handle) => {
    const before = await extentOf(handle, teamId)
    await push(one, owner, [sent(owner, 'lead.create', { id: newId(), fields: aLead }, { teamId })])
    return [before, await extentOf(handle, teamId)]
  })
  expect(extents).toEqual([extents[0], extents[0]])
  expect(await extentOf(store.read, teamId)).not.toEqual(extents[0])
})

describe('two who leave or enter a team', () => {
  test('an address that two invite at once has one invitation', async () => {
    const { teamId, owner, admin } = await teamOfFour(one)
    const invite = (world: World, person: Person) => () =>
      world.ask('POST', `/api/teams/${teamId}/invitations`, { email: 'new@rove.example' }, person)
    const answers = await crossing('invitations', invite(one, owner), invite(other, admin))
    expect(statusesOf(answers)).toEqual([201, 409])
    expect(await read(one, 'SELECT id FROM invitations WHERE teamId = ?', teamId)).toHaveLength(1)
  })

  test('an admin who is made a member leaves no invitation that they make just then', async () => {
    const { teamId, owner, admin } = await teamOfFour(one)
    const seat = await seatOf(one, teamId, admin, owner)
    const demote = () => one.ask('PATCH', `/api/teams/${teamId}/members/${seat}`, { role: 'member' }, owner)
    const invite = () =>
      other.ask('POST', `/api/teams/${teamId}/invitations`, { email: 'late@rove.example' }, admin)
    const [demoted] = await crossing('audit', demote, invite)
    expect(demoted.status).toBe(200)
    expect(await read(one, 'SELECT id FROM invitations WHERE teamId = ?', teamId)).toEqual([])
  })

  test('who is made its owner does not leave it just then', async () => {
    const { teamId, owner, admin } = await teamOfFour(one)
    const memberId = await seatOf(one, teamId, admin, owner)
    const handOver = () => one.ask('PUT', `/api/teams/${teamId}/owner`, { memberId }, owner)
    const leave = () => other.ask('DELETE', `/api/teams/${teamId}/members/${memberId}`, undefined, admin)
    const [handed, left] = await crossing('audit', handOver, leave)
    expect([handed.status < 300, left.status < 300].sort()).toEqual([false, true])
    const [team] = await read<{ ownerId: number }>(one, 'SELECT ownerId FROM teams WHERE id = ?', teamId)
    const people = (await membersOf(one, teamId, owner)).map(({ userId }) => userId)
    expect(people).toContain(team?.ownerId)
  })

  test('who is made its owner does not delete their account just then', async () => {
    const { teamId, owner } = await teamOfFour(one)
    const heir = await one.person('heir')
    await admit(one, heir, teamId)
    const memberId = await seatOf(one, teamId, heir, owner)
    const handOver = () => one.ask('PUT', `/api/teams/${teamId}/owner`, { memberId }, owner)
    const remove = () => other.ask('POST', '/api/users/me/deletion', { password: 'heir-secret' }, heir)
    const answers = await crossing('audit', handOver, remove)
    expect(statusesOf(answers)).toEqual([200, 409])
  })

  test('nobody joins a team that goes with its owner’s account just then', async () => {
    const [lone, guest] = [await one.person('lone'), await one.person('guest')]
    const teamId = await makeTeam(one, lone, 'Alone')
    const { body } = await one.ask('GET', `/api/teams/${teamId}/link`, undefined, lone)
    const remove = () => one.ask('POST', '/api/users/me/deletion', { password: 'lone-secret' }, lone)
    const join = () => other.ask('POST', `/api/invitations/${body.token}/accept`, {}, guest)
    const [removed, joined] = await crossing('audit', remove, join)
    expect([removed.status, joined.status]).toSatisfy(
      ([gone, entered]) => (gone === 200 && entered === 404) || (gone === 409 && entered === 200),
    )
  })
})

describe('two calls of a service', () => {
  const month = '2026-11'
  const provider = 'hunter'
  const callOf = (teamId: number, on: Store, budget?: { server: number; team: number }) => () =>
    on.tx((handle) => useOnce(handle, { teamId, provider, month, calls: 1 }, budget))

  test('do not both take the last one within a team’s cap', async () => {
    const { teamId } = await teamOfFour(one)
    await store.tx((handle) => setCap(handle, { teamId, provider, monthly: 1 }))
    const use = callOf(teamId, store)
    expect((await crossing('usage', use, use)).toSorted()).toEqual(['cap', undefined])
  })

  test('of two teams do not both take the last one of the server’s key', async () => {
    const [{ teamId: north }, { teamId: south }] = [await teamOfFour(one), await teamOfFour(one)]
    const budget = { server: 1, team: 5 }
    const used = await crossing('usage', callOf(north, store, budget), callOf(south, store, budget))
    expect(used.toSorted()).toEqual(['server', undefined])
  })
})

describe('a do-not-contact list', () => {
  const about = { reason: '', createdBy: null, createdAt: '2026-11-27T09:00:00.000Z' }
  const value = 'mia@berg.example'
  const add = (teamId: number, forGood: boolean) => () =>
    store.tx((handle) => addSuppression(handle, { teamId, value, forGood, ...about }))

  test('keeps for good whom somebody takes off it just as it becomes for good', async () => {
    const { teamId } = await teamOfFour(one)
    const { id } = await add(teamId, false)()
    const remove = () => store.tx((handle) => removeSuppression(handle, teamId, id))
    await crossing('suppressions', add(teamId, true), remove)
    expect(await suppressionsOf(store.read, teamId)).toMatchObject([{ value, forGood: true }])
  })

  test('has an address once that two put on it at once, for both the same', async () => {
    const { teamId } = await teamOfFour(one)
    const [a, b] = await crossing('suppressions', add(teamId, false), add(teamId, true))
    expect(a.id).toBe(b.id)
    expect(await suppressionsOf(store.read, teamId)).toMatchObject([{ id: a.id, forGood: true }])
  })
})

describe('what counts once', () => {
  const at = '2026-11-27T09:00:00.000Z'
  const begun = (userId: number, tokenHash: string) => (handle: Handle) =>
    addStep(handle, { tokenHash, purpose: 'sign-in', userId, payload: '', expiresAt: '2999-01-01' }, at)
  const passkeyOf = (userId: number): PasskeyRow => ({
    id: `key-of-${userId}`,
    userId,
    name: '',
    publicKey: Buffer.from('key'),
    counter: 1,
    transports: [],
    createdAt: at,
    lastUsedAt: null,
  })

  test.each<
    [
      what: string,
      table: string,
      prepare: (userId: number) => (handle: Handle) => Promise<unknown>,
      take: (userId: number) => (handle: Handle) => Promise<boolean>,
    ]
  >([
    [
      'the last try of a step',
      'steps',
      (id) => begun(id, `try-${id}`),
      (id) => (handle) => tryStep(handle, `try-${id}`, 1),
    ],
    [
      'the end of a step',
      'steps',
      (id) => begun(id, `end-${id}`),
      (id) => (handle) => endStep(handle, `end-${id}`),
    ],
    [
      'a code of an app',
      'totp',
      (id) => (handle) => saveTotp(handle, { userId: id, sealed: '', lastStep: 1, createdAt: at }),
      (id) => (handle) => takeTotpStep(handle, id, 2),
    ],
    [
      'a passkey’s answer',
      'passkeys',
      (id) => (handle) => addPasskey(handle, passkeyOf(id)),
      (id) => (handle) => notePasskeyUse(handle, passkeyOf(id), { counter: 2, at }),
    ],
    [
      'a recovery code',
      'recovery_codes',
      (id) => (handle) => replaceRecoveryCodes(handle, id, ['hash']),
      (id) => async (handle) => {
        const [code] = await recoveryCodesOf(handle, id)
        return code !== undefined && spendRecoveryCode(handle, code.id)
      },
    ],
  ])('%s is taken by one of two who come at once', async (_what, table, prepare, take) => {
    const { owner } = await teamOfFour(one)
    const { id } = owner.user
    await storing(one, prepare(id))
    const taking = () => store.tx(take(id))
    expect((await crossing(table, taking, taking)).toSorted()).toEqual([false, true])
  })

  test('a lease is taken by one of two servers', async () => {
    const taking = (holder: string) => () =>
      store.tx((handle) => takeLease(handle, { name: 'crossing', holder }, 60_000))
    expect((await crossing('leases', taking('one'), taking('other'))).toSorted()).toEqual([false, true])
  })
})
