import type { SentPage } from '#db/model/entities/pull.ts'
import { type AnyRow, type Table, tables } from '#db/model/entities/registry.ts'
import { type Cursor, type Point, PULL_LIMIT, type ResetReason } from '#db/model/sync/protocol.ts'
import { versionHashOf } from '#db/server/history.ts'
import { firstWithin, rowsAfter, type Sized, sizesAfter, tablesAfter } from '#db/server/rows.ts'
import type { Handle } from '#db/server/sqlite/handle.ts'
import { extentOf } from '#db/server/teams.ts'

/**
 * The next rows of a team in the order of their versions, deleted ones too. A read over several pages keeps the
 * `until` of its first: what changes meanwhile moves behind it and comes with the next read.
 * @param known the tables that the device knows
 * @returns the page, without a row where `most` leaves no byte, and how many bytes its rows take
 */
export async function pageAfter(
  handle: Handle,
  cursor: Cursor,
  most: Amount = PULL_LIMIT,
  known: readonly Table[] = tables,
): Promise<{ page: SentPage; bytes: number }> {
  const { teamId, version: after } = cursor
  const extent = await extentOf(handle, teamId)
  const { until = extent.version, horizon = extent.horizon } = cursor
  const range = { teamId, after, until, limit: most.rows + 1 }
  // Most reads find nothing new.
  const changed = after < until ? await tablesAfter(handle, range) : new Set<Table>()
  const filled = new Set(known.filter((table) => changed.has(table)))
  const sizes: Sized[] = []
  for (const table of filled) sizes.push(...(await sizesAfter(handle, table, range)))
  const byVersion = sizes.sort((a, b) => a.version - b.version).slice(0, most.rows)
  const taken = firstWithin(byVersion, most.bytes)
  const more = taken.length < sizes.length
  const last = more ? (taken.at(-1)?.version ?? after) : until
  const rowsOf = async (table: Table): Promise<readonly AnyRow[]> => {
    if (!filled.has(table) || taken.length === 0) return []
    const rows = await rowsAfter(handle, table, { ...range, until: last })
    return rows.filter((row) => !isAboutOther(known, row))
  }
  const rows: [Table, readonly AnyRow[]][] = []
  for (const table of known) rows.push([table, await rowsOf(table)])
  const page: SentPage = {
    teamId,
    from: after,
    ...Object.fromEntries(rows),
    next: {
      teamId,
      version: last,
      stamp: await versionHashOf(handle, teamId, last),
      // Until the end of the read is known to stand, a row that moved from before its cursor to behind it is not here.
      ...(more && { until, horizon, known: await pointAt(handle, teamId, until) }),
    },
    // What moved behind the pinned end while it was read comes with the next page.
    more: more || until < extent.version,
  }
  return { page, bytes: taken.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** What an app knows that does not say so: of a table that it does not know, it takes no conflict. */
const BEFORE_TASKS = new Set<Table>([
  ...(['products', 'suggestions', 'leads', 'notes'] as const),
  ...(['emails', 'requests', 'conflicts', 'settings'] as const),
])

/** The tables of this server that a device knows. @param named as it says itself */
export const knownTables = (named: readonly string[] | undefined): readonly Table[] =>
  tables.filter((table) => (named ? named.includes(table) : BEFORE_TASKS.has(table)))

/** Whether it is a conflict over a row that the device does not know. */
const isAboutOther = (known: readonly Table[], row: AnyRow): boolean =>
  'rowId' in row && !known.some((table) => table === row.table)

/** Bytes are counted as the store has them. */
interface Amount {
  rows: number
  bytes: number
}

const pointAt = async (handle: Handle, teamId: number, version: number): Promise<Point> => ({
  version,
  stamp: await versionHashOf(handle, teamId, version),
})

/** Why the device can't go on from its cursor, if it can't. */
export async function resetFor(handle: Handle, cursor: Cursor): Promise<ResetReason | undefined> {
  if (await hasDiverged(handle, cursor)) return 'diverged'
  const { teamId, version, horizon: begunWith = 0 } = cursor
  if (version === 0) return undefined
  const { horizon } = await extentOf(handle, teamId)
  return version < horizon && begunWith < horizon ? 'horizon' : undefined
}

/** Whether the device knows a history of the team that this server does not have. */
export async function hasDiverged(handle: Handle, cursor: Cursor): Promise<boolean> {
  for (const point of [cursor, cursor.known]) {
    if (!point || point.version === 0) continue
    if ((await versionHashOf(handle, cursor.teamId, point.version)) !== point.stamp) return true
  }
  return false
}
