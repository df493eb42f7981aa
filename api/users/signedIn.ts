import { Hono } from 'hono'
import * as v from 'valibot'
import { params } from '#api/http/body.ts'
import type { Deps } from '#api/http/deps.ts'
import { notFound } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import type { Pokes } from '#api/sync/pokes.ts'
import type { SignedIn } from '#db/model/session.ts'
import { devicesOf, endSessions, sessionName } from '#db/server/sessions.ts'

const named = params({ id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) })

/** The browsers in which a person is signed in, and ending their sessions from another one. */
export function signedInRoutes({ store, now }: Deps, pokes: Pokes) {
  return new Hono<Guarded>()
    .get('/', async (c) => {
      const { user, session: mine } = c.var
      const found = await devicesOf(store.read, user.id, Math.floor(now().getTime() / 1000))
      const shown = found.map(({ session, device }): SignedIn => {
        return {
          id: sessionName(session.id),
          name: device?.name || session.userAgent || 'A browser',
          since: session.createdAt || null,
          lastSyncAt: device?.lastSyncAt ?? null,
          current: session.id === mine.id,
        }
      })
      return c.json(shown)
    })
    .delete('/', async (c) => {
      const { user, session: mine } = c.var
      const { address } = c.get('client')
      const ending = { userId: user.id, by: user.id, address, at: now().toISOString() }
      await store.tx((handle) => endSessions(handle, ending, ({ id }) => id !== mine.id))
      pokes.poke(user.id)
      return c.body(null, 204)
    })
    .delete('/:id', named, async (c) => {
      const { id: userId } = c.get('user')
      const { id: meant } = c.req.valid('param')
      const { address } = c.get('client')
      const ending = { userId, by: userId, address, at: now().toISOString() }
      const ended = await store.tx((handle) =>
        endSessions(handle, ending, ({ id }) => sessionName(id) === meant),
      )
      if (ended === 0) throw notFound()
      // Its device syncs at once, and finds that it is signed out.
      pokes.poke(userId)
      return c.body(null, 204)
    })
}
