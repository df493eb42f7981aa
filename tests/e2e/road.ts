import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import * as v from 'valibot'
import { Push } from '#db/model/sync/protocol.ts'
import type { Certified } from '#tests/certificate.ts'
import type { World } from '#tests/world.ts'

/** The way between a browser and the server: one origin, on which requests can be lost or held. */
export interface Road {
  url: string
  /** Every mid that was pushed, as often as it was. */
  pushed: string[]
  /** While true no sync gets through; the app's own files do. */
  syncBlocked: boolean
  /** While true nothing gets through at all: a dead spot, whatever the browser takes itself to be. */
  cut: boolean
  /** While set, each request for this path is answered 502: what lost it on the way says so. */
  failing: string
  /** How often that was. */
  failed: number
  /** So many of the files that the worker fetches to keep still get through; those after them are broken off halfway. */
  passing: number
  /** How many were broken off. */
  broken: number
  /** While true the server says to each sync that this version of the app is too old for it. */
  outdated: boolean
  /** Serves another build of the app from now on: its pages carry `data-build` with this name. */
  build: string
  /** Leaves each sync without an answer, until what it returns is called: it breaks them off. */
  holdSync(): () => void
  /** Holds each push, or the server's reply to it, for good, until they are let through. */
  hold(what: 'push' | 'reply'): Held
  close(): Promise<void>
}

/** Held exchanges. */
export interface Held {
  /** The first has come as far as here. */
  arrived: Promise<void>
  /** How many of them the browser has not given up. */
  open: number
  /** Those from now on get through. */
  letThrough(): void
}

const PUSH = '/api/sync/push'
const Body = v.pipe(v.string(), v.parseJson(), v.pick(Push, ['mutations']))

/**
 * @param world may name another server's address at any time
 * @param certified its name, where it is by https
 * @param files where the app's own files come from, if another server has them
 */
export async function openRoad(
  world: Pick<World, 'url'>,
  certified?: Certified,
  files = world,
): Promise<Road> {
  let holding: (Held & { what: 'push' | 'reply'; arrive(): void }) | undefined
  let unanswered: IncomingMessage[] | undefined
  const answer = (from: IncomingMessage, to: ServerResponse) => {
    pass(from, to).catch((error: unknown) => {
      if (!isBroken(error)) throw error
      to.destroy()
    })
  }
  const server = certified
    ? createSecureServer({ key: certified.key, cert: certified.certificate }, answer)
    : createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const road: Road = {
    url: `${certified ? 'https' : 'http'}://127.0.0.1:${port}`,
    pushed: [],
    syncBlocked: false,
    cut: false,
    failing: '',
    failed: 0,
    passing: Number.POSITIVE_INFINITY,
    broken: 0,
    outdated: false,
    build: '',
    holdSync() {
      unanswered = []
      return () => {
        for (const from of unanswered ?? []) from.destroy()
        unanswered = undefined
      }
    },
    hold(what) {
      const { happened, happen } = moment()
      const letThrough = () => {
        holding = undefined
      }
      holding = { what, arrived: happened, arrive: happen, open: 0, letThrough }
      return holding
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return road

  async function pass(from: IncomingMessage, to: ServerResponse) {
    const { url = '/' } = from
    if (road.cut) return void from.destroy()
    if (unanswered && url.startsWith('/api/sync/')) return void unanswered.push(from)
    if (road.syncBlocked && url.startsWith('/api/sync/')) return void from.destroy()
    if (road.outdated && url.startsWith('/api/sync/')) return void to.writeHead(426).end()
    if (url === road.failing) {
      road.failed++
      return void to.writeHead(502).end()
    }
    if (isKept(from) && road.passing-- <= 0) {
      road.broken++
      return void to.writeHead(200, { 'Content-Length': 1000 }).write('half of it', () => to.destroy())
    }
    const body = await buffer(from)
    const held = url === PUSH ? holding : undefined
    if (held) {
      held.open++
      to.once('close', () => held.open--)
    }
    if (held?.what === 'push') return held.arrive()
    if (url === PUSH) road.pushed.push(...v.parse(Body, body.toString()).mutations.map(({ mid }) => mid))

    const headers = { ...from.headers, 'accept-encoding': 'identity' }
    const { url: server } = url.startsWith('/api/') ? world : files
    const onward = request(server + url, { method: from.method ?? 'GET', headers })
    to.once('close', () => held || onward.destroy())
    const [answer]: IncomingMessage[] = await once(onward.end(body), 'response')
    if (!answer) return
    if (held) {
      await buffer(answer)
      return held.arrive()
    }
    const rebuilt = road.build && rebuild(url, answer)
    if (!rebuilt) return pipeline(answer, to.writeHead(answer.statusCode ?? 502, answer.headers))
    const { 'content-length': _, ...kept } = answer.headers
    const text = rebuilt((await buffer(answer)).toString())
    to.writeHead(answer.statusCode ?? 502, kept).end(text)
  }

  /** How a file of the next build differs, if it does. */
  function rebuild(url: string, { headers }: IncomingMessage): ((text: string) => string) | undefined {
    if (url === '/sw.js') {
      return (text) => text.replaceAll(/"revision":"\w+"/g, `"revision":"${road.build}"`)
    }
    if (!headers['content-type']?.startsWith('text/html')) return undefined
    return (text) => text.replace('<html', `<html data-build="${road.build}"`)
  }
}

/** Whether the worker asks for a file of the app to keep it: no part of a page asks so. */
const isKept = ({ url = '/', headers }: IncomingMessage) =>
  headers['sec-fetch-dest'] === 'empty' && !url.startsWith('/api/')

/** Whether an exchange ended since one of its two ends hung up, as a browser does that leaves a page. */
const isBroken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String(error.code))

function moment() {
  let happen = () => {}
  const happened = new Promise<void>((resolve) => {
    happen = resolve
  })
  return { happen, happened }
}
