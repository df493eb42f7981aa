import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type Adapter, type Cookie, type DatabaseSession, Lucia, TimeSpan } from 'lucia'
import type { Deps } from '#api/deps.ts'
import { deviceName } from '#db/model/deviceName.ts'
import { record } from '#db/server/audit.ts'
import type { Store } from '#db/server/open.ts'
import {
  addSession,
  endExpiredSessions,
  endSession,
  endSessions,
  endSessionsOf,
  extendSession,
  type SessionRow,
  sessionName,
  sessionsOf,
  sessionWithUser,
} from '#db/server/sessions.ts'
import type { UserRow } from '#db/server/users.ts'

type Facts = Pick<SessionRow, 'createdAt' | 'deviceId' | 'userAgent'>

// All of Lucia lives in this file, so that it can be replaced in an afternoon.
declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Facts, { row: UserRow }>
    UserId: number
    DatabaseUserAttributes: { row: UserRow }
    DatabaseSessionAttributes: Facts & { address?: string }
  }
}

/** A session that a request carries. */
export interface Session {
  /** What the cookie holds: it never leaves the server otherwise. */
  id: string
  /** The device that syncs with it; '' before its first sync. */
  deviceId: string
}

export interface Sessions {
  /** The session that the request carries, and its person; renews the cookie when it is half used up. */
  of(c: Context): Promise<{ session: Session; user: UserRow } | undefined>
  /** Signs a person in, in the place of whoever this browser was signed in as. */
  start(c: Context, userId: number): Promise<void>
  end(c: Context): Promise<void>
}

export function createSessions({ store, now }: Pick<Deps, 'store' | 'now'>): Sessions {
  const lucia = new Lucia(adapter(store), {
    sessionExpiresIn: new TimeSpan(30, 'd'),
    sessionCookie: { name: 'rove_session', attributes: { secure: false, sameSite: 'lax' } },
    getUserAttributes: ({ row }) => ({ row }),
    getSessionAttributes: ({ createdAt, deviceId, userAgent }) => ({ createdAt, deviceId, userAgent }),
  })
  const setCookie = (c: Context, cookie: Cookie) => {
    cookie.attributes.secure = c.get('client').secure
    c.header('Set-Cookie', cookie.serialize(), { append: true })
  }

  const endCarried = async (c: Context) => {
    const id = getCookie(c, lucia.sessionCookieName)
    const found = id && (await sessionWithUser(store.read, id))
    if (!found) return
    const { id: userId } = found.user
    const { address } = c.get('client')
    const ended = { userId, by: userId, address, at: now().toISOString() }
    await store.tx((handle) => endSessions(handle, ended, (session) => session.id === id))
  }

  return {
    async of(c) {
      const id = getCookie(c, lucia.sessionCookieName)
      if (!id) return undefined
      const { session, user } = await lucia.validateSession(id)
      if (!session) return undefined
      if (session.fresh) setCookie(c, lucia.createSessionCookie(session.id))
      return { session, user: user.row }
    },
    async start(c, userId) {
      await endCarried(c)
      const userAgent = deviceName(c.req.header('User-Agent') ?? '')
      const facts = { createdAt: now().toISOString(), deviceId: '', userAgent }
      const { address } = c.get('client')
      const session = await lucia.createSession(userId, { ...facts, address })
      setCookie(c, lucia.createSessionCookie(session.id))
    },
    async end(c) {
      await endCarried(c)
      setCookie(c, lucia.createBlankSessionCookie())
    },
  }
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
const asLucia = ({ id, userId, expiresAt, ...facts }: SessionRow): DatabaseSession => ({
  id,
  userId,
  expiresAt: new Date(expiresAt * 1000),
  attributes: facts,
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
    setSession: ({ id, userId, expiresAt, attributes: { address = '', ...facts } }) =>
      store.tx(async (handle) => {
        await addSession(handle, { id, userId, expiresAt: seconds(expiresAt), ...facts })
        const started = { event: 'session.started', at: facts.createdAt, userId, address } as const
        await record(handle, { ...started, subject: sessionName(id) })
      }),
    updateSessionExpiration: (id, expiresAt) =>
      store.tx((handle) => extendSession(handle, id, seconds(expiresAt))),
    deleteSession: (id) => store.tx((handle) => endSession(handle, id)),
    deleteUserSessions: (userId) => store.tx((handle) => endSessionsOf(handle, userId)),
    deleteExpiredSessions: () => store.tx((handle) => endExpiredSessions(handle, seconds(new Date()))),
  }
}
