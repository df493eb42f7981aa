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

/** The connection between a browser and the server: one origin, on which requests can be lost or held. */
export interface Road {
  url: string
  /** Every pushed mid, as often as it was pushed. */
  pushed: string[]
  /** While true, syncs are lost; the app's own files are not. */
  syncBlocked: boolean
  /** While true, everything is lost: a dead spot, whatever the browser reports about the network. */
  cut: boolean
  /** While set, requests for this path are answered with 502, as by a proxy. */
  failing: string
  /** The number of these responses. */
  failed: number
  /** The number of files for the worker's store that still get through; later ones break off halfway. */
  passing: number
  /** The number of files that broke off. */
  broken: number
  /** While true, the server tells each sync that this version of the app is too old. */
  outdated: boolean
  /** Serves another build of the app: its pages carry `data-build` with this name. */
  build: string
  /** Leaves syncs unanswered. @returns a function that breaks them off */
  holdSync(): () => void
  /** Holds each push, or the server's response to it, until they are released. */
  hold(what: 'push' | 'reply'): Held
  close(): Promise<void>
}

/** Held requests. */
export interface Held {
  /** Resolves when the first one has arrived here. */
  arrived: Promise<void>
  /** How many of them the browser has not cancelled. */
  open: number
  /** Lets later ones through. */
  letThrough(): void
}

const PUSH = '/api/sync/push'
const Body = v.pipe(v.string(), v.parseJson(), v.pick(Push, ['mutations']))

/**
 * Opens such a connection.
 * @param world may name another server's address at any time
 * @param certified the host name, if it uses https
 * @param files another server for the app's own files, if there is one
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

  /** The difference between a file and that of the next build, if there is one. */
  function rebuild(url: string, { headers }: IncomingMessage): ((text: string) => string) | undefined {
    if (url === '/sw.js') {
      return (text) => text.replaceAll(/"revision":"\w+"/g, `"revision":"${road.build}"`)
    }
    if (!headers['content-type']?.startsWith('text/html')) return undefined
    return (text) => text.replace('<html', `<html data-build="${road.build}"`)
  }
}

/** Whether the worker requests a file of the app to store it; pages make no such requests. */
const isKept = ({ url = '/', headers }: IncomingMessage) =>
  headers['sec-fetch-dest'] === 'empty' && !url.startsWith('/api/')

/** Whether an exchange ended because one end hung up, as a browser does when it leaves a page. */
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
