import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { compress } from 'hono/compress'
import { notFound } from './errors.ts'
import type { Guarded } from './guarded.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/**
 * Serves the built app: files as they are, every other path as the shell. A missing asset is 404, never the shell:
 * an old page must notice that its chunk is gone.
 * @param dist the folder that the build made
 */
export function serveApp(app: Hono<Guarded>, dist: string): void {
  app.use('*', async (c, next) => {
    await next()
    const kept = c.req.path.startsWith('/assets/') && c.res.ok
    c.header('Cache-Control', kept ? FOREVER : 'no-cache')
  })
  app.use('*', async (c, next) => {
    // What the build notes for itself.
    if (/\/\./.test(c.req.path)) throw notFound()
    await next()
  })
  app.use('*', compress(), serveStatic({ root: dist }))
  app.get('/assets/*', () => {
    throw notFound()
  })
  app.get('*', serveStatic({ root: dist, path: 'index.html' }))
}
