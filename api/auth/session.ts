import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia'
import type { Store } from '#db/server/open.ts'
import {
  addSession,
  endExpiredSessions,
  endSession,
  endSessionsOf,
  extendSession,
  type SessionRow,
  sessionsOf,
  sessionWithUser,
} from '#db/server/sessions.ts'
import type { UserRow } from '#db/server/users.ts'

// All of Lucia lives in this file, so that it can be replaced in an afternoon.
declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Record<never, never>, { row: UserRow }>
    UserId: number
    DatabaseUserAttributes: { row: UserRow }
  }
}

export interface Sessions {
  /** The person whose session the request carries; renews the cookie when it is half used up. */
  userOf(c: Context): Promise<UserRow | undefined>
  start(c: Context, userId: number): Promise<void>
  end(c: Context): Promise<void>
}

export function createSessions(store: Store): Sessions {
  const lucia = new Lucia(adapter(store), {
    sessionExpiresIn: new TimeSpan(30, 'd'),
    sessionCookie: { name: 'rove_session', attributes: { secure: false, sameSite: 'lax' } },
    getUserAttributes: ({ row }) => ({ row }),
  })
  const setCookie = (c: Context, cookie: { serialize(): string }) =>
    c.header('Set-Cookie', cookie.serialize(), { append: true })

  return {
    async userOf(c) {
      const id = getCookie(c, lucia.sessionCookieName)
      if (!id) return undefined
      const { session, user } = await lucia.validateSession(id)
      if (session?.fresh) setCookie(c, lucia.createSessionCookie(session.id))
      return user?.row
    },
    async start(c, userId) {
      const session = await lucia.createSession(userId, {})
      setCookie(c, lucia.createSessionCookie(session.id))
    },
    async end(c) {
      const id = getCookie(c, lucia.sessionCookieName)
      if (id) await lucia.invalidateSession(id)
      setCookie(c, lucia.createBlankSessionCookie())
    },
  }
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
const asLucia = ({ id, userId, expiresAt }: SessionRow): DatabaseSession => ({
  id,
  userId,
  expiresAt: new Date(expiresAt * 1000),
  attributes: {},
})

// Of our own, because every write goes through the store's one queue of transactions.
function adapter(store: Store): Adapter {
  return {
    async getSessionAndUser(id) {
      const found = await sessionWithUser(store.read, id)
      if (!found) return [null, null]
      return [asLucia(found.session), { id: found.user.id, attributes: { row: found.user } }]
    },
    getUserSessions: async (userId) => (await sessionsOf(store.read, userId)).map(asLucia),
    setSession: ({ id, userId, expiresAt }) =>
      store.tx((handle) => addSession(handle, { id, userId, expiresAt: seconds(expiresAt) })),
    updateSessionExpiration: (id, expiresAt) =>
      store.tx((handle) => extendSession(handle, id, seconds(expiresAt))),
    deleteSession: (id) => store.tx((handle) => endSession(handle, id)),
    deleteUserSessions: (userId) => store.tx((handle) => endSessionsOf(handle, userId)),
    deleteExpiredSessions: () => store.tx((handle) => endExpiredSessions(handle, seconds(new Date()))),
  }
}
