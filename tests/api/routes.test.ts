import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mostAnHour } from '#api/http/limits.ts'
import { type AuditEvent, eventsOf } from '#db/model/audit.ts'
import { mutations } from '#db/model/entities/registry.ts'
import { newId } from '#db/model/id.ts'
import { PROTOCOL } from '#db/model/sync/protocol.ts'
import { read } from '#tests/database.ts'
import { notedLimits } from '#tests/limits.ts'
import type { Person } from '#tests/world.ts'
import { callsOfServer } from './calls.ts'
import { openServed, SELLERS_PASSWORD, type Served, seller } from './served.ts'
import { openSurroundings, openTable, requestOf, type Who } from './table.ts'

const ranks = ['nobody', 'stranger', 'member', 'admin', 'owner'] as const
type Rank = (typeof ranks)[number]
const lowest: Record<Exclude<Who, 'everybody'>, Rank> = {
  'signed in': 'stranger',
  member: 'member',
  admin: 'admin',
  owner: 'owner',
}

const surroundings = await openSurroundings()
const limits = notedLimits()
const server: Served = await openServed({ config: surroundings.config, change: () => ({ limits }) })
const { table, home, close } = await openTable(server, surroundings.city)
afterAll(async () => {
  await close()
  await server[Symbol.asyncDispose]()
  await surroundings.close()
})

let calls: string[]
beforeAll(async () => {
  calls = await callsOfServer()
})

/**
 * What each call recorded in the audit log, and how often per hour its limits allow one account to make it.
 */
const kept = new Map<string, { events: AuditEvent[]; anHour: number }[]>()
let told = 0

/** Makes a call, and records what it adds to the audit log. */
async function keeping<T>(call: string, asking: () => Promise<T>): Promise<T> {
  const entries = (after: number) =>
    read<{ id: number; event: AuditEvent }>(
      server,
      'SELECT id, event FROM audit WHERE id > ? ORDER BY id',
      after,
    )
  told = (await entries(told)).at(-1)?.id ?? told
  limits.start()
  const answer = await asking()
  const events = (await entries(told)).map(({ event }) => event)
  // The limit of all calls together does not count for a single call.
  const anHour = Math.min(...limits.held().flatMap((rule) => (rule === 'call' ? [] : mostAnHour(rule))))
  kept.set(call, [...(kept.get(call) ?? []), { events, anHour }])
  return answer
}

/** @returns whether the call was allowed */
async function isLetIn(call: string, rank: Rank): Promise<boolean> {
  const caller = rank === 'nobody' ? undefined : home[rank]
  const [path, init] = requestOf(call, await table[call]!.make(caller ?? home.stranger))
  const end = new AbortController()
  const headers = { ...init.headers, ...(caller && { Cookie: caller.cookie }) }
  const asking = () => fetch(server.url + path, { ...init, headers, signal: end.signal })
  // A higher rank records no more than the ranks below it.
  const isTold = rank === 'owner' || rank === 'stranger' || table[call]!.who === 'everybody'
  const answer = await (isTold ? keeping(call, asking) : asking())
  end.abort()
  if (answer.status >= 500) throw new Error(`${call} as ${rank}: ${answer.status}`)
  return ![401, 403, 404].includes(answer.status)
}

test('every call has a row in the table, and every row a call', () => {
  expect(Object.keys(table).sort()).toEqual(calls)
})

describe('a call', { timeout: 30_000 }, () => {
  const rows = Object.entries(table).map(([call, { who }]) => ({ call, who }))

  test.each(rows)('$call is for $who', async ({ call, who }) => {
    // Most of these sign in or out, so they are not made with a session of others.
    if (who === 'everybody') return expect(await isLetIn(call, 'nobody')).toBe(true)
    const letIn: Rank[] = []
    for (const rank of ranks) if (await isLetIn(call, rank)) letIn.push(rank)
    expect(letIn).toEqual(ranks.slice(ranks.indexOf(lowest[who])))
  })
})

