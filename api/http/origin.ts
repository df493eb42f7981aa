import { csrf } from 'hono/csrf'
import { createMiddleware } from 'hono/factory'

const check = csrf()

/**
 * Refuses what another site's page sends with this person's cookie: 403. A call that does not say where it comes
 * from is no browser's, so other programs may leave the headers out.
 */
export const ownPages = createMiddleware(async (c, next) => {
  const fromBrowser = c.req.header('Origin') ?? c.req.header('Sec-Fetch-Site')
  if (fromBrowser === undefined) return next()
  return check(c, next)
})
