import { Hono } from 'hono'
import * as v from 'valibot'
import { IdText, params, query } from '#api/http/body.ts'
import { json } from '#api/http/compression.ts'
import type { Deps } from '#api/http/deps.ts'
import type { Guarded } from '#api/http/guarded.ts'
import { tablesKeptInPart } from '#db/model/entities/registry.ts'
import { Older } from '#db/model/sync/protocol.ts'
import { olderRow, olderRows } from '#db/server/older.ts'
import { ownTeam } from './ownTeam.ts'

/** A team's rows that devices no longer keep (`keptDays`, `keptBytes`), a page at a time, newest first. */
export function olderRoutes({ store, limits }: Pick<Deps, 'store' | 'limits'>) {
  return new Hono<Guarded>().get(
    '/:id/older/:table',
    params({ id: IdText, table: v.picklist(tablesKeptInPart) }),
    query(Older),
    async (c) => {
      const { id, table } = c.req.valid('param')
      const { id: rowId, ...asked } = c.req.valid('query')
      await ownTeam(store, c, id)
      const page =
        rowId === undefined
          ? await olderRows(store.read, table, id, asked)
          : { rows: await olderRow(store.read, table, id, rowId), more: false }
      const { rows, read, ...rest } = { read: 0, ...page }
      const text = `{"rows":[${rows.join()}],${JSON.stringify(rest).slice(1)}`
      await limits.take('read', c.get('user').id, Math.max(read, Buffer.byteLength(text)))
      return json(c, text)
    },
  )
}
