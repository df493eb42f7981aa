import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'

/** Below this a compressed answer is hardly smaller. */
const WORTH_IT_BYTES = 1024
/** Up to this compressing takes less than handing it to another thread. */
const AT_ONCE_BYTES = 32 * 1024

const inAnotherThread = promisify(gzip)

const takesGzip = (c: Context) => /\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '')

/** Compresses what is read, as JSON, for the way to the phone: as a whole, since a stream costs more than a small answer. */
export const compressed = createMiddleware(async (c, next) => {
  await next()
  if (c.req.method !== 'GET') return
  const isJson = c.res.headers.get('Content-Type')?.startsWith('application/json')
  // Who says how long it is has seen to it (`json`).
  if (!isJson || c.res.headers.has('Content-Length') || !takesGzip(c)) return
  const { status, headers } = c.res
  const plain = Buffer.from(await c.res.arrayBuffer())
  const isWorthIt = plain.length >= WORTH_IT_BYTES
  const sent = isWorthIt ? await compress(plain) : plain
  headers.set('Content-Length', String(sent.length))
  headers.append('Vary', 'Accept-Encoding')
  if (isWorthIt) headers.set('Content-Encoding', 'gzip')
  // In the place of one that is there, an answer is read once more as a stream, which takes a turn of the clock.
  c.res = undefined
  c.res = new Response(new Uint8Array(sent), { status, headers })
})

/** Answers JSON that is written already, compressed before it is an answer: to read one out again costs more than that. */
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
