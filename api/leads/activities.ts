import { Hono } from 'hono'
import { idParam } from '#api/http/body.ts'
import type { Deps } from '#api/http/deps.ts'
import type { Guarded } from '#api/http/guarded.ts'
import { ownTeam } from '#api/teams/ownTeam.ts'
import { activitiesFor } from '#db/server/activities.ts'
import { deletionsIn } from '#db/server/deletions.ts'

/**
 * What team mates did to the calling person's leads, and who deleted what: the rows on a phone do not contain
 * that.
 */
export function activityRoutes({ store }: Pick<Deps, 'store'>) {
  return new Hono<Guarded>()
    .get('/:id/deeds', idParam, async (c) => {
      const { id } = await ownTeam(store, c, c.req.valid('param').id)
      return c.json(await activitiesFor(store.read, id, c.get('user').id))
    })
    .get('/:id/deleted', idParam, async (c) => {
      const { id } = await ownTeam(store, c, c.req.valid('param').id)
      return c.json(await deletionsIn(store.read, id))
    })
}
