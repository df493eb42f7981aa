import { Hono } from 'hono'
import type { Deps } from '#api/http/deps.ts'
import type { Guarded } from '#api/http/guarded.ts'
import { noticesFor } from '#db/server/notices.ts'

const SHOWN_MS = 30 * 24 * 60 * 60 * 1000

/** What was done in a person's name on their other devices, only for them (docs/two-step.md). */
export const noticeRoutes = ({ store, now }: Pick<Deps, 'store' | 'now'>) =>
  new Hono<Guarded>().get('/', async (c) => {
    const { user, session } = c.var
    const since = new Date(now().getTime() - SHOWN_MS).toISOString()
    return c.json(await noticesFor(store.read, user.id, { since, sessionId: session.id }))
  })
