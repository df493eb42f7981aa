import { createServer, type Server } from 'node:http'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import { OperatorError } from '#db/model/operatorError.ts'
import { atMost } from './atMost.ts'

/** Bounds how long a client that sends a byte now and then can hold a connection. */
const usual = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  // An import over a slow connection takes minutes.
  requestTimeout: 300_000,
  connectionsCheckingInterval: 2_000,
  // Longer than a proxy keeps its connections open; otherwise it would send a call over a connection that is
  // being closed.
  keepAliveTimeout: 130_000,
}
const MOST_CONNECTIONS = 10_000
const CLOSE_IDLE_EVERY_MS = 50
/** The size that a person's photo or list may have; a body without end is not read to the end. */
const MOST_READ_OUT_BYTES = 32 * 1024 * 1024
/** How long to wait for further bytes while discarding a body. */
const IDLE_MS = 2_000

type Bindings = HttpBindings | Http2Bindings

/** A listening server. */
export interface Listening {
  url: string
  /** Takes no more calls; running responses may finish within `graceMs`, event streams end at once. */
  end(graceMs: number): Promise<void>
}

/**
 * @param settings the prefix of the settings that give the address
 * @throws OperatorError if the address or port is not available
 */
export async function listen(
  app: Pick<Hono, 'fetch'>,
  { port, host, settings = '' }: { port: number; host: string; settings?: '' | 'METRICS_' },
  limits: Partial<typeof usual> = {},
): Promise<Listening> {
  const streams = new Set<Bindings['outgoing']>()
  /** Running calls, including those whose client has disconnected. */
  const calls = new Set<Promise<Response>>()
  let isEnding = false
  const turn = turns()
  const answered = async (request: Request, env: Bindings) => {
    await turn()
    const answer = await app.fetch(request, env)
    if (!answer.ok) await readOut(env.incoming)
    if (answer.headers.get('Content-Type')?.startsWith('text/event-stream')) {
      streams.add(env.outgoing)
      env.outgoing.once('close', () => streams.delete(env.outgoing))
      if (isEnding) env.outgoing.destroy()
    }
    return answer
  }
  const counted = (request: Request, env: Bindings) => {
    const call = answered(request, env).finally(() => calls.delete(call))
    calls.add(call)
    return call
  }
  const server = createServer({ ...usual, ...limits }, getRequestListener(counted, { hostname: host }))
  server.maxConnections = MOST_CONNECTIONS
  await listening(server, { port, host, settings })
  const address = server.address()
  const ownPort = address !== null && typeof address === 'object' ? address.port : port
  return {
    url: `http://${host}:${ownPort}`,
    async end(graceMs) {
      isEnding = true
      for (const stream of streams) stream.destroy()
      await Promise.all([ended(server, graceMs), atMost(graceMs, Promise.allSettled(calls))])
    },
  }
}

/**
 * Starts calls one by one, each in its own turn of the event loop. Node accepts one new connection per turn:
 * if one turn answered all calls that have arrived, devices that return at the same time would wait until the
 * others have been answered.
 * @returns resolves when it is the caller's turn
 */
function turns(): () => Promise<void> {
  const waiting: (() => void)[] = []
  const next = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(next)
  }
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(next)
    })
}

/**
 * Reads and discards the rest of a body: a client that is refused while still sending would see a broken
 * connection instead of the reason.
 */
async function readOut(incoming: Bindings['incoming']): Promise<void> {
  if (incoming.complete || incoming.destroyed) return
  if (Number(incoming.headers['content-length'] ?? 0) > MOST_READ_OUT_BYTES) return
  // A reader that had started would otherwise keep the rest in memory.
  incoming.removeAllListeners('data')
  let idle: NodeJS.Timeout | undefined
  await new Promise<void>((resolve) => {
    let bytes = 0
    idle = setTimeout(resolve, IDLE_MS)
    incoming.once('close', resolve).on('data', (chunk: Buffer) => {
      idle?.refresh()
      bytes += chunk.length
      if (bytes > MOST_READ_OUT_BYTES) resolve()
    })
    incoming.resume()
  })
  clearTimeout(idle)
}

interface Place {
  port: number
  host: string
  settings: string
}

function listening(server: Server, place: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(unavailable(error, place)))
    server.listen(place.port, place.host, resolve)
  })
}

function unavailable(error: Error, { port, host, settings }: Place): Error {
  const where = `${host}:${port}`
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return new OperatorError(`${where} is taken by another program. Set ${settings}PORT to another.`)
  if (code === 'EACCES')
    return new OperatorError(`This account may not listen on ${where}. Set ${settings}PORT to another.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new OperatorError(`This machine has no address ${where}. Set ${settings}HOST to one of its own.`)
  }
  return error
}

function ended(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // Idle keep-alive connections would keep the server from closing.
    const closing = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS)
    const deadline = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearInterval(closing)
      clearTimeout(deadline)
      resolve()
    })
  })
}
