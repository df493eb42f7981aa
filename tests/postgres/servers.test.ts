import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TooMany } from '#api/http/errors.ts'
import { openKept } from '#api/store.ts'
import { newId } from '#db/model/id.ts'
import type { Store } from '#db/server/database/handle.ts'
import { history } from '#db/server/database/tables.ts'
import { takeLease } from '#db/server/leases.ts'
import { extentOf } from '#db/server/teams.ts'
import { monthOf, useOnce } from '#db/server/usage.ts'
import { teamOfFour } from '#tests/api/fixtures.ts'
import { pull, push, sent } from '#tests/api/push.ts'
import { aLead, aProduct } from '#tests/api/samples.ts'
import { alter, read, storeIn } from '#tests/database.ts'
import { openBeside, openWorld, type Person, type World } from '#tests/world.ts'

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

const times = <T>(n: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, at) => work(at)))
const outcomesOf = ({ body }: { body: { outcomes: { outcome: string }[] } }) =>
  body.outcomes.map(({ outcome }) => outcome)

test('writers on both servers make one row of versions, and nobody reads one before those before it', async () => {
  const { teamId, owner, admin, member } = await teamOfFour(one)
  let isOver = false
  const gaps: number[] = []
  const reader = (async () => {
    while (!isOver) {
      const { version } = await extentOf(store.read, teamId)
      const made = await store.read.select({ n: count() }).from(history).where(eq(history.teamId, teamId))
      if ((made[0]?.n ?? 0) < version) gaps.push(version)
    }
  })()
  const answers = await times(24, (at) => {
    const [world, person] = [at % 2 ? one : other, [owner, admin, member][at % 3]!]
    const make = () => sent(person, 'lead.create', { id: newId(), fields: aLead }, { teamId })
    return push(world, person, [make(), make(), make()])
  })
  isOver = true
  await reader
  expect(answers.flatMap(outcomesOf)).toEqual(Array(72).fill('applied'))
  expect(gaps).toEqual([])
  const versions = await read<{ version: number }>(
    one,
    'SELECT version FROM history WHERE teamId = ? ORDER BY version',
    teamId,
  )
  expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 72 }, (_, at) => at + 1))
})

test('edits of one lead on both servers each build on the one before, and none is lost', async () => {
  const { teamId, owner, admin } = await teamOfFour(one)
  const id = newId()
  await push(one, owner, [sent(owner, 'lead.create', { id, fields: aLead }, { teamId })])
  const edit = (world: World, person: Person, field: string, to: string) =>
    push(world, person, [sent(person, 'lead.edit', { id, changes: { [field]: ['', to] } }, { teamId })])
  await Promise.all([
    times(15, (n) => edit(one, owner, 'position', `Buyer ${n}`)),
    times(15, (n) => edit(other, admin, 'industry', `Trade ${n}`)),
  ])
  const changes = await read<{ changes: string }>(
    one,
    "SELECT changes FROM history WHERE rowId = ? AND name = 'lead.edit' ORDER BY version",
    id,
  )
  const now: Record<string, unknown> = { position: '', industry: '' }
  for (const { changes: text } of changes) {
    for (const [field, [from, to]] of Object.entries<[unknown, unknown]>(JSON.parse(text))) {
      if (!(field in now)) continue
      expect(from).toBe(now[field])
      now[field] = to
    }
  }
  const { body } = await pull(other, owner)
  const leads = body.pages.flatMap((page: { leads: { id: number }[] }) => page.leads)
  expect(leads.find((lead: { id: number }) => lead.id === id)).toMatchObject(now)
})

test('a mutation that reaches both servers at once takes effect once, and has one answer', async () => {
  const { teamId, owner } = await teamOfFour(one)
  const create = sent(owner, 'lead.create', { id: newId(), fields: aLead }, { teamId })
  const answers = await times(8, (at) => push(at % 2 ? one : other, owner, [create]))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.outcomes))).size).toBe(1)
  expect(await read(one, 'SELECT id FROM history WHERE teamId = ?', teamId)).toHaveLength(1)
})

