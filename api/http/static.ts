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
 * Serves the built app: files, and for every other path the shell. A missing asset is 404, never the shell:
 * an old page must notice that its chunk is gone.
 * @param dist the build's folder
 */
export function serveApp(app: Hono<Guarded>, dist: string): void {
  app.use('*', async (c, next) => {
    await next()
    c.header('Cache-Control', keeping(c.req.path, c.res))
  })
  app.use('*', async (c, next) => {
    // Files that the build writes for itself.
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
 * How long a browser may cache a file. Safari suspends a page that is left, for a step back, with its open
 * database transactions, and then the next page waits for these in vain. It does not suspend a page with
 * `no-store` (BackForwardCache.cpp of WebKit). The worker caches the page anyway.
 */
function keeping(path: string, { ok, headers }: Response): string {
  if (headers.get('Content-Type')?.startsWith('text/html')) return 'no-store'
  return path.startsWith('/assets/') && ok ? FOREVER : 'no-cache'
}

/**
 * The hashes of the page's inline scripts in the format of a Content-Security-Policy
 * (https://www.w3.org/TR/CSP3/).
 */
function scriptHashesOf(html: string): string[] {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
  return inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
}
