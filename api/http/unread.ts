import { createMiddleware } from 'hono/factory'

/**
 * Cancels the body of a response to HEAD, which is not sent: a stream that nobody reads would stay open for
 * ever.
 */
export const endUnread = createMiddleware(async (c, next) => {
  await next()
  if (c.req.method === 'HEAD') await c.res.body?.cancel()
})