test('a name is given once, whichever servers are asked for it at the same time', async () => {
  const account = (n: number) => ({ username: 'twin', email: `twin${n}@rove.example`, fullName: 'Twin' })
  const answers = await times(4, (n) =>
    (n % 2 ? one : other).ask('POST', '/api/auth/register', { ...account(n), password: 'a-secret-of-twins' }),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
})

test('a budget is one for all servers', async () => {
  const { teamId } = await teamOfFour(one)
  const beside = await storeIn(one.dataDir)
  const use = { teamId, provider: 'openai' as const, month: monthOf(new Date()), calls: 1 }
  const used = await times(20, (at) =>
    (at % 2 ? store : beside).tx((handle) => useOnce(handle, use, { server: 1000, team: 12 })),
  )
  await beside.close()
  expect(used.filter((usedUp) => usedUp === undefined)).toHaveLength(12)
  expect(await read(one, 'SELECT calls FROM usage WHERE teamId = ?', teamId)).toEqual([{ calls: 12 }])
})

test('who asks too often does so on all servers together', async () => {
  const log = { warn: () => {} }
  const servers = [await openKept(one, log), await openKept(one, log)]
  const asked = []
  for (let n = 0; n < 8; n++) {
    asked.push(await servers[n % 2]!.limits.take('download', 'somebody').catch((error: unknown) => error))
  }
  for (const server of servers) await server.store.close()
  expect(asked.map((refusal) => refusal instanceof TooMany)).toEqual([...Array(6).fill(false), true, true])
})

test('a device on one server is told at once of what came to another', async () => {
  const { teamId, owner, member } = await teamOfFour(one)
  const events = await listening(other, member)
  await push(one, owner, [sent(owner, 'lead.create', { id: newId(), fields: aLead }, { teamId })])
  await events.until('event: poke')
  await events.close()
})

test('a request is run by one of the servers, and told by any', async () => {
  const { teamId, owner } = await teamOfFour(one)
  const { body: product } = await one.ask('POST', '/api/products', aProduct, owner)
  const ids = await times(4, async (at) => {
    const id = newId()
    const task = { kind: 'suggest', args: { productId: product.id, count: 1 } }
    await push(at % 2 ? one : other, owner, [sent(owner, 'request.create', { id, task }, { teamId })])
    return id
  })
  const statuses = () => read(one, 'SELECT status FROM requests WHERE teamId = ?', teamId)
  await expect.poll(statuses).toEqual(ids.map(() => ({ status: 'done' })))
  const called = `SELECT rowId FROM history WHERE teamId = ? AND name = 'request.calling'`
  expect(await read(one, called, teamId)).toHaveLength(ids.length)
})

test('what a dead server was at is told as interrupted, and what a living one is at is left to it', async () => {
  const { teamId, owner } = await teamOfFour(one)
  const { body: product } = await one.ask('POST', '/api/products', aProduct, owner)
  const task = { kind: 'suggest', args: { productId: product.id, count: 1 } }
  const [dead, living] = [newId(), newId()]
  for (const id of [dead, living]) {
    await push(one, owner, [sent(owner, 'request.create', { id, task }, { teamId })])
    await expect.poll(() => statusOf(id)).toBe('done')
  }
  const lease = (id: number) => ({ name: `request ${id}`, holder: 'another server' })
  await store.tx((handle) => takeLease(handle, lease(dead), -1))
  await store.tx((handle) => takeLease(handle, lease(living), 60_000))
  await alter(one, "UPDATE requests SET status = 'calling' WHERE id IN (?, ?)", dead, living)
  const third = await openBeside(one)
  await expect.poll(() => statusOf(dead)).toBe('failed')
  expect(await statusOf(living)).toBe('calling')
  await third.close()
})

test('counts whose time is over are forgotten when a server starts', async () => {
  await alter(one, "INSERT INTO limits (key, points, expire) VALUES ('old', 1, ?), ('new', 1, ?)", 1, 9e15)
  const third = await openBeside(one)
  await expect
    .poll(() => read(one, "SELECT key FROM limits WHERE key IN ('old', 'new')"))
    .toEqual([{ key: 'new' }])
  await third.close()
})

test('a server goes on, and another one starts, beside a newer one that has added to the database', async () => {
  const { teamId, owner, member } = await teamOfFour(one)
  await alter(one, "INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('of a newer one', ?)", 9e12)
  await alter(one, 'CREATE TABLE added (id bigint PRIMARY KEY)')
  await alter(one, "ALTER TABLE leads ADD COLUMN added text NOT NULL DEFAULT ''")
  const older = await openBeside(one)
  for (const world of [one, older]) {
    const id = newId()
    const lead = sent(owner, 'lead.create', { id, fields: aLead }, { teamId })
    expect(outcomesOf(await push(world, owner, [lead]))).toEqual(['applied'])
    const { body } = await pull(world, member, [])
    const page = body.pages.find(({ next }: { next: { teamId: number } }) => next.teamId === teamId)
    expect(page.leads).toContainEqual(expect.objectContaining({ id }))
  }
  await older.close()
})

const statusOf = async (id: number) =>
  (await read<{ status: string }>(one, 'SELECT status FROM requests WHERE id = ?', id))[0]?.status

test('connections that break lose nothing: what was confirmed is there once, and pokes go on', async () => {
  const { teamId, owner, member } = await teamOfFour(one)
  const ids = Array.from({ length: 30 }, () => newId())
  const pushing = times(ids.length, async (at) => {
    const create = sent(owner, 'lead.create', { id: ids[at], fields: aLead }, { teamId })
    for (;;) {
      const { status, body } = await push(at % 2 ? one : other, owner, [create])
      if (status === 200) return body.outcomes[0].outcome
    }
  })
  const others =
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()'
  for (let n = 0; n < 3; n++) await read(one, others)
  expect(await pushing).toEqual(ids.map(() => 'applied'))
  const stored = await read<{ id: number }>(one, 'SELECT id FROM leads WHERE teamId = ?', teamId)
  expect(stored.map(({ id }) => id).sort()).toEqual(ids.toSorted())
  const events = await listening(other, member)
  await push(one, owner, [sent(owner, 'lead.create', { id: newId(), fields: aLead }, { teamId })])
  await events.until('event: poke')
  await events.close()
})

/** The event stream of a person's device. */
async function listening(world: World, person: Person) {
  const end = new AbortController()
  const headers = { Cookie: person.cookie }
  const { body } = await fetch(`${world.url}/api/sync/poke`, { headers, signal: end.signal })
  const chunks = body!.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]()
  let heard = ''
  const until = async (text: string) => {
    while (!heard.includes(text)) {
      const { value, done } = await chunks.next()
      if (done) throw new Error(`The stream ended before ${text}`)
      heard += value
    }
  }
  await until('event: alive')
  return { until, close: async () => end.abort() }
}
