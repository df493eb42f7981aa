import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { notFound } from './errors.ts'
import type { Guarded } from './guarded.ts'
import { pageHeaders } from './headers.ts'

const FOREVER = 'public, max-age=31536000, immutable'

/**
 * Serves the built app: files as they are, every other path as the shell. A missing asset is 404, never the shell:
 * an old page must notice that its chunk is gone.
 * @param dist the folder that the build made
 */
export function serveApp(app: Hono<Guarded>, dist: string): void {
  app.use('*', async (c, next) => {
    await next()
    c.header('Cache-Control', keeping(c.req.path, c.res))
  })
  app.use('*', async (c, next) => {
    // What the build notes for itself.
    if (/\/\./.test(c.req.path)) throw notFound()
    await next()
  })
  const shell = join(dist, 'index.html')
  const scripts = existsSync(shell) ? scriptHashesOf(readFileSync(shell, 'utf8')) : []
  app.use('*', pageHeaders(scripts), serveStatic({ root: dist, precompressed: true }))
  app.get('/assets/*', () => {
    throw notFound()
  })
  app.get('*', serveStatic({ root: dist, path: 'index.html', precompressed: true }))
}

/**
 * How long a browser may keep a file. Safari puts a page that is left away for a step back, with whatever it had begun
 * with its store, for which the next page then waits in vain; a page that must not be stored it does not
 * (BackForwardCache.cpp of WebKit). The worker keeps the page all the same.
 */
function keeping(path: string, { ok, headers }: Response): string {
  if (headers.get('Content-Type')?.startsWith('text/html')) return 'no-store'
  return path.startsWith('/assets/') && ok ? FOREVER : 'no-cache'
}

/** The scripts that stand in the page itself, as a Content-Security-Policy names them (https://www.w3.org/TR/CSP3/). */
function scriptHashesOf(html: string): string[] {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
  return inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
}
