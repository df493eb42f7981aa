import { and, eq, isNotNull, lt, max, notInArray } from 'drizzle-orm'
import { KEPT_DAYS } from '#db/model/deletion.ts'
import type { Table } from '#db/model/entities/registry.ts'
import { type Handle, one } from './database/handle.ts'
import { conflicts, teams } from './database/tables.ts'
import { stored } from './rows.ts'

/** How long what was deleted can be restored. */
export const KEPT_MS = KEPT_DAYS * 24 * 60 * 60 * 1000

/**
 * Removes for good what of a team was deleted before `cutoff`, unless someone may still want to put back what they lost with
 * it (an unresolved conflict). A device that has not read those tombstones must read the
 * team anew: the horizon says so.
 * @param cutoff ISO 8601 in UTC
 */
export async function purgeDeleted(handle: Handle, teamId: number, cutoff: string): Promise<void> {
  for (const table of Object.values(stored)) {
    const old = and(eq(table.teamId, teamId), isOld(handle, table, cutoff))
    const { version } = await one(
      handle
        .select({ version: max(table.version) })
        .from(table)
        .where(old),
    )
    if (version === null) continue
    const horizon = handle.functions.larger(teams.horizon, version)
    await handle.update(teams).set({ horizon }).where(eq(teams.id, teamId))
    await handle.delete(table).where(old)
  }
}

/** The teams with something that `purgeDeleted` would remove. */
export async function teamsToPurge(handle: Handle, cutoff: string): Promise<Set<number>> {
  const found = new Set<number>()
  for (const table of Object.values(stored)) {
    const { teamId } = table
    const old = await handle
      .selectDistinct({ teamId })
      .from(table)
      .where(isOld(handle, table, cutoff))
    for (const team of old) found.add(team.teamId)
  }
  return found
}

function isOld(handle: Handle, table: (typeof stored)[Table], cutoff: string) {
  const open = handle.select({ id: conflicts.rowId }).from(conflicts).where(eq(conflicts.resolved, false))
  return and(isNotNull(table.deletedAt), lt(table.deletedAt, cutoff), notInArray(table.id, open))
}
