import { and, count, desc, gt, lt, notInArray, sql } from 'drizzle-orm'
import type { AuditEvent } from '#db/model/audit.ts'
import type { Handle } from './sqlite/handle.ts'
import { audit } from './sqlite/tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long the audit log keeps an entry. */
export const AUDIT_KEPT_DAYS = 400
/** Of one team, or of one person outside of teams: beyond so many, the oldest go first. */
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

/** Takes out of the audit log what is too old, and of each team and each person what is too much. */
export async function trimAudit(handle: Handle, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - AUDIT_KEPT_DAYS * DAY_MS).toISOString()
  await handle.delete(audit).where(lt(audit.at, oldest))
  // What is no team's is the person's who did it, else of whom it was done to: a guessed password, say.
  const person = sql<string>`case when ${audit.teamId} is null then coalesce(${audit.userId}, ${audit.subject}) end`
  const full = await handle
    .select({ teamId: audit.teamId, person })
    .from(audit)
    .groupBy(audit.teamId, person)
    .having(gt(count(), MOST_ENTRIES))
  for (const { teamId, person: whose } of full) {
    const of = and(
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
