import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '#db/server/database/handle.ts'
import { members } from '#db/server/database/tables.ts'
import { monthBefore, monthOf, useOnce } from '#db/server/usage.ts'
import { storeIn } from '#tests/database.ts'
import { openWorld, type World } from '#tests/world.ts'
import { admit, makeTeam, noObjects, someone } from './samples.ts'

const THIS_MONTH = monthOf(new Date())
const LAST_MONTH = monthBefore(THIS_MONTH)
let world: World
let store: Store
beforeAll(async () => {
  world = await openWorld()
  store = await storeIn(world.dataDir)
})
afterAll(async () => {
  await store.close()
  await world.close()
})

async function openTeam(name: string) {
  const owner = await someone(world)
  const teamId = await makeTeam(world, owner, name)
  const member = await someone(world)
  await admit(world, member, teamId)
  const path = `/api/teams/${teamId}/usage`
  return {
    owner,
    member,
    teamId,
    usage: async () => (await world.ask('GET', path, undefined, member)).body,
    cap: (monthly: unknown, { person = owner, provider = 'openai' } = {}) =>
      world.ask('PUT', `${path}/${provider}`, { monthly }, person),
    use: (calls: number, month = THIS_MONTH) =>
      store
        .tx((handle) => useOnce(handle, { teamId, provider: 'openai', month, calls }))
        .then((usedUp) => usedUp === undefined),
  }
}

test('months are UTC’s, and the year before January is the last', () => {
  expect(monthOf(new Date('2026-12-31T23:30:00-05:00'))).toBe('2027-01')
  expect(monthBefore('2026-01')).toBe('2025-12')
  expect(monthBefore('2026-11')).toBe('2026-10')
})

describe('a team’s usage', () => {
  test('is counted by service and month, for all members together', async () => {
    const team = await openTeam('Counters')
    const unused = { calls: 0, lastMonth: 0, monthly: null }
    const hunter = { provider: 'hunter', ...unused }
    expect(await team.usage()).toEqual([{ provider: 'openai', ...unused }, hunter])
    await team.use(1)
    await team.use(2)
    await team.use(5, LAST_MONTH)
    await team.use(7, monthBefore(LAST_MONTH))
    expect(await team.usage()).toEqual([
      { provider: 'openai', calls: 3, lastMonth: 5, monthly: null },
      hunter,
    ])
  })

  test('is no other team’s', async () => {
    const [team, others] = [await openTeam('Mine'), await openTeam('Theirs')]
    await team.cap(1)
    await team.use(1)
    expect(await others.use(1)).toBe(true)
    expect(await others.usage()).toMatchObject([{ calls: 1, monthly: null }, {}])
  })
})

describe('a cap', () => {
  test('lets calls through up to it and none beyond, and counts what was let through', async () => {
    const team = await openTeam('Capped')
    await team.cap(3)
    const outcomes = [await team.use(2), await team.use(2), await team.use(1), await team.use(1)]
    expect(outcomes).toEqual([true, false, true, false])
    expect(await team.usage()).toMatchObject([{ calls: 3, monthly: 3 }, { monthly: null }])
  })

  test('holds when many ask at once', async () => {
    const team = await openTeam('Racers')
    await team.cap(5)
    const passed = await Promise.all(Array.from({ length: 20 }, () => team.use(1)))
    expect(passed.filter(Boolean)).toHaveLength(5)
    expect(await team.usage()).toMatchObject([{ calls: 5 }, {}])
  })

  test('starts anew with the month', async () => {
    const team = await openTeam('Monthly')
    await team.cap(1)
    await team.use(1, LAST_MONTH)
    expect([await team.use(1), await team.use(1)]).toEqual([true, false])
  })

  test('of 0 lets nothing through; taken away, everything; below what was used, nothing more', async () => {
    const team = await openTeam('Changing')
    await team.cap(0)
    expect(await team.use(1)).toBe(false)
    const { status, body } = await team.cap(null)
    expect([status, body[0]]).toEqual([200, { provider: 'openai', calls: 0, lastMonth: 0, monthly: null }])
    expect(await team.use(4)).toBe(true)
    await team.cap(2)
    expect(await team.use(1)).toBe(false)
  })

  test('is a work’s own where it fails: what is undone was not counted', async () => {
    const team = await openTeam('Undone')
    const undone = store.tx(async (handle) => {
      await useOnce(handle, { teamId: team.teamId, provider: 'openai', month: THIS_MONTH, calls: 1 })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await team.usage()).toMatchObject([{ calls: 0 }, {}])
  })

  test('is set by the owner or an admin, not by a member', async () => {
    const team = await openTeam('Leaders')
    const { status, body } = await team.cap(9, { person: team.member })
    expect([status, body.message]).toEqual([403, 'Only the owner and admins can set a limit.'])
    const seat = and(eq(members.teamId, team.teamId), eq(members.userId, team.member.user.id))
    await store.tx(async (handle) => void (await handle.update(members).set({ role: 'admin' }).where(seat)))
    expect((await team.cap(9, { person: team.member })).status).toBe(200)
    const outsider = await someone(world)
    expect((await team.cap(1, { person: outsider })).status).toBe(404)
    expect(await team.usage()).toMatchObject([{ monthly: 9 }, {}])
  })

  test.each([-1, 1.5, '3', 1_000_001, undefined])('refuses %j', async (monthly) => {
    const team = await openTeam('Strict')
    expect((await team.cap(monthly)).status).toBe(400)
    expect(await team.usage()).toMatchObject([{ monthly: null }, {}])
  })

  test.each(noObjects)('refuses the body %s', async (body) => {
    const { owner, teamId } = await openTeam('Bodies')
    const answer = await world.ask('PUT', `/api/teams/${teamId}/usage/openai`, body, owner)
    expect(answer.status).toBe(400)
  })

  test('for a service that Rove does not know is not found', async () => {
    const team = await openTeam('Unknown')
    expect((await team.cap(1, { provider: 'toString' })).status).toBe(404)
  })
})
