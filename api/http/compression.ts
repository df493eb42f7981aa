import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import { createMiddleware } from 'hono/factory'

/** Below this a compressed answer is hardly smaller. */
const WORTH_IT_BYTES = 1024
/** Up to this compressing takes less than handing it to another thread. */
const AT_ONCE_BYTES = 32 * 1024

const inAnotherThread = promisify(gzip)

/** Compresses what is read, as JSON, for the way to the phone: as a whole, since a stream costs more than a small answer. */
export const compressed = createMiddleware(async (c, next) => {
  await next()
  if (c.req.method !== 'GET') return
  const isJson = c.res.headers.get('Content-Type')?.startsWith('application/json')
  if (!isJson || !/\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '')) return
  const plain = Buffer.from(await c.res.arrayBuffer())
  const isWorthIt = plain.length >= WORTH_IT_BYTES
  const sent = isWorthIt ? await compress(plain) : plain
  c.res = new Response(Uint8Array.from(sent), c.res)
  c.res.headers.set('Content-Length', String(sent.length))
  c.res.headers.append('Vary', 'Accept-Encoding')
  if (isWorthIt) c.res.headers.set('Content-Encoding', 'gzip')
})

const compress = (plain: Buffer) => (plain.length <= AT_ONCE_BYTES ? gzipSync(plain) : inAnotherThread(plain))
