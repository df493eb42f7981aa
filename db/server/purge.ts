import { and, eq, isNotNull, lt, max, notInArray } from 'drizzle-orm'
import { KEPT_DAYS } from '#db/model/deletion.ts'
import { stored } from './rows.ts'
import { larger } from './sqlite/functions.ts'
import type { Handle } from './sqlite/handle.ts'
import { conflicts, teams } from './sqlite/tables.ts'

/** How long what was deleted can be restored. */
export const KEPT_MS = KEPT_DAYS * 24 * 60 * 60 * 1000

/**
 * Removes for good what was deleted before `cutoff`, unless someone may still want to put back what they lost with
 * it (an unresolved conflict). A device that has not read those tombstones must read the
 * team anew: the horizon says so.
 * @param cutoff ISO 8601 in UTC
 */
export async function purgeDeleted(handle: Handle, cutoff: string): Promise<void> {
  const open = handle.select({ id: conflicts.rowId }).from(conflicts).where(eq(conflicts.resolved, false))
  for (const table of Object.values(stored)) {
    const old = and(isNotNull(table.deletedAt), lt(table.deletedAt, cutoff), notInArray(table.id, open))
    const gone = await handle
      .select({ teamId: table.teamId, version: max(table.version) })
      .from(table)
      .where(old)
      .groupBy(table.teamId)
    for (const { teamId, version } of gone) {
      const horizon = larger(teams.horizon, version)
      await handle.update(teams).set({ horizon }).where(eq(teams.id, teamId))
    }
    await handle.delete(table).where(old)
  }
}
