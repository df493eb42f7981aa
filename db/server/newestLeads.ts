import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Lead } from '#db/model/entities/lead.ts'
import { rowOf } from '#db/model/entities/registry.ts'
import { type Handle, one, prepared } from './database/handle.ts'
import { leads } from './database/tables.ts'

/** Until a device has read the team, it shows none of two leads that were merged in both directions at once. */
const isListed = and(
  eq(leads.teamId, sql.placeholder('teamId')),
  eq(leads.saved, true),
  isNull(leads.deletedAt),
  isNull(leads.mergedInto),
)

const newest = prepared((handle) =>
  handle
    .select()
    .from(leads)
    .where(isListed)
    // The first column is the same for all rows; PostgreSQL uses the order of the index only if it is named.
    .orderBy(asc(leads.deletedAt), desc(leads.createdAt), asc(leads.id))
    .limit(sql.placeholder('limit')),
)

/** A team's newest saved leads, as lists show them until a person sorts them. */
export const newestLeads = async (handle: Handle, teamId: number, limit: number): Promise<Lead[]> =>
  (await newest(handle, { teamId, limit })).map((row) => rowOf('leads', row))

/** The number of a team's saved leads. */
export async function countLeads(handle: Handle, teamId: number): Promise<number> {
  return (await one(counted(handle, { teamId }))).leads
}

const counted = prepared((handle) => handle.select({ leads: count() }).from(leads).where(isListed))
