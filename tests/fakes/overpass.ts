import { EventEmitter, once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { type Fault, misbehave } from './fault.ts'
import { answerTo, type MapThing } from './map.ts'
import { serve } from './webServer.ts'

interface Asked {
  query: string
  userAgent: string
  /** Questions that were being answered when it came, itself included. */
  together: number
}

/** Overpass on this machine. */
export interface FakeOverpass extends AsyncDisposable {
  /** For OVERPASS_URL. */
  url: string
  /** "host:port", for OUTBOUND_ALLOW. */
  allow: string
  /** What is on the map; change at will. */
  things: MapThing[]
  asked: Asked[]
  /** What the next requests get instead of an answer, one each; a remark comes beside what was found. */
  next(...faults: (Fault | { remark: string })[]): void
  /** Lets requests wait from now on; what it returns lets them go. */
  hold(): () => void
  /** Resolves when a question comes in the next time. */
  arrival(): Promise<unknown>
}

export async function openOverpass(things: MapThing[] = []): Promise<FakeOverpass> {
  const faults: (Fault | { remark: string })[] = []
  const asked: Asked[] = []
  const bell = new EventEmitter()
  let together = 0
  let held = Promise.resolve()

  async function answer(request: IncomingMessage, response: ServerResponse) {
    together++
    response.once('close', () => together--)
    const query = new URLSearchParams(await text(request)).get('data') ?? ''
    asked.push({ query, userAgent: request.headers['user-agent'] ?? '', together })
    bell.emit('arrival')
    await held
    const fault = faults.shift() ?? { remark: '' }
    if (typeof fault === 'string' || 'status' in fault) return misbehave(response, fault)
    const elements = answerTo(query, things)
    if (!elements) return misbehave(response, { status: 400, body: '<p>parse error</p>' })
    const osm3s = { timestamp_osm_base: '2026-05-01T08:00:00Z', copyright: 'ODbL' }
    const remark = fault.remark ? { remark: fault.remark } : {}
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ version: 0.6, generator: 'Overpass API', osm3s, elements, ...remark }))
  }

  const site = await serve((request, response) => void answer(request, response))
  const allow = `127.0.0.1:${site.port}`
  return {
    url: `http://${allow}/api/interpreter`,
    allow,
    things,
    asked,
    next: (...more) => void faults.push(...more),
    hold() {
      let release = () => {}
      held = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    arrival: () => once(bell, 'arrival'),
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  }
}
