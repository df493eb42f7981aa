import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ApiError } from './errors.ts'
import { WATCHED } from './log.ts'

const READING = /^(?:GET|HEAD|OPTIONS)$/
/** A GET that has an effect. */
const SIGN_OUT = '/api/auth/logout'

/**
 * Refuses calls that another site's page sends with this person's cookie: 403. A call that does not say where
 * it comes from is not from a browser, so other programs may omit the headers.
 */
export const ownPages = createMiddleware(async (c, next) => {
  const writes = !READING.test(c.req.method) || c.req.path === SIGN_OUT
  if (writes && !isOwn(c)) throw new ApiError(403, 'This call comes from another website.')
  await next()
})

function isOwn(c: Context): boolean {
  // A page can't set this header, and it is correct whatever proxies are between the browser and this server.
  const site = c.req.header('Sec-Fetch-Site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = c.req.header('Origin')
  if (origin === undefined) return true
  const scheme = c.get('client').secure ? 'https' : 'http'
  return origin === `${scheme}://${c.req.header('Host')}`
}

/**
 * Refuses calls to another host name than the public one: 421 (RFC 9110 section 15.5.20). This protects from
 * pages elsewhere whose host name is pointed to this server.
 * @param publicUrl "https://rove.example.com"; '' accepts every name
 */
export function ownHost(publicUrl: string) {
  const own = publicUrl && new URL(publicUrl)
  return createMiddleware(async (c, next) => {
    if (own && !WATCHED.has(c.req.path) && !isHost(own, c.req.header('Host') ?? '')) {
      throw new ApiError(421, `Rove is at ${publicUrl}.`)
    }
    await next()
  })
}

/** @param host a Host header, with or without the default port */
function isHost({ protocol, host: own }: URL, host: string): boolean {
  const url = `${protocol}//${host}`
  return URL.canParse(url) && new URL(url).host === own
}
