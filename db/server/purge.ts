import { and, eq, inArray, isNotNull, lt, notInArray } from 'drizzle-orm'
import { KEPT_DAYS } from '#db/model/deletion.ts'
import { entities, rowOf, type Table, tables } from '#db/model/entities/registry.ts'
import { notMerged } from '#db/model/merged.ts'
import { notDevices } from '#db/model/sync/protocol.ts'
import type { Handle } from './database/handle.ts'
import { conflicts, history, teams } from './database/tables.ts'
import { mergedLeads } from './merged.ts'
import { dropPictures, picturesOf } from './pictures.ts'
import { rowsById, rowsWhere, stored } from './rows.ts'
import { write } from './write.ts'

/** How long deleted rows can be restored. */
export const KEPT_MS = KEPT_DAYS * 24 * 60 * 60 * 1000

/**
 * Permanently removes a team's rows that were deleted before `cutoff`, unless somebody may still want to
 * restore what they lost with them (an unresolved conflict): the rows, their values in history, the notes and
 * tasks of leads, and the pictures that nothing else shows. A device that has not read those tombstones must
 * read the team from the beginning; the horizon tells it so.
 * @param at the two times, ISO 8601 in UTC
 * @returns pictures whose bytes must be removed
 */
export async function purgeDeleted(
  handle: Handle,
  teamId: number,
  { cutoff, now }: { cutoff: string; now: string },
): Promise<number[]> {
  const pictures = new Set<string>()
  for (const table of tables) {
    const from = stored[table]
    const old = and(eq(from.teamId, teamId), isOld(handle, from, cutoff))
    const gone = await handle.select({ id: from.id, version: from.version }).from(from).where(old)
    if (gone.length === 0) continue
    const ids = gone.map(({ id }) => id)
    const about = table === 'leads' ? await deleteAbout(handle, teamId, ids, now) : []
    if (table === 'leads') await deleteMerged(handle, teamId, { purged: new Set(ids), at: now })
    for (const url of await picturesOf(handle, [...ids, ...about])) pictures.add(url)
    const horizon = handle.functions.larger(teams.horizon, Math.max(...gone.map(({ version }) => version)))
    await handle.update(teams).set({ horizon }).where(eq(teams.id, teamId))
    await handle.delete(from).where(old)
    await emptyHistory(handle, teamId, [...ids, ...about])
  }
  return dropPictures(handle, teamId, pictures)
}

/** The maximum number of ids in one query, which databases limit. */
const AT_ONCE = 500

/** Deletes the notes and tasks of purged leads, including their texts. @returns the ids of these rows */
async function deleteAbout(
  handle: Handle,
  teamId: number,
  leadIds: readonly number[],
  at: string,
): Promise<number[]> {
  const about: number[] = []
  const by = (name: string) => ({ userId: null, deviceId: notDevices.server, name, at })
  for (let start = 0; start < leadIds.length; start += AT_ONCE) {
    const ids = leadIds.slice(start, start + AT_ONCE)
    for (const table of ['notes', 'tasks'] as const) {
      const from = stored[table]
      const { name, erased } = entities[table]
      const isAbout = and(eq(from.teamId, teamId), inArray(from.leadId, ids))
      for (const row of await rowsWhere(handle, table, isAbout)) {
        const left = rowOf(table, { ...row, ...erased, deletedAt: row.deletedAt ?? at })
        await write(handle, table, row, left, by(`${name}.purge`))
        about.push(row.id)
      }
    }
    const over = and(eq(conflicts.teamId, teamId), inArray(conflicts.rowId, [...ids, ...about]))
    for (const conflict of await handle.select().from(conflicts).where(over)) {
      const emptied = { ...conflict, base: null, winner: null, loser: null, resolved: true }
      await write(handle, 'conflicts', conflict, emptied, by('conflict.purge'))
      about.push(conflict.id)
    }
  }
  return about
}

/**
 * Deletes the leads for which a purged one stood: they were deleted together with it. No lead points at a purged one
 * afterwards, because on a device that still has its tombstone that pointer would mean something else.
 */
async function deleteMerged(
  handle: Handle,
  teamId: number,
  { purged, at }: { purged: ReadonlySet<number>; at: string },
): Promise<void> {
  const merged = await mergedLeads(handle, teamId)
  const losers = [...merged.keys()].filter((id) => !purged.has(id))
  const by = { userId: null, deviceId: notDevices.server, name: 'lead.purge', at }
  for (let start = 0; start < losers.length; start += AT_ONCE) {
    const rows = await rowsById(handle, 'leads', losers.slice(start, start + AT_ONCE))
    for (const row of rows.values()) {
      const winner = merged.get(row.id) ?? row.id
      const isGone = purged.has(winner)
      const pointer = isGone ? notMerged : { mergedInto: winner }
      const left = {
        ...row,
        ...(isGone && { deletedAt: row.deletedAt ?? at }),
        ...(row.mergedInto !== null && purged.has(row.mergedInto) && pointer),
      }
      if (left.deletedAt !== row.deletedAt || left.mergedInto !== row.mergedInto)
        await write(handle, 'leads', row, left, by)
    }
  }
}

/** That there was a change, by whom and when, stays. */
async function emptyHistory(handle: Handle, teamId: number, rowIds: readonly number[]): Promise<void> {
  for (let start = 0; start < rowIds.length; start += AT_ONCE) {
    const its = and(eq(history.teamId, teamId), inArray(history.rowId, rowIds.slice(start, start + AT_ONCE)))
    await handle.update(history).set({ changes: {} }).where(its)
  }
}

/** The teams that have something for `purgeDeleted` to remove. */
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
