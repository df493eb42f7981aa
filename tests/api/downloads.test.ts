import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLimits } from '#api/http/limits.ts'
import { personalData, type TableName, tableNames } from '#db/server/personalData.ts'
import { alter, read } from '#tests/database.ts'
import { photo } from '#tests/pictures.ts'
import { unzip } from '#tests/unzip.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'
import { fill, rowsWhere, tablesOf } from './filled.ts'
import { audited } from './fixtures.ts'
import { admit, aLead, makeTeam, someone } from './samples.ts'
import { openServed, SELLERS_PASSWORD, seller } from './served.ts'

let world: World
let [owner, mate, other]: Person[] = []
let teamId: number
let strangeTeam: number

beforeAll(async () => {
  world = await openWorld()
  ;[owner, mate, other] = [await world.person('olga'), await world.person('mate'), await someone(world)]
  teamId = await makeTeam(world, owner!, 'North')
  strangeTeam = await makeTeam(world, other!, 'Elsewhere')
  await admit(world, mate!, teamId)
  await world.ask('POST', '/api/leads', aLead, owner)
  await world.ask('POST', '/api/leads', { ...aLead, fullName: 'Of a mate' }, mate)
})
afterAll(() => world.close())

const ask = (path: string, person: Person, password: string) => world.ask('POST', path, { password }, person)

async function download(path: string, person: Person, password: string): Promise<Map<string, string>> {
  const { body, status } = await ask(path, person, password)
  expect(status).toBe(201)
  const answer = await fetch(world.url + body.url, { headers: { Cookie: person.cookie } })
  expect(answer.headers.get('Content-Disposition')).toMatch(/attachment; filename="rove-\w+-[\d-]+\.zip"/)
  return unzip(new Uint8Array(await answer.arrayBuffer()))
}

/** Rows in a comparable form: JSON as text, booleans as 1 and 0. */
const plain = (rows: Record<string, unknown>[]) =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        return [name, plainValue(value)]
      }),
    ),
  )
function plainValue(value: unknown) {
  if (typeof value === 'boolean') return Number(value)
  return value !== null && typeof value === 'object' ? JSON.stringify(value) : value
}
const rowsIn = (zip: Map<string, string>, table: string) =>
  plain(JSON.parse(zip.get(`tables/${table}.json`) ?? 'null'))

/** A table's name in the code, and in a download. */
function named(table: string): TableName {
  const found = tableNames.find((name) => getTableName(personalData[name].table) === table)
  if (!found) throw new Error(`${table} is missing in db/server/personalData.ts`)
  return found
}

/** The stored rows without the columns that are never given out. */
async function stored(table: string, where: string, { shared = true } = {}) {
  const { secret, private: own } = personalData[named(table)]
  const hidden = new Set(shared ? [...secret, ...own] : secret)
  const rows = await rowsWhere(world, table, where)
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([name]) => !hidden.has(name))
        // A JSON column that is null.
        .map(([name, value]) => [name, value === 'null' ? null : plainValue(value)]),
    ),
  )
}

describe('a team’s download', () => {
  let zip: Map<string, string>
  let fileId: number

  beforeAll(async () => {
    fileId = 4_000_001
    const path = `/api/uploads/${fileId}?userId=${owner!.user.id}&teamId=${teamId}`
    const picture = { method: 'PUT', headers: { Cookie: owner!.cookie }, body: await photo() }
    expect((await fetch(world.url + path, picture)).status).toBe(200)
    await world.ask('GET', `/api/teams/${teamId}/link`, undefined, owner)
    await fill(world, { teamId })
    await fill(world, { teamId: strangeTeam })
    zip = await download(`/api/teams/${teamId}/download`, owner!, 'olga-secret')
  })

  test('has every table of the store, and each row of the team, but what is secret', async () => {
    /** Tables that do not name the team by a column. */
    const otherwise: Record<string, string> = {
      teams: `id = ${teamId}`,
      users: `id IN (SELECT userId FROM members WHERE teamId = ${teamId})`,
      retries: `suggestionId IN (SELECT id FROM suggestions WHERE teamId = ${teamId})`,
    }
    for (const [table, columns] of tablesOf()) {
      const ofTeam = columns.some(({ name }) => name === 'teamId') ? `teamId = ${teamId}` : 'false'
      const expected = await stored(table, otherwise[table] ?? ofTeam)
      // The download contains the audit entry about itself.
      expect([table, rowsIn(zip, named(table))]).toEqual([table, expected])
      if (ofTeam !== 'false') expect([table, expected.length > 0]).toEqual([table, true])
    }
  })

  test('holds its files, byte by byte', async () => {
    const kept = await world.ask('GET', `/api/uploads/${fileId}`, undefined, owner)
    expect(zip.get(`uploads/${fileId}.jpg`)).toBe(kept.body)
  })

  test('gives away nothing that opens anything, nor other people’s rows', async () => {
    const all = [...zip.values()].join('\n')
    const secrets = [
      ...(await read<{ s: string }>(world, 'SELECT passwordHash AS s FROM users')),
      ...(await read<{ s: string }>(world, 'SELECT tokenHash AS s FROM team_links')),
      ...(await read<{ s: string }>(world, 'SELECT tokenHash AS s FROM invitations')),
      ...(await read<{ s: string }>(world, 'SELECT id AS s FROM sessions')),
    ]
    expect(secrets.length).toBeGreaterThan(5)
    for (const { s } of secrets) expect(all).not.toContain(JSON.stringify(s).slice(1, -1))
    expect(all).not.toContain('Elsewhere')
  })

  test('leaves out every column whose name says that it is secret, in whichever table', () => {
    const telling = /token|hash|sealed|secret/i
    for (const [table, columns] of tablesOf()) {
      const secret = columns.map(({ name }) => name).filter((name) => telling.test(name))
      expect([table, personalData[named(table)].secret]).toEqual([table, expect.arrayContaining(secret)])
    }
  })

  test('is for its owner alone, by password, once within a minute', async () => {
    const path = `/api/teams/${teamId}/download`
    expect((await ask(path, mate!, 'mate-secret')).status).toBe(403)
    expect(await ask(path, owner!, 'wrong')).toMatchObject({
      status: 400,
      body: { message: 'The password is not right.', issues: [{ path: 'password' }] },
    })
    const { body } = await ask(path, owner!, 'olga-secret')
    expect((await world.ask('GET', body.url, undefined, mate)).status).toBe(404)
    expect((await world.ask('GET', body.url)).status).toBe(401)
    expect((await world.ask('GET', body.url, undefined, owner)).status).toBe(200)
    expect((await world.ask('GET', body.url, undefined, owner)).status).toBe(404)
    expect((await audited(world, teamId)).at(-1)).toMatchObject({
      event: 'team.downloaded',
      userId: owner!.user.id,
    })
  })
})

