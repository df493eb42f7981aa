import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer as createTcpServer, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { type Context, Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { limitedBody } from './body.ts'
import { ApiError } from './errors.ts'
import { type Listening, listen } from './listen.ts'

/** Long enough for another client's call to arrive, even on a machine that stalls now and then. */
const hasty = { headersTimeout: 1000, requestTimeout: 2000, connectionsCheckingInterval: 50 }
const here = { port: 0, host: '127.0.0.1' }
/** Longer than a test may take. */
const NEVER_MS = 600_000
const work = Buffer.alloc(1024 * 1024)

/** Lets the call of /slow be answered. */
let answer: () => void
let app: Hono
let server: Listening
let sockets: Socket[]
beforeEach(async () => {
  sockets = []
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  app = new Hono()
  app.onError((error, c) => c.text(error.message, error instanceof ApiError ? error.status : 500))
  app.get('/', (c) => c.text('here'))
  app.post('/', limitedBody, async (c) => c.text(await c.req.text()))
  app.get('/busy', (c) => c.text(createHash('sha256').update(work).digest('hex')))
  app.get('/slow', async (c) => {
    await answered
    return c.text('at last')
  })
  const events = (c: Context) =>
    streamSSE(c, async (stream) => {
      await stream.writeSSE({ event: 'alive', data: '' })
      await new Promise<void>((resolve) => stream.onAbort(resolve))
    })
  app.get('/events', events)
  app.get('/late-events', async (c) => {
    await answered
    return events(c)
  })
  server = await listen(app, here)
})
afterEach(async () => {
  answer()
  for (const socket of sockets) socket.destroy()
  await server.end(0)
})

/** A connection over which a stranger sends arbitrary data. */
async function opened(text: string, { url } = server): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  sockets.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

/** Everything received over a connection until the server closed it. */
async function received(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  await once(socket, 'close')
  return String(Buffer.concat(chunks))
}

const asked = async (path = '/', { url } = server) => (await fetch(url + path)).text()

describe('what comes slowly keeps nobody else waiting, and its connection is closed:', () => {
  let waitsShortly: Listening
  beforeEach(async () => {
    waitsShortly = await listen(app, here, hasty)
  })
  afterEach(() => waitsShortly.end(0))

  test('the headers of many', async () => {
    const beginning = 'GET / HTTP/1.1\r\nHost: rove\r\nX-Slow: '
    const slow = await Promise.all(Array.from({ length: 300 }, () => opened(beginning, waitsShortly)))
    expect(await asked('/', waitsShortly)).toBe('here')
    const answers = await Promise.all(slow.map(received))
    expect(answers.every((text) => text.startsWith('HTTP/1.1 408'))).toBe(true)
    expect(await asked('/', waitsShortly)).toBe('here')
  })

  test('a body', async () => {
    const slow = await opened('POST / HTTP/1.1\r\nHost: rove\r\nContent-Length: 1000\r\n\r\na', waitsShortly)
    expect(await asked('/', waitsShortly)).toBe('here')
    expect(await received(slow)).not.toContain('200 OK')
    expect(await asked('/', waitsShortly)).toBe('here')
  })
})

test('devices that come while others keep the server busy get in between', async () => {
  const count = 30
  let answers = 0
  let going = true
  const keepBusy = async () => {
    while (going) {
      await asked('/busy')
      answers++
    }
  }
  const regulars = Array.from({ length: count }, keepBusy)
  await expect.poll(() => answers).toBeGreaterThan(2 * count)
  const before = answers
  const call = 'GET / HTTP/1.1\r\nHost: rove\r\nConnection: close\r\n\r\n'
  const newcomers = await Promise.all(Array.from({ length: count }, async () => received(await opened(call))))
  const meanwhile = answers - before
  going = false
  await Promise.all(regulars)
  expect(newcomers.every((text) => text.endsWith('here'))).toBe(true)
  expect(meanwhile).toBeLessThan(6 * count)
})

test.each([
  ['headers', `GET / HTTP/1.1\r\nHost: rove\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a body', `POST / HTTP/1.1\r\nHost: rove\r\nContent-Length: 40000000\r\n\r\n${'x'.repeat(20_000)}`, 413],
  ['a body in chunks', `POST / HTTP/1.1\r\nHost: rove\r\nTransfer-Encoding: chunked\r\n\r\n${chunks()}`, 413],
])('%s larger than any call needs: refused, and the next call is answered', async (_what, sent, status) => {
  const socket = await opened(sent)
  expect(await received(socket)).toContain(`HTTP/1.1 ${status}`)
  expect(await asked()).toBe('here')
})

test('a body of up to 32 MB that is refused, its length told or not: whoever sends it hears that, each time', async () => {
  // In a separate process: if client and server share one, a broken connection hardly ever occurs.
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', posting, server.url])
  expect(JSON.parse(stdout)).toEqual(Array(12).fill(413))
  expect(await asked()).toBe('here')
})

/** Prints how bodies were answered, or what went wrong. */
const posting = `(async () => {
  const heard = []
  for (let n = 0; n < 12; n++) {
    const bytes = new Uint8Array(8 * 1024 * 1024)
    const sent = { method: 'POST', body: n % 2 ? bytes : new Blob([bytes]).stream(), duplex: 'half' }
    heard.push(await fetch(process.argv[1], sent).then(({ status }) => status, ({ cause }) => String(cause)))
  }
  console.log(JSON.stringify(heard))
})()`

function chunks(): string {
  const size = 64 * 1024
  return `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`.repeat(9)
}

test.each([
  'nonsense\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  '\x16\x03\x01\x02\x00',
  'GET / HTTP/9.9\r\nHost: a b\r\n\r\n',
])('what is no call of HTTP (%j) is refused, and the next call is answered', async (sent) => {
  expect(await received(await opened(sent))).not.toContain('200 OK')
  expect(await asked()).toBe('here')
})

test('at the end what is being answered is answered, event streams end at once and nothing new is taken', async () => {
  const slow = asked('/slow')
  const events = (await fetch(`${server.url}/events`)).text().catch(() => 'ended')
  const ended = server.end(10_000)
  expect(await events).toBe('ended')
  await expect(asked()).rejects.toThrow('fetch failed')
  answer()
  expect(await slow).toBe('at last')
  await ended
})

test('an event stream that opens while the server ends holds it up no longer than the others', async () => {
  const events = (await opened('GET /late-events HTTP/1.1\r\nHost: here\r\n\r\n')).resume()
  await asked()
  const ended = server.end(NEVER_MS)
  answer()
  await once(events, 'close')
  await ended
})

test('what is still at work for somebody who hung up is done before the end', async () => {
  const slow = await opened('GET /slow HTTP/1.1\r\nHost: here\r\n\r\n')
  await asked()
  slow.destroy()
  const idle = (await opened('GET / HTTP/1.1\r\nHost: here\r\n\r\n')).resume()
  const happened: string[] = []
  const ended = server.end(NEVER_MS).then(() => happened.push('ended'))
  await once(idle, 'close')
  await expect(asked()).rejects.toThrow('fetch failed')
  happened.push('answered')
  answer()
  await ended
  expect(happened).toEqual(['answered', 'ended'])
})

test('what is not answered in time is cut off', async () => {
  const slow = asked('/slow')
  await Promise.all([expect(slow).rejects.toThrow(), server.end(100)])
})

test('an address that is taken, or is none, is told in a sentence', async () => {
  const taken = createTcpServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  await expect(listen(app, { ...here, port: address.port })).rejects.toThrow(
    `127.0.0.1:${address.port} is taken by another program. Set PORT to another.`,
  )
  await expect(listen(app, { port: 0, host: '203.0.113.1' })).rejects.toThrow(/has no address 203.0.113.1/)
  taken.close()
})
