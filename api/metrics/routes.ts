import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Metrics } from './metrics.ts'

/**
 * GET /metrics.
 * @param token the bearer token that a request must carry; '' lets in everybody who reaches the port
 */
export const metricsRoutes = (metrics: Metrics, token: string) =>
  new Hono().get('/metrics', async (c) => {
    if (token !== '' && !isSame(c.req.header('Authorization') ?? '', `Bearer ${token}`)) {
      return c.text('Please show the token.', 401, { 'WWW-Authenticate': 'Bearer' })
    }
    return c.text(await metrics.text(), 200, { 'Content-Type': metrics.contentType })
  })

/** Compares in constant time. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(hashOf(a), hashOf(b))

const hashOf = (text: string) => createHash('sha256').update(text).digest()
