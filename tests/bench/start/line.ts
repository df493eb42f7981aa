import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Of a phone in the country: ms from a request to its answer's first byte, and bytes a second of all answers. */
const LATENCY_MS = 562
const BYTES_PER_S = 1_440_000 / 8
/** What an answer sends at once, so that those under way share the line. */
const SLICE_BYTES = 2_048

/** What went over the line for one request. */
export interface Exchange {
  path: string
  /** When it was asked: ms since 1970. */
  at: number
  type: string
  /** The parts of the answer's body as they went out, compressed as they are. */
  parts: { at: number; bytes: number }[]
  /** False while the answer is under way. */
  ended: boolean
}

export type LineState = 'fast' | 'slow' | 'refused' | 'silent'

/** The line between a phone and a server: a proxy on a port of its own, which remembers what went over it. */
export interface Line {
  url: string
  /** Since the last {@link Line.forget}. */
  exchanges: readonly Exchange[]
  /** Fast, slow, no server at all, or a server that never answers. */
  become(state: LineState): Promise<void>
  forget(): void
  /** Resolves when nothing but event streams went over it for that long; false when that was not so in time. */
  quiet(forMs: number, withinMs: number): Promise<boolean>
  close(): Promise<void>
}

const now = () => performance.timeOrigin + performance.now()

/** @param upstream the server's address */
export async function openLine(upstream: string): Promise<Line> {
  const { hostname, port } = new URL(upstream)
  let state: LineState = 'fast'
  let exchanges: Exchange[] = []
  let lastByte = 0
  let freeAt = 0

  /** Resolves when the line has carried these bytes too. */
  const carry = async (bytes: number) => {
    if (state !== 'slow') return
    freeAt = Math.max(freeAt, now()) + (bytes / BYTES_PER_S) * 1_000
    const wait = freeAt - now()
    if (wait > 1) await pause(wait)
  }

  const server = createServer((incoming, outgoing) => {
    const exchange: Exchange = { path: incoming.url ?? '', at: now(), type: '', parts: [], ended: false }
    exchanges.push(exchange)
    outgoing.once('close', () => {
      exchange.ended = true
      lastByte = now()
    })
    if (state === 'silent') return
    const { method, headers } = incoming
    const asking = request({ hostname, port, method, path: incoming.url, headers })
    // Whoever hangs up, the other is told.
    asking.once('error', () => outgoing.destroy())
    outgoing.once('close', () => asking.destroy())
    asking.once('response', (answer) => void pass(answer, outgoing, exchange))
    incoming.pipe(asking)
  })

  async function pass(answer: IncomingMessage, outgoing: ServerResponse, exchange: Exchange) {
    exchange.type = answer.headers['content-type'] ?? ''
    if (state === 'slow') await pause(Math.max(0, exchange.at + LATENCY_MS - now()))
    try {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      outgoing.flushHeaders()
      for await (const chunk of answer) {
        for (let at = 0; at < chunk.length; at += SLICE_BYTES) {
          const slice = chunk.subarray(at, at + SLICE_BYTES)
          await carry(slice.length)
          outgoing.write(slice)
          lastByte = now()
          exchange.parts.push({ at: lastByte, bytes: slice.length })
        }
      }
      outgoing.end()
    } catch {
      outgoing.destroy()
    }
  }

  const listen = (at: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(at, '127.0.0.1', () => {
        server.off('error', reject)
        resolve()
      })
    })
  const hangUp = () =>
    new Promise<void>((resolve) => {
      // One that was just about to come is there a moment later.
      const closing = setInterval(() => server.closeAllConnections(), 50)
      server.close(() => {
        clearInterval(closing)
        resolve()
      })
      server.closeAllConnections()
    })

  await listen(0)
  const address = server.address()
  if (!address || typeof address !== 'object') throw new Error('The line has no address')
  const { port: own } = address
  const isBusy = ({ ended, type }: Exchange) => !ended && !type.startsWith('text/event-stream')

  return {
    url: `http://127.0.0.1:${own}`,
    get exchanges() {
      return exchanges
    },
    async become(next) {
      if (state === next) return
      if (server.listening) await hangUp()
      state = next
      if (next !== 'refused') await listen(own)
    },
    forget() {
      exchanges = []
    },
    async quiet(forMs, withinMs) {
      const end = now() + withinMs
      const began = now()
      while (now() < end) {
        if ((state === 'silent' || !exchanges.some(isBusy)) && now() - Math.max(lastByte, began) >= forMs)
          return true
        await pause(100)
      }
      return false
    },
    close: async () => {
      if (server.listening) await hangUp()
    },
  }
}
