import { createServer, type Server } from 'node:http'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import { OperatorError } from '#db/model/operatorError.ts'
import { atMost } from './atMost.ts'

/** Someone who sends a byte now and then holds a connection no longer than this. */
const usual = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  // An import on a slow line takes minutes.
  requestTimeout: 300_000,
  connectionsCheckingInterval: 2_000,
  // Longer than a proxy keeps its connections open, or it would send a call into one that is just being closed.
  keepAliveTimeout: 130_000,
}
const MOST_CONNECTIONS = 10_000
const CLOSE_IDLE_EVERY_MS = 50
/** What a person may take for a photo or a list, and not what someone sends without end. */
const MOST_READ_OUT_BYTES = 32 * 1024 * 1024
/** Of what is read out, so long nothing may come. */
const IDLE_MS = 2_000

type Bindings = HttpBindings | Http2Bindings

/** A server that listens. */
export interface Listening {
  url: string
  /** Takes no more calls; what is being answered may end within `graceMs`, event streams end at once. */
  end(graceMs: number): Promise<void>
}

/**
 * @param settings what the names of the settings begin with that give the address
 * @throws OperatorError when the address or port can't be had
 */
export async function listen(
  app: Pick<Hono, 'fetch'>,
  { port, host, settings = '' }: { port: number; host: string; settings?: '' | 'METRICS_' },
  limits: Partial<typeof usual> = {},
): Promise<Listening> {
  const streams = new Set<Bindings['outgoing']>()
  /** What is being answered, also to those who have hung up. */
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
 * Lets calls in one by one, each in a turn of the event loop of its own. Node takes one new connection a turn: where a
 * turn answered all that has arrived, devices that come back at once would wait until the others are content.
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
 * Reads what nobody wanted: who is refused while still sending would be told of a broken connection, not of the reason.
 */
async function readOut(incoming: Bindings['incoming']): Promise<void> {
  if (incoming.complete || incoming.destroyed) return
  if (Number(incoming.headers['content-length'] ?? 0) > MOST_READ_OUT_BYTES) return
  // Who had begun to read it would keep the rest for later.
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
    // A connection that is kept open after its answer would hold the server up.
    const closing = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS)
    const deadline = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearInterval(closing)
      clearTimeout(deadline)
      resolve()
    })
  })
}
