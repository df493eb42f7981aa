import { Hono } from 'hono'
import { body } from '#api/http/body.ts'
import type { Guarded } from '#api/http/guarded.ts'
import { ServiceError } from '#api/net/errors.ts'
import { type TravelAnswer, TravelQuery } from '#db/model/travelTable.ts'
import type { Router } from './router.ts'

/** The ways between the places of a day. A phone that gets none estimates them. @param router if there is one */
export const routingRoutes = (router: Router | undefined) =>
  new Hono<Guarded>().post('/', body(TravelQuery), async (c) => {
    const { places } = c.req.valid('json')
    const table = await router?.table(places, c.req.raw.signal).catch(nothing)
    return c.json({ table: table ?? null } satisfies TravelAnswer)
  })

function nothing(error: unknown): undefined {
  if (!(error instanceof ServiceError)) throw error
}
