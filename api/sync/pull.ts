import type { Rows, Table } from '#db/model/mutation.ts'
import { type Cursor, type Page, PULL_LIMIT } from '#db/model/protocol.ts'
import type { Handle } from '#db/server/open.ts'
import { rowsAfter } from '#db/server/rows.ts'
import { versionOf } from '#db/server/teams.ts'

/**
 * The next rows of a team in the order of their versions, deleted ones too. A read over several pages keeps the
 * `until` of its first: what changes meanwhile moves behind it and comes with the next read.
 */
export async function pageAfter(handle: Handle, cursor: Cursor, limit = PULL_LIMIT): Promise<Page> {
  const { teamId, version: after } = cursor
  const until = cursor.until ?? (await versionOf(handle, teamId))
  const range = { teamId, after, until, limit: limit + 1 }
  const found = {
    products: await rowsAfter(handle, 'products', range),
    suggestions: await rowsAfter(handle, 'suggestions', range),
    leads: await rowsAfter(handle, 'leads', range),
    requests: await rowsAfter(handle, 'requests', range),
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
    next: more ? { teamId, version: last, until } : { teamId, version: last },
    more,
  }
}
