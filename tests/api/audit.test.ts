import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AUDIT_KEPT_DAYS, MOST_ENTRIES, record, trimAudit } from '#db/server/audit.ts'
import { alter, read, storing } from '#tests/database.ts'
import { openWorld, type World } from '#tests/world.ts'
import { teamOfFour } from './fixtures.ts'
import { admit } from './samples.ts'

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
  const told = await read<{ event: string; address: string }>(world, 'SELECT event, address FROM audit')
  expect(told.map(({ event }) => event)).toEqual([
    ...['account.registered', 'session.started', 'session.refused', 'team.edited', 'session.ended'],
  ])
  expect(new Set(told.map(({ address }) => address))).toEqual(new Set(['127.0.0.1']))
})

describe('a team’s audit log', () => {
  const page = async (query = '', as = office.admin) =>
    (await world.ask('GET', `/api/teams/${office.teamId}/audit${query}`, undefined, as)).body
  const eventsIn = async (query = '') =>
    (await page(query)).entries.map(({ event }: { event: string }) => event)

  test('tells its admins who did what, and when its people signed in since they joined, nobody else', async () => {
    const { teamId, owner } = office
    await world.ask('PATCH', `/api/teams/${teamId}`, { name: 'South' }, owner)
    const eve = await world.person('eve')
    await admit(world, eve, teamId)
    await world.ask('POST', '/api/auth/login', { username: 'eve', password: 'eve-secret' })
    await world.ask('POST', '/api/auth/login', { username: 'eve', password: 'wrong' })
    const { entries, names } = await page()
    expect(await eventsIn(`?person=${eve.user.id}`)).toEqual(['session.refused', 'session.started'])
    expect(await eventsIn('?kind=team')).not.toContain('session.started')
    expect(entries.find(({ event }: { event: string }) => event === 'team.edited')).toMatchObject({
      userId: owner.user.id,
      address: '127.0.0.1',
    })
    expect(names[String(eve.user.id)]).toBe('eve Tester')
    expect(JSON.stringify(await page())).not.toContain('ana')
    expect((await world.ask('GET', `/api/teams/${teamId}/audit`, undefined, office.member)).status).toBe(403)
  })

  test('is read page by page, by time, and its export is in it', async () => {
    const { teamId, owner } = office
    const at = (minute: number) => `2026-03-01T10:${String(minute).padStart(2, '0')}:00.000Z`
    const told = (minute: number) =>
      ({ event: 'team.edited', at: at(minute), teamId, userId: owner.user.id }) as const
    await storing(world, async (handle) => {
      for (let minute = 0; minute < 60; minute++) await record(handle, told(minute))
    })
    const march = `?from=2026-03-01T00:00:00.000Z&until=${at(59)}`
    const first = await page(march)
    const rest = await page(`${march}&before=${first.entries.at(-1).id}`)
    expect([first.entries.length, first.more, rest.entries.length, rest.more]).toEqual([50, true, 9, false])
    expect(new Set([...first.entries, ...rest.entries].map((entry: { at: string }) => entry.at))).toEqual(
      new Set(Array.from({ length: 59 }, (_, minute) => at(minute))),
    )
    await world.ask('GET', `/api/teams/${teamId}/audit/export${march}`, undefined, owner)
    expect((await eventsIn('?kind=data'))[0]).toBe('team.auditExported')
  })
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
    const left = await read(world, 'SELECT at FROM audit WHERE teamId = 7')
    expect(left).toEqual([{ at: daysAgo(AUDIT_KEPT_DAYS - 1) }])
  })

  test('whatever else there is a flood of: each event has its own room', async () => {
    const fill = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i <= ${MOST_ENTRIES})
      INSERT INTO audit (at, event, teamId, userId) SELECT '${at}', ?, ?, 78 FROM n`
    await storing(world, async (handle) => {
      await record(handle, { event: 'lead.erased', at, teamId: 10, userId: 77 })
      await record(handle, { event: 'account.passwordChanged', at, userId: 78 })
    })
    await alter(world, fill, 'team.auditExported', 10)
    await alter(world, fill, 'account.restored', null)
    await storing(world, (handle) => trimAudit(handle, new Date(at)))
    const left = await read(
      world,
      `SELECT event, count(*) AS rows FROM audit WHERE teamId = 10 OR userId = 78 GROUP BY event ORDER BY event`,
    )
    expect(left).toEqual([
      { event: 'account.passwordChanged', rows: 1 },
      { event: 'account.restored', rows: MOST_ENTRIES },
      { event: 'lead.erased', rows: 1 },
      { event: 'team.auditExported', rows: MOST_ENTRIES },
    ])
  })

  test('up to a number of entries for each team and each person, the newest ones', async () => {
    const fill = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i <= ${MOST_ENTRIES})
      INSERT INTO audit (at, event, teamId, subject) SELECT '${at}', 'session.refused', ?, i FROM n`
    await alter(world, fill, 8)
    await alter(world, fill.replace('i FROM n', "'77' FROM n"), null)
    await storing(world, async (handle) => {
      await record(handle, { event: 'team.edited', at, teamId: 9 })
      await trimAudit(handle, new Date(at))
    })
    const of = async (where: string) =>
      (await read<{ rows: number }>(world, `SELECT count(*) AS rows FROM audit WHERE ${where}`))[0]?.rows
    expect([
      await of('teamId = 8'),
      await of("subject = '77' AND teamId IS NULL"),
      await of('teamId = 9'),
    ]).toEqual([...[MOST_ENTRIES, MOST_ENTRIES, 1]])
    expect(await of("teamId = 8 AND subject = '1'")).toBe(0)
  })
})
