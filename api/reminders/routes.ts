import { hash } from 'node:crypto'
import { Hono } from 'hono'
import { body } from '#api/http/body.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import { type CalendarState, NewSubscription } from '#db/model/push.ts'
import { calendarFeedOf, dropCalendarFeed, setCalendarFeed } from '#db/server/calendarFeeds.ts'
import { dropSubscription, keepSubscription } from '#db/server/push.ts'
import { newsOf } from '#db/server/reminders.ts'
import { newSecret } from '#db/server/secret.ts'
import { calendarPath } from './calendar.ts'
import { isPushService } from './pushServices.ts'
import type { RemindServices } from './remind.ts'
import { vapidKeys } from './vapid.ts'

const UNKNOWN = 'This browser’s push service is not one that Rove knows.'

/** A person's browsers that get reminders (docs/reminders.md). */
export function pushRoutes(services: RemindServices) {
  const { store, outboundAllow, now } = services
  return new Hono<Guarded>()
    .get('/', async (c) => {
      const { publicKey } = await vapidKeys(services, now())
      return c.json({ publicKey })
    })
    .post('/', body(NewSubscription), async (c) => {
      const { endpoint, keys } = c.req.valid('json')
      if (!isPushService(endpoint, outboundAllow)) throw new ApiError(400, UNKNOWN)
      const at = now().toISOString()
      const { user, session } = c.var
      await store.tx((handle) =>
        keepSubscription(handle, {
          id: subscriptionId(endpoint),
          userId: user.id,
          sessionId: session.id,
          endpoint,
          ...keys,
          createdAt: at,
          usedAt: at,
        }),
      )
      return c.body(null, 204)
    })
    .post('/end', body(NewSubscription), async (c) => {
      const id = subscriptionId(c.req.valid('json').endpoint)
      await store.tx((handle) => dropSubscription(handle, id, c.get('user').id))
      return c.body(null, 204)
    })
}

const subscriptionId = (endpoint: string): string => hash('sha256', endpoint, 'hex')

/** What happened to a person that they have not seen, for Today. */
export const newsRoutes = ({ store }: Pick<RemindServices, 'store'>) =>
  new Hono<Guarded>().get('/', async (c) => c.json(await newsOf(store.read, c.get('user').id)))

/** The secret address of a person's calendar: whether it exists, a new one, none. */
export function calendarRoutes({ store, now }: Pick<RemindServices, 'store' | 'now'>) {
  return new Hono<Guarded>()
    .get('/', async (c) => {
      const since = (await calendarFeedOf(store.read, c.get('user').id)) ?? null
      return c.json({ since, path: null } satisfies CalendarState)
    })
    .post('/', async (c) => {
      const [token, createdAt] = [newSecret(), now().toISOString()]
      await store.tx((handle) => setCalendarFeed(handle, { userId: c.get('user').id, token, createdAt }))
      return c.json({ since: createdAt, path: calendarPath(token) } satisfies CalendarState)
    })
    .delete('/', async (c) => {
      await store.tx((handle) => dropCalendarFeed(handle, c.get('user').id))
      return c.json({ since: null, path: null } satisfies CalendarState)
    })
}
