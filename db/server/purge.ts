import { and, eq, isNotNull, lt, max, sql } from 'drizzle-orm'
import type { Handle } from './open.ts'
import { leads, products, suggestions, teams } from './tables.ts'

/** How long what was deleted can be restored. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Removes for good what was deleted before `cutoff`. A device that has not read those tombstones must read the
 * team anew: the horizon says so.
 * @param cutoff ISO 8601 in UTC
 */
export async function purgeDeleted(handle: Handle, cutoff: string): Promise<void> {
  for (const table of [leads, products, suggestions]) {
    const old = and(isNotNull(table.deletedAt), lt(table.deletedAt, cutoff))
    const gone = handle
      .select({ teamId: table.teamId, version: max(table.version) })
      .from(table)
      .where(old)
      .groupBy(table.teamId)
      .all()
    for (const { teamId, version } of gone) {
      const horizon = sql`max(${teams.horizon}, ${version})`
      handle.update(teams).set({ horizon }).where(eq(teams.id, teamId)).run()
    }
    handle.delete(table).where(old).run()
  }
}