test('a person’s download has what is theirs in every table, and nothing of their team mates', async () => {
  const { user } = mate!
  await fill(world, { userId: user.id })
  await fill(world, { createdBy: user.id, teamId })
  await fill(world, { createdBy: user.id, teamId: strangeTeam })
  const zip = await download('/api/users/me/download', mate!, 'mate-secret')
  const own = `SELECT id FROM teams WHERE ownerId = ${user.id} AND (personal OR own)`
  const mine = `SELECT teamId FROM members JOIN teams ON teams.id = teamId WHERE userId = ${user.id} AND deletedAt IS NULL`
  const otherwise: Record<string, string> = {
    users: `id = ${user.id}`,
    teams: `id IN (${mine}) OR id IN (${own})`,
    audit: `userId = ${user.id} OR (teamId IS NULL AND subject = '${user.id}')`,
    members: `userId = ${user.id}`,
    receipts: `userId = ${user.id}`,
    history: `(userId = ${user.id} AND teamId IN (${mine})) OR teamId IN (${own})`,
    retries: `userId = ${user.id} AND suggestionId IN (SELECT id FROM suggestions WHERE teamId IN (${mine}))`,
    queue: `userId = ${user.id} AND teamId IN (${mine})`,
    password_resets: 'false',
    erasures: `erasedBy = ${user.id} AND teamId IN (${mine})`,
  }
  for (const [table, columns] of tablesOf()) {
    const names = new Set(columns.map(({ name }) => name))
    const written = names.has('createdBy') && names.has('teamId')
    const byMe = `teamId IN (${own}) OR (createdBy = ${user.id} AND teamId IN (${mine}))`
    const usual = written ? byMe : names.has('userId') ? `userId = ${user.id}` : 'false'
    const expected =
      otherwise[table] === 'false' ? [] : await stored(table, otherwise[table] ?? usual, { shared: false })
    expect([table, rowsIn(zip, named(table))]).toEqual([table, expected])
    if (written) expect([table, expected.length > 0]).toEqual([table, true])
  }
  expect(JSON.parse(zip.get('about.json')!)).toMatchObject({ of: 'person', name: 'mate' })
  expect(zip.get('tables/leads.json')).toContain('Of a mate')
  expect(zip.get('tables/leads.json')).not.toContain('Mia Berg')
})

test('a team that asks for a second step is not in the download of somebody who has none', async () => {
  const [lead, asking] = [await someone(world), await makeTeam(world, owner!, 'Asking')]
  await admit(world, lead, asking)
  await world.ask('PATCH', '/api/teams/default-team', { teamId: asking }, lead)
  await world.ask('POST', '/api/leads', { ...aLead, fullName: 'Of somebody' }, lead)
  const ofMine = async () =>
    (await download('/api/users/me/download', lead, `${lead.user.username}-secret`)).get('tables/leads.json')
  expect(await ofMine()).toContain('Of somebody')
  await alter(world, 'UPDATE teams SET requiresSecondFactor = true WHERE id = ?', asking)
  expect(await ofMine()).not.toContain('Of somebody')
})

test('six downloads an hour are enough for anybody, and ten wrong passwords', async () => {
  await using server = await openServed({ change: () => ({ limits: createLimits() }) })
  const { ask, person } = await seller(server)
  const wanted = async (password: string, times: number) => {
    const statuses: number[] = []
    while (times-- > 0) statuses.push((await ask('POST', '/api/users/me/download', { password })).status)
    return statuses
  }
  expect(await wanted(SELLERS_PASSWORD, 7)).toEqual([...Array(6).fill(201), 429])
  expect(await wanted('wrong', 11)).toEqual([...Array(10).fill(400), 429])
  expect((await server.ask('GET', '/api/auth/user', undefined, person)).status).toBe(200)
})
