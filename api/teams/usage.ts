import { Hono } from 'hono'
import * as v from 'valibot'
import { body, IdText, idParam, params } from '#api/http/body.ts'
import type { Deps } from '#api/http/deps.ts'
import type { Guarded } from '#api/http/guarded.ts'
import { Provider } from '#db/model/key.ts'
import { mayReadStorage } from '#db/model/permissions.ts'
import type { Storage } from '#db/model/storage.ts'
import { storageOf } from '#db/server/storage.ts'
import { monthOf, setCap, usageOf } from '#db/server/usage.ts'
import { allow, ledTeam, ownTeam } from './ownTeam.ts'

const MOST_CALLS = 1_000_000

const Cap = v.object({
  monthly: v.nullable(
    v.pipe(
      v.number(),
      v.integer('Please enter a whole number'),
      v.minValue(0, 'Please enter 0 or more'),
      v.maxValue(MOST_CALLS, `Please enter at most ${MOST_CALLS}`),
    ),
  ),
})

/** A team's use of services this month and last month, with its limits, and its use of storage. */
export function usageRoutes({ store, quota, now }: Pick<Deps, 'store' | 'quota' | 'now'>) {
  return new Hono<Guarded>()
    .get('/:id/storage', idParam, async (c) => {
      const team = await ownTeam(store, c, c.req.valid('param').id)
      allow(mayReadStorage(team), 'Only the owner and admins can see what takes the room.')
      const bytes = await storageOf(store.read, team.id)
      return c.json({ quota: Number.isFinite(quota) ? quota : null, bytes } satisfies Storage)
    })
    .get('/:id/usage', idParam, async (c) => {
      const { id } = await ownTeam(store, c, c.req.valid('param').id)
      return c.json(await usageOf(store.read, id, monthOf(now())))
    })
    .put('/:id/usage/:provider', params({ id: IdText, provider: Provider }), body(Cap), async (c) => {
      const { id, provider } = c.req.valid('param')
      await ledTeam(store, c, id, 'Only the owner and admins can set a limit.')
      const { monthly } = c.req.valid('json')
      await store.tx((handle) => setCap(handle, { teamId: id, provider, monthly }))
      return c.json(await usageOf(store.read, id, monthOf(now())))
    })
}
