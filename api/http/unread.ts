import { createMiddleware } from 'hono/factory'

/** Ends what would be sent to a HEAD, which is answered without it: a stream that nobody reads would stay open for good. */
export const endUnread = createMiddleware(async (c, next) => {
  await next()
  if (c.req.method === 'HEAD') await c.res.body?.cancel()
})
