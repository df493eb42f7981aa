import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compressed } from './compression.ts'

const app = new Hono()
app.use(compressed)
app.get('/rows/:count', (c) => c.json(rows(Number(c.req.param('count')))))
app.get('/text', (c) => c.text('x'.repeat(5_000)))
app.get('/gone', (c) => c.json({ message: 'y'.repeat(2_000) }, 404))
app.delete('/rows', (c) => c.body(null, 204))

const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: `Zoë ${id}` }))
const asked = (path: string, encoding = 'br, gzip', method = 'GET') =>
  app.request(path, { method, headers: { 'Accept-Encoding': encoding } })

test.each([100, 5_000])('an answer of %i rows is compressed, and whole', async (count) => {
  const answer = await asked(`/rows/${count}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('Content-Encoding')).toBe('gzip')
  expect(Number(answer.headers.get('Content-Length'))).toBe(bytes.length)
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
  expect(JSON.parse(String(gunzipSync(bytes)))).toEqual(rows(count))
})

test('a small answer, and one for a program that can’t unpack, goes as it is', async () => {
  const small = await asked('/rows/3')
  expect(small.headers.has('Content-Encoding')).toBe(false)
  expect(await small.json()).toEqual(rows(3))
  const plain = await asked('/rows/100', 'identity')
  expect(plain.headers.has('Content-Encoding')).toBe(false)
  expect(await plain.json()).toEqual(rows(100))
})

test('what is no JSON or has no body is left alone, and a refusal keeps its status', async () => {
  expect((await asked('/text')).headers.has('Content-Encoding')).toBe(false)
  expect((await asked('/rows', 'gzip', 'DELETE')).status).toBe(204)
  expect((await asked('/gone')).status).toBe(404)
})
