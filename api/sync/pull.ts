import type { Rows, Table } from '#db/model/mutation.ts'
import { type Cursor, type Page, PULL_LIMIT, type ResetReason } from '#db/model/protocol.ts'
import { stampOf } from '#db/server/history.ts'
import type { Handle } from '#db/server/open.ts'
import { rowsAfter } from '#db/server/rows.ts'
import { extentOf } from '#db/server/teams.ts'

/**
 * The next rows of a team in the order of their versions, deleted ones too. A read over several pages keeps the
 * `until` of its first: what changes meanwhile moves behind it and comes with the next read.
 */
export async function pageAfter(handle: Handle, cursor: Cursor, limit = PULL_LIMIT): Promise<Page> {
  const { teamId, version: after } = cursor
  const until = cursor.until ?? (await extentOf(handle, teamId)).version
  const range = { teamId, after, until, limit: limit + 1 }
  const found = {
    products: await rowsAfter(handle, 'products', range),
    suggestions: await rowsAfter(handle, 'suggestions', range),
    leads: await rowsAfter(handle, 'leads', range),
    requests: await rowsAfter(handle, 'requests', range),
    conflicts: await rowsAfter(handle, 'conflicts', range),
    settings: await rowsAfter(handle, 'settings', range),
  }
  const versions = Object.values(found).flatMap((rows) => rows.map((row) => row.version))
  const more = versions.length > limit
  const last = more ? (versions.sort((a, b) => a - b)[limit - 1] ?? until) : until
  const upTo = <T extends Table>(rows: Rows[T][]) => rows.filter((row) => row.version <= last)
  return {
    teamId,
    from: after,
    products: upTo<'products'>(found.products),
    suggestions: upTo<'suggestions'>(found.suggestions),
    leads: upTo<'leads'>(found.leads),
    requests: upTo<'requests'>(found.requests),
    conflicts: upTo<'conflicts'>(found.conflicts),
    settings: upTo<'settings'>(found.settings),
    next: { teamId, version: last, stamp: await stampOf(handle, teamId, last), ...(more && { until }) },
    more,
  }
}

/** Why the device can't go on from its cursor, if it can't. */
export async function resetFor(handle: Handle, cursor: Cursor): Promise<ResetReason | undefined> {
  const { teamId, version, until = version } = cursor
  const extent = await extentOf(handle, teamId)
  for (const point of [cursor, cursor.known]) {
    if (!point || point.version === 0) continue
    const known =
      point.version <= extent.version && (await stampOf(handle, teamId, point.version)) === point.stamp
    if (!known) return 'diverged'
  }
  return version > 0 && until < extent.horizon ? 'horizon' : undefined
}
