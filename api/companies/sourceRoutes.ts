import { Hono } from 'hono'
import type { Guarded } from '#api/http/guard.ts'
import type { Sources } from './search.ts'

/** What this person can choose from when asking for companies. */
export const sourceRoutes = (sources: Sources) =>
  new Hono<Guarded>().get('/', async (c) => c.json(await sources.offered(c.get('teamId'), c.get('user').id)))
