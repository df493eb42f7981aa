import { randomUUID } from 'node:crypto'
import type { MutationName } from '#db/model/entities/registry.ts'
import { PROTOCOL, type SentMutation } from '#db/model/sync/protocol.ts'
import type { Answer, Person, World } from '#tests/world.ts'

/** A mutation as a phone sends it; by default made now, for the person's personal space. */
export function sent(
  person: Person,
  name: MutationName,
  args: unknown,
  more: Partial<SentMutation> = {},
): SentMutation {
  return { mid: randomUUID(), teamId: person.teamId, name, args, at: new Date().toISOString(), ...more }
}

export function push(
  world: World,
  person: Person,
  mutations: SentMutation[],
  more: object = {},
): Promise<Answer> {
  const body = { protocol: PROTOCOL, userId: person.user.id, deviceId: 'phone', mutations, ...more }
  return world.ask('POST', '/api/sync/push', body, person)
}

export function pull(
  world: World,
  person: Person,
  cursors: unknown = [],
  more: Record<string, string> = {},
): Promise<Answer> {
  const query = new URLSearchParams({
    protocol: String(PROTOCOL),
    userId: String(person.user.id),
    cursors: typeof cursors === 'string' ? cursors : JSON.stringify(cursors),
    ...more,
  })
  return world.ask('GET', `/api/sync/pull?${query}`, undefined, person)
}
