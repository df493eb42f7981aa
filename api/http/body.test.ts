import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitedBody, streamedBody } from './body.ts'
import { ApiError } from './errors.ts'

const LIMIT = 1024 * 1024

const app = new Hono()
app.onError((error, c) => c.text(error.message, error instanceof ApiError ? error.status : 500))
app.use(limitedBody)
app.post('/api/directories', async (c) => {
  let length = 0
  for await (const chunk of streamedBody(c, LIMIT)) length += chunk.length
  return c.text(String(length))
})
app.post('/api/other', async (c) => c.text(String((await c.req.text()).length)))

let server: ReturnType<typeof serve>
let url: string
beforeAll(async () => {
  url = await new Promise((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    )
  })
})
afterAll(() => server.close())

/** A body without a Content-Length. */
const chunked = (size: number) =>
  new Blob([new Uint8Array(size)]).stream().pipeThrough(new TransformStream<Uint8Array, Uint8Array>())

const post = async (path: string, body: BodyInit) => {
  const sent = { method: 'POST', body, duplex: 'half' }
  const answer = await fetch(url + path, sent)
  return [answer.status, await answer.text()]
}

test('an import comes in at any length up to its own limit, told beforehand or not', async () => {
  expect(await post('/api/directories', new Uint8Array(LIMIT))).toEqual([200, String(LIMIT)])
  expect(await post('/api/directories', chunked(LIMIT))).toEqual([200, String(LIMIT)])
  expect(await post('/api/directories', '')).toEqual([200, '0'])
})

test('beyond it the import is refused', async () => {
  expect((await post('/api/directories', new Uint8Array(LIMIT + 1)))[0]).toBe(413)
  expect((await post('/api/directories', chunked(LIMIT + 1)))[0]).toBe(413)
})

test('any other call is refused beyond 512 KB', async () => {
  expect((await post('/api/other', new Uint8Array(LIMIT)))[0]).toBe(413)
  expect(await post('/api/other', 'text')).toEqual([200, '4'])
})
