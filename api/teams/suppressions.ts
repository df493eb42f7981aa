import { Hono } from 'hono'
import * as v from 'valibot'
import { body, IdText, idParam, params } from '#api/http/body.ts'
import type { Deps } from '#api/http/deps.ts'
import { ApiError, notFound } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import { form, line } from '#db/model/schema.ts'
import { addSuppression, removeSuppression, suppressible, suppressionsOf } from '#db/server/suppressions.ts'
import { ledTeam, ownTeam } from './ownTeam.ts'

const NewSuppression = form({
  value: v.pipe(
    line(300),
    v.check((text) => suppressible(text) !== undefined, 'Please enter an email address or a domain'),
  ),
  reason: v.optional(line(300), ''),
})

/**
 * The people and domains that a team must not contact: any member can add to the list; its owner and admins
 * can remove entries.
 */
export function suppressionRoutes({ store, now }: Pick<Deps, 'store' | 'now'>) {
  return new Hono<Guarded>()
    .get('/:id/suppressions', idParam, async (c) => {
      const { id } = await ownTeam(store, c, c.req.valid('param').id)
      return c.json(await suppressionsOf(store.read, id))
    })
    .post('/:id/suppressions', idParam, body(NewSuppression), async (c) => {
      const { id: teamId } = await ownTeam(store, c, c.req.valid('param').id)
      const wanted = {
        ...c.req.valid('json'),
        teamId,
        forGood: false,
        createdBy: c.get('user').id,
        createdAt: now().toISOString(),
      }
      return c.json(await store.tx((handle) => addSuppression(handle, wanted)), 201)
    })
    .delete('/:id/suppressions/:entryId', params({ id: IdText, entryId: IdText }), async (c) => {
      const { id, entryId } = c.req.valid('param')
      await ledTeam(store, c, id, 'Only the owner and admins can take an entry off the list.')
      const outcome = await store.tx((handle) => removeSuppression(handle, id, entryId))
      if (outcome === 'missing') throw notFound()
      if (outcome === 'for good') {
        throw new ApiError(409, 'They asked never to be processed, so this entry stays.')
      }
      return c.body(null, 204)
    })
}
