import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia'
import { bestEffort } from '#api/http/bestEffort.ts'
import type { Deps } from '#api/http/deps.ts'
import { type ApiError, sessionEnded, unauthenticated } from '#api/http/errors.ts'
import type { Session } from '#api/http/guarded.ts'
import { deviceName } from '#db/model/deviceName.ts'
import { record } from '#db/server/audit.ts'
import type { Store } from '#db/server/database/handle.ts'
import {
  addSession,
  endExpiredSessions,
  endOldestSessions,
  endSession,
  endSessionsOf,
  extendSession,
  leaveSessions,
  type SessionRow,
  sessionIdOf,
  sessionName,
  sessionsOf,
  sessionWithUser,
  wasEnded,
} from '#db/server/sessions.ts'
import type { UserRow } from '#db/server/users.ts'
import type { KnownBrowsers } from './knownBrowsers.ts'
import type { KnownNetworks } from './networks.ts'

const COOKIE = 'rove_session'
/** The cookie that tells the page that the session was ended on purpose (app/start/ended.ts). */
const ENDED = 'rove_ended'
const DAY_S = 24 * 60 * 60
/** The lifetime without use. */
const IDLE = new TimeSpan(30, 'd')
/** The maximum lifetime. */
const LONGEST_S = 90 * DAY_S
const MOST_OF_AN_ACCOUNT = 25

type Facts = Pick<SessionRow, 'createdAt' | 'deviceId' | 'userAgent' | 'hostOnly'>

// All uses of Lucia are in this file, so that it can be replaced in an afternoon.
declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Facts, { row: UserRow }>
    UserId: number
    DatabaseUserAttributes: { row: UserRow }
    DatabaseSessionAttributes: Facts & { address?: string; newDevice?: boolean }
  }
}

export interface Sessions {
  /** The session of the request, and its person; renews the cookie when half of its lifetime is over. */
  of(c: Context): Promise<{ session: Session; user: UserRow } | undefined>
  /**
   * Signs a person in, replacing this browser's session. If the browser is new to the person, their other
   * devices are told; not for the browser in which they register.
   */
  start(c: Context, userId: number, options?: { registers: boolean }): Promise<void>
  end(c: Context): Promise<void>
  /**
   * The error for a call without a session. If the session was ended on purpose, the device is told so by a
   * cookie that its page can read; then it keeps only unsent changes.
   */
  refusal(c: Context): Promise<ApiError>
}

export function createSessions(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  networks: KnownNetworks,
  browsers: KnownBrowsers,
): Sessions {
  const lucia = new Lucia(adapter(store), {
    sessionExpiresIn: IDLE,
    getUserAttributes: ({ row }) => ({ row }),
    getSessionAttributes: ({ address: _, newDevice: __, ...facts }) => facts,
  })

  const endCarried = async (c: Context) => {
    const { secret } = carriedBy(c)
    const found = secret && (await sessionWithUser(store.read, sessionIdOf(secret)))
    if (!found) return
    const { session, user } = found
    const { address } = c.get('client')
    const ended = { userId: user.id, by: user.id, address, at: now().toISOString() }
    await store.tx((handle) => leaveSessions(handle, ended, ({ id }) => id === session.id))
  }

  return {
    async of(c) {
      const { secret, byHost } = carriedBy(c)
      if (!secret) return undefined
      const { session, user } = await lucia.validateSession(secret)
      if (!session || (session.hostOnly && !byHost)) return undefined
      if (session.fresh || byHost !== c.get('client').secure) give(c, secret)
      // A call from before the sign-in may have been answered after it.
      if (isMarked(c)) unmark(c)
      if (session.fresh) browsers.keep(c, user.id)
      if (session.fresh) await bestEffort(networks.keep(user.id, c.get('client').address))
      return { session, user: user.row }
    },
    async start(c, userId, { registers } = { registers: false }) {
      await endCarried(c)
      const userAgent = deviceName(c.req.header('User-Agent') ?? '')
      const { secure: hostOnly, address } = c.get('client')
      const facts = { createdAt: now().toISOString(), deviceId: '', userAgent, hostOnly }
      const newDevice = !registers && !browsers.knows(c, userId)
      const { id: secret } = await lucia.createSession(userId, { ...facts, address, newDevice })
      give(c, secret)
      if (isMarked(c)) unmark(c)
      browsers.keep(c, userId)
      await networks.keep(userId, address)
    },
    async end(c) {
      await endCarried(c)
      take(c)
    },
    async refusal(c) {
      const { secret } = carriedBy(c)
      const at = Math.floor(now().getTime() / 1000)
      if (!secret || !(await wasEnded(store.read, sessionIdOf(secret), at))) return unauthenticated()
      mark(c)
      // The browser's cache contains pictures of leads.
      c.header('Clear-Site-Data', '"cache"')
      return sessionEnded()
    },
  }
}

