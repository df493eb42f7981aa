import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { type AuditEvent, type AuditKind, type AuditPage, eventsOf } from '#db/model/audit.ts'
import type { Handle } from './database/handle.ts'
import { audit, members, users } from './database/tables.ts'
import { FORMER_MEMBER } from './teams.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How many days the audit log keeps an entry. */
export const AUDIT_KEPT_DAYS = 400
/**
 * The maximum number of entries of one event, in one team or by one person outside of teams; beyond that the
 * oldest are deleted.
 */
export const MOST_ENTRIES = 20_000

/** An action that someone may have to account for later. It must contain neither secrets nor text of rows. */
export interface Audited {
  event: AuditEvent
  /** ISO 8601 in UTC. */
  at: string
  userId?: number
  /** The network address of the client; not set for actions on the server itself. */
  address?: string
  teamId?: number
  /** The id of the person or thing concerned. */
  subject?: string
  detail?: Record<string, string | number | boolean>
}

/** Records an action in the audit log, in the action's own transaction. */
export async function record(handle: Handle, entry: Audited): Promise<void> {
  await handle.insert(audit).values(entry)
}

/**
 * Deletes entries of the audit log that are too old, and for each team and each person the excess. Each event
 * has a separate limit, so that many entries of one event never displace those of another.
 */
export async function trimAudit(handle: Handle, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - AUDIT_KEPT_DAYS * DAY_MS).toISOString()
  await handle.delete(audit).where(lt(audit.at, oldest))
  // An entry without a team belongs to the person who did it, otherwise to the person concerned, for example
  // for a wrong password.
  const person = sql<string>`case when ${audit.teamId} is null then coalesce(cast(${audit.userId} as text), ${audit.subject}) end`
  const full = await handle
    .select({ teamId: audit.teamId, person, event: audit.event })
    .from(audit)
    .groupBy(audit.teamId, person, audit.event)
    .having(gt(count(), MOST_ENTRIES))
  for (const { teamId, person: whose, event } of full) {
    const of = and(
      eq(audit.event, event),
      sql`${audit.teamId} is not distinct from ${teamId}`,
      sql`${person} is not distinct from ${whose}`,
    )
    const kept = handle
      .select({ id: audit.id })
      .from(audit)
      .where(of)
      .orderBy(desc(audit.id))
      .limit(MOST_ENTRIES)
    await handle.delete(audit).where(and(of, notInArray(audit.id, kept)))
  }
}

/** The filter; times are ISO 8601 in UTC, `until` is exclusive. */
export interface AuditWanted {
  before?: number | undefined
  person?: number | undefined
  kind?: AuditKind | undefined
  from?: string | undefined
  until?: string | undefined
  limit: number
}

/**
 * The newest entries of a team's audit log: what was done in it, and what its members did to their accounts
 * since they joined, including sign-ins.
 */
export async function auditOf(handle: Handle, teamId: number, wanted: AuditWanted): Promise<AuditPage> {
  const { limit, ...filter } = wanted
  const people = await handle.select().from(members).where(eq(members.teamId, teamId))
  const since = new Map(people.map(({ userId, createdAt }) => [userId, createdAt]))
  const outside = isNull(audit.teamId)
  // Each part uses its own index, however many entries other teams have.
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

/** Former members are listed without a name. */
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
