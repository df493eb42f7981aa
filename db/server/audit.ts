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
/** How long the audit log keeps an entry. */
export const AUDIT_KEPT_DAYS = 400
/** Of one event, in one team or by one person outside of teams: beyond so many, the oldest go first. */
export const MOST_ENTRIES = 20_000

/** Something that someone may have to answer for later. Neither secrets nor text of rows belong in it. */
export interface Audited {
  event: AuditEvent
  /** ISO 8601 in UTC. */
  at: string
  userId?: number
  /** The address of the network that it came from; none for what was done on the server itself. */
  address?: string
  teamId?: number
  /** Whom or what it was done to, by its id. */
  subject?: string
  detail?: Record<string, string | number | boolean>
}

/** Keeps it in the audit log, in the transaction of what it tells. */
export async function record(handle: Handle, entry: Audited): Promise<void> {
  await handle.insert(audit).values(entry)
}

/**
 * Takes out of the audit log what is too old, and of each team and each person what is too much. Each event has its own
 * room, so that many entries of one never push out what another tells.
 */
export async function trimAudit(handle: Handle, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - AUDIT_KEPT_DAYS * DAY_MS).toISOString()
  await handle.delete(audit).where(lt(audit.at, oldest))
  // What is no team's is the person's who did it, else of whom it was done to: a guessed password, say.
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