describe('what one account can have kept in the audit log', { timeout: 30_000 }, () => {
  /** Filling the room of one event takes days, and no event uses the room of another. */
  const MOST_ENTRIES_AN_HOUR = 1000

  /** Events that no call of the table, nor of those below, records on success. */
  const elsewhere: Partial<Record<AuditEvent, string>> = {
    'account.passwordReset': 'by a link of the command line',
    'account.resetLinkMade': 'by the command line',
    'account.recoveryCodeUsed': 'ten codes, with the limits of a second step',
    'account.factorAdded': 'as its calls are held to, whatever they come to',
    'account.purged': 'by the server, once for each account',
    'team.purged': 'by the server, once for each team',
  }

  async function make(call: string, body: object | undefined, cookie: string): Promise<Response> {
    const [path, init] = requestOf(call, body ? { body } : {})
    const headers = { ...init.headers, Cookie: cookie }
    const answer = await keeping(call, () => fetch(server.url + path, { ...init, headers }))
    expect({ call, status: answer.status }).toMatchObject({ call, status: expect.toSatisfy((s) => s < 300) })
    return answer
  }

  test('is bounded for every call, and every event is one that a call here comes to', async () => {
    const { person, ask } = await seller(server)
    const { username } = person.user
    const proof = { currentPassword: SELLERS_PASSWORD }
    const mine = { username: `${username}-2`, email: `${username}-2@rove.example`, ...proof }
    await make('PATCH /api/users/me', mine, person.cookie)
    const wrong = { username: mine.username, password: 'wrong' }
    await keeping('POST /api/auth/login', () => server.ask('POST', '/api/auth/login', wrong))
    const { id } = (await ask('POST', '/api/teams', { name: 'West' })).body
    const download = await ask('POST', `/api/teams/${id}/download`, { password: SELLERS_PASSWORD })
    await make(`GET ${download.body.url}`, undefined, person.cookie)
    const { path } = await table['GET /api/teams/:id/members']!.make(home.owner)
    const mates = await server.ask('GET', `/api/teams/${path!.id}/members`, undefined, home.member)
    const seat = mates.body.find(({ userId }: { userId: number }) => userId === home.member.user.id)
    await make(`DELETE /api/teams/${path!.id}/members/${seat.id}`, undefined, home.member.cookie)
    await make('POST /api/users/me/deletion', { password: SELLERS_PASSWORD }, person.cookie)
    const again = { username: mine.username, password: SELLERS_PASSWORD }
    const signedIn = await make('POST /api/auth/login', again, '')
    const cookie = signedIn.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    await make('DELETE /api/users/me/deletion', undefined, cookie)

    const all = [...kept].flatMap(([call, times]) => times.map((one) => ({ call, ...one })))
    const unbounded = all.filter(
      ({ events, anHour }) => events.length > 0 && events.length * anHour > MOST_ENTRIES_AN_HOUR,
    )
    expect(unbounded).toEqual([])
    const refusedHere = ['POST /api/users/me/factors/totp/confirm', 'POST /api/users/me/factors/passkeys']
    for (const call of refusedHere) expect(kept.get(call)?.at(-1)?.anHour).toBeLessThan(MOST_ENTRIES_AN_HOUR)
    const seen = new Set(all.flatMap(({ events }) => events))
    expect(eventsOf(undefined).filter((event) => !seen.has(event) && !(event in elsewhere))).toEqual([])
  })

  test('of an account that is not being deleted is nothing, however often it is taken back', async () => {
    const { person } = await seller(server)
    await make('DELETE /api/users/me/deletion', undefined, person.cookie)
    expect(kept.get('DELETE /api/users/me/deletion')?.at(-1)?.events).toEqual([])
  })
})

describe('a change that a phone sends', () => {
  const outcomeOf = async (person: Person, name: string, teamId: number) => {
    const mutation = {
      mid: randomUUID(),
      teamId,
      name,
      args: { id: newId() },
      at: '2026-01-01T00:00:00.000Z',
    }
    const push = { protocol: PROTOCOL, userId: person.user.id, deviceId: 'phone', mutations: [mutation] }
    return (await server.ask('POST', '/api/sync/push', push, person)).body.outcomes[0].code
  }

  test.each(Object.keys(mutations))('%s is for whoever is in the team, or for oneself', async (name) => {
    const isOwn = name.startsWith('settings.')
    for (const rank of ['stranger', 'member', 'admin', 'owner'] as const) {
      const person = home[rank]
      const inTeam = await outcomeOf(person, name, home.teamId)
      if (rank === 'stranger') expect(inTeam).toBe('forbidden')
      else if (isOwn) expect(inTeam).toBe('missing')
      else expect(inTeam).not.toBe('forbidden')
      const another = rank === 'owner' ? home.member : home.owner
      expect(await outcomeOf(person, name, another.user.id)).toBe('forbidden')
      if (isOwn) expect(await outcomeOf(person, name, person.user.id)).not.toBe('forbidden')
    }
  })
})
