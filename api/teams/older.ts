import { Hono } from 'hono'
import * as v from 'valibot'
import { IdText, params, query } from '#api/http/body.ts'
import { json } from '#api/http/compression.ts'
import type { Deps } from '#api/http/deps.ts'
import type { Guarded } from '#api/http/guarded.ts'
import { tablesKeptInPart } from '#db/model/entities/registry.ts'
import { Older } from '#db/model/sync/protocol.ts'
import { jsonBefore } from '#db/server/rows.ts'
import { ownTeam } from './ownTeam.ts'

/** A team's rows that devices no longer keep (`keptDays`), a page at a time, newest first. */
export function olderRoutes({ store, limits }: Pick<Deps, 'store' | 'limits'>) {
  return new Hono<Guarded>().get(
    '/:id/older/:table',
    params({ id: IdText, table: v.picklist(tablesKeptInPart) }),
    query(Older),
    async (c) => {
      const { id, table } = c.req.valid('param')
      const { limit, ...place } = c.req.valid('query')
      await ownTeam(store, c, id)
      const found = await jsonBefore(store.read, table, id, { ...place, limit: limit + 1 })
      const rows = found.slice(0, limit)
      const text = `{"rows":[${rows.join()}],"more":${found.length > limit}}`
      await limits.take('read', c.get('user').id, Buffer.byteLength(text))
      return json(c, text)
    },
  )
}
