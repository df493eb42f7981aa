import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Encryption } from '#api/secrets/encryption.ts'

const COOKIE = 'rove_known'
/** The longest time that browsers keep a cookie (RFC 6265bis, 5.5). */
const KEPT_S = 400 * 24 * 60 * 60
/** The number of people who share a browser. */
const MOST_PEOPLE = 5

/**
 * Remembers which people have signed in with a browser, in a cookie that outlives their sessions and grants
 * no access.
 */
export interface KnownBrowsers {
  /** Whether the person has signed in with this browser before. */
  knows(c: Context, userId: number): boolean
  /** Records that the person has signed in with this browser. */
  keep(c: Context, userId: number): void
}

export function createKnownBrowsers({ encryption }: { encryption: Encryption }): KnownBrowsers {
  const textOf = (userId: number) => `browser of ${userId}`
  const marksIn = (c: Context) => (getCookie(c, COOKIE, ...prefixFor(c)) ?? '').split('.').filter(Boolean)
  return {
    knows(c, userId) {
      const marks = marksIn(c)
      return encryption.hmacs(textOf(userId)).some((mark) => marks.includes(mark))
    },
    keep(c, userId) {
      const mine = encryption.hmac(textOf(userId))
      const marks = [mine, ...marksIn(c).filter((mark) => mark !== mine)].slice(0, MOST_PEOPLE)
      const { secure } = c.get('client')
      const [prefix] = prefixFor(c)
      setCookie(c, COOKIE, marks.join('.'), {
        httpOnly: true,
        sameSite: 'Strict',
        path: '/',
        secure,
        maxAge: KEPT_S,
        ...(prefix && { prefix }),
      })
    },
  }
}

/** Over TLS this prefix keeps other hosts from setting the cookie (RFC 6265bis, 4.1.3.2). */
const prefixFor = (c: Context): ['host'] | [] => (c.get('client').secure ? ['host'] : [])
