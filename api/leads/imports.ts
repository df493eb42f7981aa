import { Hono } from 'hono'
import { IdText, params } from '#api/http/body.ts'
import type { Deps } from '#api/http/deps.ts'
import { notFound } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import { ownTeam } from '#api/teams/ownTeam.ts'
import { importChangesOf } from '#db/server/imports.ts'

/** What happened since to the leads of an import, which its undo must know: the rows on a phone do not contain that. */
export function importRoutes({ store }: Pick<Deps, 'store'>) {
  return new Hono<Guarded>().get(
    '/:id/imports/:importId',
    params({ id: IdText, importId: IdText }),
    async (c) => {
      const { id: asked, importId } = c.req.valid('param')
      const { id } = await ownTeam(store, c, asked)
      const changes = await importChangesOf(store.read, id, importId)
      if (!changes) throw notFound()
      return c.json(changes)
    },
  )
}