/** The secret in the call's cookie, and whether it is the cookie that only this host can set over TLS. */
function carriedBy(c: Context): { secret: string | undefined; byHost: boolean } {
  const ofHost = c.get('client').secure ? getCookie(c, COOKIE, 'host') : undefined
  return { secret: ofHost ?? getCookie(c, COOKIE), byHost: ofHost !== undefined }
}

const attributes = { path: '/', httpOnly: true, sameSite: 'lax' } as const

const markAttributes = { path: '/', sameSite: 'lax' } as const

const isMarked = (c: Context) =>
  getCookie(c, ENDED) !== undefined || getCookie(c, ENDED, 'host') !== undefined

function mark(c: Context) {
  const marked = { ...markAttributes, maxAge: LONGEST_S }
  if (!c.get('client').secure) return setCookie(c, ENDED, '1', marked)
  setCookie(c, ENDED, '1', { ...marked, prefix: 'host', secure: true })
}

function unmark(c: Context) {
  if (c.get('client').secure) deleteCookie(c, ENDED, { ...markAttributes, prefix: 'host', secure: true })
  deleteCookie(c, ENDED, markAttributes)
}

/**
 * Over TLS the cookie has the name that keeps other hosts from setting it (RFC 6265bis, `__Host-`), and
 * replaces the plain one.
 */
function give(c: Context, secret: string) {
  const kept = { ...attributes, maxAge: IDLE.seconds() }
  if (!c.get('client').secure) return setCookie(c, COOKIE, secret, kept)
  setCookie(c, COOKIE, secret, { ...kept, prefix: 'host', secure: true })
  if (getCookie(c, COOKIE) !== undefined) deleteCookie(c, COOKIE, { ...attributes, secure: true })
}

/** Deletes both names, because either may exist. */
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

/** Seconds since 1970 after which a session is no longer extended. */
const endOf = ({ createdAt }: Pick<SessionRow, 'createdAt'>) => seconds(new Date(createdAt)) + LONGEST_S

/**
 * Our own adapter, because every write goes through the store's one queue of transactions, and because Lucia
 * identifies a session by the content of its cookie and the store by a hash of it: the rows that Lucia reads
 * already have the hash as their id.
 */
function adapter(store: Store): Adapter {
  return {
    async getSessionAndUser(secret) {
      const found = await sessionWithUser(store.read, sessionIdOf(secret))
      if (!found) return [null, null]
      return [asLucia(found.session), { id: found.user.id, attributes: { row: found.user } }]
    },
    getUserSessions: async (userId) => (await sessionsOf(store.read, userId)).map(asLucia),
    setSession: ({
      id: secret,
      userId,
      expiresAt,
      attributes: { address = '', newDevice = false, ...facts },
    }) =>
      store.tx(async (handle) => {
        const id = sessionIdOf(secret)
        const { createdAt: at } = facts
        await addSession(handle, { id, userId, expiresAt: seconds(expiresAt), ...facts })
        const subject = sessionName(id)
        const detail = { device: facts.userAgent, session: subject, ...(newDevice && { newDevice }) }
        await record(handle, { event: 'session.started', at, userId, address, subject, detail })
        await endOldestSessions(handle, { userId, most: MOST_OF_AN_ACCOUNT, at, address })
      }),
    async updateSessionExpiration(id, expiresAt) {
      const found = await sessionWithUser(store.read, id)
      if (!found) return
      const until = Math.min(seconds(expiresAt), endOf(found.session))
      // Near the end of a session, Lucia requests an extension at every call.
      if (until > found.session.expiresAt)
        await bestEffort(store.tx((handle) => extendSession(handle, id, until)))
    },
    deleteSession: (id) => store.tx((handle) => endSession(handle, id)),
    deleteUserSessions: (userId) => store.tx((handle) => endSessionsOf(handle, userId)),
    deleteExpiredSessions: () => store.tx((handle) => endExpiredSessions(handle, seconds(new Date()))),
  }
}
