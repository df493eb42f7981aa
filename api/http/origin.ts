import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ApiError } from './errors.ts'

const READING = /^(?:GET|HEAD|OPTIONS)$/
/** A GET that changes something. */
const SIGN_OUT = '/api/auth/logout'

/**
 * Refuses what another site's page sends with this person's cookie: 403. A call that does not say where it comes
 * from is no browser's, so other programs may leave the headers out.
 */
export const ownPages = createMiddleware(async (c, next) => {
  const writes = !READING.test(c.req.method) || c.req.path === SIGN_OUT
  if (writes && !isOwn(c)) throw new ApiError(403, 'This call comes from another website.')
  await next()
})

function isOwn(c: Context): boolean {
  // A page can't set this header, and what it says holds whatever stands between the browser and this server.
  const site = c.req.header('Sec-Fetch-Site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = c.req.header('Origin')
  if (origin === undefined) return true
  const scheme = c.get('client').secure ? 'https' : 'http'
  return origin === `${scheme}://${c.req.header('Host')}`
}
