import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia'
import type { Deps } from '#api/http/deps.ts'
import type { Session } from '#api/http/guarded.ts'
import { meanwhile } from '#api/http/meanwhile.ts'
import { deviceName } from '#db/model/deviceName.ts'
import { record } from '#db/server/audit.ts'
import type { Store } from '#db/server/database/handle.ts'
import {
  addSession,
  endExpiredSessions,
  endOldestSessions,
  endSession,
  endSessions,
  endSessionsOf,
  extendSession,
  type SessionRow,
  sessionIdOf,
  sessionName,
  sessionsOf,
  sessionWithUser,
} from '#db/server/sessions.ts'
import type { UserRow } from '#db/server/users.ts'
import type { KnownNetworks } from './networks.ts'

const COOKIE = 'rove_session'
const DAY_S = 24 * 60 * 60
/** Without use. */
const IDLE = new TimeSpan(30, 'd')
/** Whatever happens. */
const LONGEST_S = 90 * DAY_S
const MOST_OF_AN_ACCOUNT = 25

type Facts = Pick<SessionRow, 'createdAt' | 'deviceId' | 'userAgent' | 'hostOnly'>

// All of Lucia lives in this file, so that it can be replaced in an afternoon.
declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Facts, { row: UserRow }>
    UserId: number
    DatabaseUserAttributes: { row: UserRow }
    DatabaseSessionAttributes: Facts & { address?: string }
  }
}

export interface Sessions {
  /** The session that the request carries, and its person; renews the cookie when it is half used up. */
  of(c: Context): Promise<{ session: Session; user: UserRow } | undefined>
  /** Signs a person in, in the place of whoever this browser was signed in as. */
  start(c: Context, userId: number): Promise<void>
  end(c: Context): Promise<void>
}

export function createSessions(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  networks: KnownNetworks,
): Sessions {
  const lucia = new Lucia(adapter(store), {
    sessionExpiresIn: IDLE,
    getUserAttributes: ({ row }) => ({ row }),
    getSessionAttributes: ({ address: _, ...facts }) => facts,
  })

  const endCarried = async (c: Context) => {
    const { secret } = carriedBy(c)
    const found = secret && (await sessionWithUser(store.read, sessionIdOf(secret)))
    if (!found) return
    const { session, user } = found
    const { address } = c.get('client')
    const ended = { userId: user.id, by: user.id, address, at: now().toISOString() }
    await store.tx((handle) => endSessions(handle, ended, ({ id }) => id === session.id))
  }

  return {
    async of(c) {
      const { secret, byHost } = carriedBy(c)
      if (!secret) return undefined
      const { session, user } = await lucia.validateSession(secret)
      if (!session || (session.hostOnly && !byHost)) return undefined
      if (session.fresh || byHost !== c.get('client').secure) give(c, secret)
      if (session.fresh) await meanwhile(networks.keep(user.id, c.get('client').address))
      return { session, user: user.row }
    },
    async start(c, userId) {
      await endCarried(c)
      const userAgent = deviceName(c.req.header('User-Agent') ?? '')
      const { secure: hostOnly, address } = c.get('client')
      const facts = { createdAt: now().toISOString(), deviceId: '', userAgent, hostOnly }
      const { id: secret } = await lucia.createSession(userId, { ...facts, address })
      give(c, secret)
      await networks.keep(userId, address)
    },
    async end(c) {
      await endCarried(c)
      take(c)
    },
  }
}

/** What a call's cookie holds, and whether it is the one that only this host could set, over TLS. */
function carriedBy(c: Context): { secret: string | undefined; byHost: boolean } {
  const ofHost = c.get('client').secure ? getCookie(c, COOKIE, 'host') : undefined
  return { secret: ofHost ?? getCookie(c, COOKIE), byHost: ofHost !== undefined }
}

const attributes = { path: '/', httpOnly: true, sameSite: 'lax' } as const

/** Over TLS by the name that keeps other hosts from setting it (RFC 6265bis, `__Host-`), in the place of the plain one. */
function give(c: Context, secret: string) {
  const kept = { ...attributes, maxAge: IDLE.seconds() }
  if (!c.get('client').secure) return setCookie(c, COOKIE, secret, kept)
  setCookie(c, COOKIE, secret, { ...kept, prefix: 'host', secure: true })
  if (getCookie(c, COOKIE) !== undefined) deleteCookie(c, COOKIE, { ...attributes, secure: true })
}

/** Both names, since either may be there. */
function take(c: Context) {
  if (c.get('client').secure) deleteCookie(c, COOKIE, { ...attributes, prefix: 'host', secure: true })
  deleteCookie(c, COOKIE, attributes)
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
const asLucia = ({ id, userId, expiresAt, ...facts }: SessionRow): DatabaseSession => ({
  id,
  userId,
  expiresAt: new Date(expiresAt * 1000),
  attributes: facts,
})

/** Seconds since 1970 after which a session is not prolonged any more. */
const endOf = ({ createdAt }: Pick<SessionRow, 'createdAt'>) => seconds(new Date(createdAt)) + LONGEST_S

/**
 * Of our own, because every write goes through the store's one queue of transactions, and because Lucia knows a
 * session by what its cookie holds, the store by a hash of it: what Lucia reads has the hash as its id already.
 */
function adapter(store: Store): Adapter {
  return {
    async getSessionAndUser(secret) {
      const found = await sessionWithUser(store.read, sessionIdOf(secret))
      if (!found) return [null, null]
      return [asLucia(found.session), { id: found.user.id, attributes: { row: found.user } }]
    },
    getUserSessions: async (userId) => (await sessionsOf(store.read, userId)).map(asLucia),
    setSession: ({ id: secret, userId, expiresAt, attributes: { address = '', ...facts } }) =>
      store.tx(async (handle) => {
        const id = sessionIdOf(secret)
        const { createdAt: at } = facts
        await addSession(handle, { id, userId, expiresAt: seconds(expiresAt), ...facts })
        await record(handle, { event: 'session.started', at, userId, address, subject: sessionName(id) })
        await endOldestSessions(handle, { userId, most: MOST_OF_AN_ACCOUNT, at, address })
      }),
    async updateSessionExpiration(id, expiresAt) {
      const found = await sessionWithUser(store.read, id)
      if (!found) return
      const until = Math.min(seconds(expiresAt), endOf(found.session))
      // Near its end Lucia asks for more with every call.
      if (until > found.session.expiresAt)
        await meanwhile(store.tx((handle) => extendSession(handle, id, until)))
    },
    deleteSession: (id) => store.tx((handle) => endSession(handle, id)),
    deleteUserSessions: (userId) => store.tx((handle) => endSessionsOf(handle, userId)),
    deleteExpiredSessions: () => store.tx((handle) => endExpiredSessions(handle, seconds(new Date()))),
  }
}
