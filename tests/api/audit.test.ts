import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AUDIT_KEPT_DAYS, MOST_ENTRIES, record, trimAudit } from '#db/server/audit.ts'
import { openWorld, type World } from '#tests/world.ts'
import { alter, read, storing, teamOfFour } from './crew.ts'

let world: World
let office: Awaited<ReturnType<typeof teamOfFour>>

beforeAll(async () => {
  world = await openWorld()
  office = await teamOfFour(world)
})
afterAll(() => world.close())

test('the audit log tells from which address something was done, signing in included', async () => {
  const { owner, teamId } = office
  const ana = await world.person('ana')
  await world.ask('POST', '/api/auth/login', { username: 'ana', password: 'wrong' })
  await world.ask('PATCH', `/api/teams/${teamId}`, { name: 'North' }, owner)
  await world.ask('GET', '/api/auth/logout', undefined, ana)
  const told = read<{ event: string; address: string }>(world, 'SELECT event, address FROM audit')
  expect(told.map(({ event }) => event)).toEqual([
    ...['account.registered', 'session.started', 'session.refused', 'team.edited', 'session.ended'],
  ])
  expect(new Set(told.map(({ address }) => address))).toEqual(new Set(['127.0.0.1']))
})

describe('the audit log is kept', () => {
  const DAY_MS = 24 * 60 * 60 * 1000
  const at = new Date().toISOString()

  test(`for ${AUDIT_KEPT_DAYS} days`, async () => {
    const daysAgo = (days: number) => new Date(Date.parse(at) - days * DAY_MS).toISOString()
    await storing(world, async (handle) => {
      for (const days of [AUDIT_KEPT_DAYS - 1, AUDIT_KEPT_DAYS + 1]) {
        await record(handle, { event: 'team.edited', at: daysAgo(days), teamId: 7 })
      }
      await trimAudit(handle, new Date(at))
    })
    const left = read(world, 'SELECT at FROM audit WHERE teamId = 7')
    expect(left).toEqual([{ at: daysAgo(AUDIT_KEPT_DAYS - 1) }])
  })

  test('up to a number of entries for each team and each person, the newest ones', async () => {
    const fill = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i <= ${MOST_ENTRIES})
      INSERT INTO audit (at, event, teamId, subject) SELECT '${at}', 'session.refused', ?, i FROM n`
    alter(world, fill, 8)
    alter(world, fill.replace('i FROM n', "'77' FROM n"), null)
    await storing(world, async (handle) => {
      await record(handle, { event: 'team.edited', at, teamId: 9 })
      await trimAudit(handle, new Date(at))
    })
    const of = (where: string) =>
      read<{ rows: number }>(world, `SELECT count(*) AS rows FROM audit WHERE ${where}`)[0]?.rows
    expect([of('teamId = 8'), of("subject = '77' AND teamId IS NULL"), of('teamId = 9')]).toEqual([
      ...[MOST_ENTRIES, MOST_ENTRIES, 1],
    ])
    expect(of("teamId = 8 AND subject = '1'")).toBe(0)
  })
})
