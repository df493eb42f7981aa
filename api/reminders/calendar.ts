import { Hono } from 'hono'
import { notFound } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import { calendarText, followUpEvent } from '#db/model/calendar.ts'
import { followUpsOf, personOfFeed } from '#db/server/calendarFeeds.ts'
import type { RemindServices } from './remind.ts'

/** Where a calendar app reads a person's follow-ups; the token is the only proof. */
export const CALENDARS = '/api/calendars'
export const calendarPath = (token: string): string => `${CALENDARS}/${token}.ics`

const DAY_MS = 86_400_000
const SHOWN_DAYS = 30

/** The calendars of people, for their calendar apps. What was erased or settled is not in them any more. */
export function calendarFeeds({ store, now }: Pick<RemindServices, 'store' | 'now'>) {
  return new Hono<Guarded>().get('/:file', async (c) => {
    const [, token] = /^([\w-]{20,100})\.ics$/.exec(c.req.param('file')) ?? []
    const userId = token === undefined ? undefined : await personOfFeed(store.read, token)
    if (userId === undefined) throw notFound()
    const since = new Date(now().getTime() - SHOWN_DAYS * DAY_MS).toISOString()
    const events = (await followUpsOf(store.read, userId, since)).map(followUpEvent)
    return c.body(calendarText('Rove', events, now()), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="rove.ics"',
      'Cache-Control': 'private, no-store',
    })
  })
}
