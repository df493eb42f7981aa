import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

/** Below this size a compressed response is hardly smaller. */
const WORTH_IT_BYTES = 1024
/** Up to this size compressing takes less time than passing it to another thread. */
const AT_ONCE_BYTES = 32 * 1024

const inAnotherThread = promisify(gzip)

const takesGzip = (c: Context) => /\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '')

/** Compresses JSON responses to GET, as a whole, because a stream costs more than a small response. */
export const compressed = createMiddleware(async (c, next) => {
  await next()
  if (c.req.method !== 'GET') return
  const isJson = c.res.headers.get('Content-Type')?.startsWith('application/json')
  // A response with a Content-Length was already handled by `json`.
  if (!isJson || c.res.headers.has('Content-Length') || !takesGzip(c)) return
  const { status, headers } = c.res
  const plain = Buffer.from(await c.res.arrayBuffer())
  const isWorthIt = plain.length >= WORTH_IT_BYTES
  const sent = isWorthIt ? await compress(plain) : plain
  headers.set('Content-Length', String(sent.length))
  headers.append('Vary', 'Accept-Encoding')
  if (isWorthIt) headers.set('Content-Encoding', 'gzip')
  // If c.res is set, Hono reads the new response again as a stream, which takes a turn of the event loop.
  c.res = undefined
  c.res = new Response(new Uint8Array(sent), { status, headers })
})

/**
 * Sends JSON that is already serialised, and compresses it before it becomes a response, because reading it
 * from a response again costs more than compressing.
 */
export async function json(c: Context, text: string): Promise<Response> {
  const bytes = Buffer.byteLength(text)
  c.header('Content-Type', 'application/json')
  c.header('Vary', 'Accept-Encoding')
  if (bytes < WORTH_IT_BYTES || !takesGzip(c)) {
    c.header('Content-Length', String(bytes))
    return c.body(text)
  }
  const sent = await compress(Buffer.from(text))
  c.header('Content-Length', String(sent.length))
  c.header('Content-Encoding', 'gzip')
  return c.body(new Uint8Array(sent))
}

const compress = (plain: Buffer) => (plain.length <= AT_ONCE_BYTES ? gzipSync(plain) : inAnotherThread(plain))
