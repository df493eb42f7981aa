import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mutations } from '#db/model/entities/registry.ts'
import { newId } from '#db/model/id.ts'
import { PROTOCOL } from '#db/model/sync/protocol.ts'
import type { Person } from '#tests/world.ts'
import { callsOfServer } from './calls.ts'
import { openServed, type Served } from './served.ts'
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
const server: Served = await openServed({ config: surroundings.config })
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

/** @returns whether the call was let through */
async function isLetIn(call: string, rank: Rank): Promise<boolean> {
  const caller = rank === 'nobody' ? undefined : home[rank]
  const [path, init] = requestOf(call, await table[call]!.make(caller ?? home.stranger))
  const end = new AbortController()
  const headers = { ...init.headers, ...(caller && { Cookie: caller.cookie }) }
  const answer = await fetch(server.url + path, { ...init, headers, signal: end.signal })
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
    // Most of them sign in or out, so they are not made with somebody's session.
    if (who === 'everybody') return expect(await isLetIn(call, 'nobody')).toBe(true)
    const letIn: Rank[] = []
    for (const rank of ranks) if (await isLetIn(call, rank)) letIn.push(rank)
    expect(letIn).toEqual(ranks.slice(ranks.indexOf(lowest[who])))
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
