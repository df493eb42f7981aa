import { and, desc, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { type AuditKind, type AuditPage, eventsOf } from '#db/model/audit.ts'
import type { Handle } from './sqlite/handle.ts'
import { audit, members, users } from './sqlite/tables.ts'
import { FORMER_MEMBER } from './teams.ts'

/** Which entries are meant; times are ISO 8601 in UTC, `until` is not included. */
export interface AuditWanted {
  before?: number | undefined
  person?: number | undefined
  kind?: AuditKind | undefined
  from?: string | undefined
  until?: string | undefined
  limit: number
}

/**
 * The newest entries of a team's audit log: what was done in it, and what its people did to their accounts since they
 * joined, signing in included.
 */
export async function auditOf(handle: Handle, teamId: number, wanted: AuditWanted): Promise<AuditPage> {
  const { limit, ...filter } = wanted
  const people = await handle.select().from(members).where(eq(members.teamId, teamId))
  const since = new Map(people.map(({ userId, createdAt }) => [userId, createdAt]))
  const outside = isNull(audit.teamId)
  // Each by its own index, however much there is of other teams.
  const parts = [
    eq(audit.teamId, teamId),
    ...[...since].flatMap(([userId, joined]) => [
      and(outside, eq(audit.userId, userId), gte(audit.at, joined)),
      and(outside, isNull(audit.userId), eq(audit.subject, String(userId)), gte(audit.at, joined)),
    ]),
  ]
  let found: (typeof audit.$inferSelect)[] = []
  for (const part of parts) {
    const more = await newest(handle, and(part, matches(filter)), limit + 1)
    found = [...found, ...more].sort((a, b) => b.id - a.id).slice(0, limit + 1)
  }
  const entries = found.slice(0, limit).map(({ teamId: _, ...entry }) => entry)
  const ids = entries.flatMap(({ userId, subject }) => [userId ?? 0, Number(subject) || 0])
  return { entries, names: await namesOf(handle, ids, since), more: found.length > limit }
}

const newest = (handle: Handle, which: SQL | undefined, limit: number) =>
  handle.select().from(audit).where(which).orderBy(desc(audit.id)).limit(limit)

function matches({ before, person, kind, from, until }: Omit<AuditWanted, 'limit'>): SQL | undefined {
  return and(
    before === undefined ? undefined : lt(audit.id, before),
    person === undefined ? undefined : or(eq(audit.userId, person), eq(audit.subject, String(person))),
    kind === undefined ? undefined : inArray(audit.event, eventsOf(kind)),
    from === undefined ? undefined : gte(audit.at, from),
    until === undefined ? undefined : lt(audit.at, until),
  )
}

/** Those who left keep no name here. */
async function namesOf(handle: Handle, ids: readonly number[], members: ReadonlyMap<number, string>) {
  const called = sql<string>`coalesce(nullif(${users.fullName}, ''), ${users.username})`
  const found = await handle
    .select({ id: users.id, called, deletedAt: users.deletedAt })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  const known = found.filter(({ id, deletedAt }) => members.has(id) && deletedAt === null)
  const names = new Map(known.map(({ id, called }) => [id, called]))
  return Object.fromEntries(
    ids.filter((id) => id > 0).map((id) => [String(id), names.get(id) ?? FORMER_MEMBER]),
  )
}
