import * as v from 'valibot'
import type { Backend } from '../model/backend.ts'
import type { Faults } from './faults.ts'
import type { Time } from './time.ts'

/** A device's requests, as they reach the server. */
export interface Line {
  fetch(path: string, init: RequestInit): Promise<Response>
  /** The changes that reached the server, by mid, with their arguments as JSON. */
  pushed: Map<string, string>
  /** The number of requests that will still arrive late. */
  onTheWay(): number
}

const Pushed = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ mutations: v.array(v.object({ mid: v.string(), args: v.unknown() })) }),
)

/** A person's connection to the server, with the faults of a history. */
export function openLine(backend: Backend, cookie: string, faults: Faults, time: Time): Line {
  const pushed: Line['pushed'] = new Map()
  let onTheWay = 0

  function deliver(path: string, { method = 'GET', headers, body }: RequestInit): Promise<Response> {
    const text = typeof body === 'string' ? body : null
    const sent = path.endsWith('/push') ? v.parse(Pushed, text).mutations : []
    for (const { mid, args } of sent) pushed.set(mid, JSON.stringify(args))
    const all = new Headers(headers)
    all.set('Cookie', cookie)
    const request = new Request(`http://rove.example${path}`, { method, headers: all, body: text })
    return time.during(async () => {
      const answer = await backend.fetch(request)
      // Reads the whole body here, so that the clock is held only while the server works, not while bytes are
      // delayed.
      return new Response(await answer.arrayBuffer(), answer)
    })
  }

  return {
    pushed,
    onTheWay: () => onTheWay,
    async fetch(path, init) {
      time.moved()
      const drawn = faults.next('line')
      if (!drawn) return deliver(path, init)
      const { fault, ms } = drawn
      const { at, how } = fault
      const ended = faults.begin(fault)
      const signal = init.signal ?? undefined
      const wait = () => (how === 'late' ? late(ms) : hung(signal))
      signal?.addEventListener('abort', ended, { once: true })
      if (how === 'late') setTimeout(ended, ms)
      if (how === 'fail') ended()
      if (at === 'request') {
        if (how === 'fail') throw new TypeError('network error')
        // A late request arrives even if nobody waits for it any more.
        if (how === 'late') onTheWay++
        const answer = wait().then(() => {
          if (how === 'late') onTheWay--
          return deliver(path, init)
        })
        return orAborted(answer, signal)
      }
      const answer = await deliver(path, init)
      if (at === 'answer') {
        if (how === 'fail') throw new TypeError('network error')
        return orAborted(
          wait().then(() => answer),
          signal,
        )
      }
      const bytes = new Uint8Array(await answer.arrayBuffer())
      const half = Math.floor(bytes.length / 2)
      const broken =
        how === 'fail' ? Promise.reject(new TypeError('network error')) : orAborted(wait(), signal)
      broken.catch(() => undefined)
      const stream = new ReadableStream<Uint8Array>({
        start: (to) => to.enqueue(bytes.slice(0, half)),
        async pull(to) {
          await broken
          to.enqueue(bytes.slice(half))
          to.close()
        },
      })
      return new Response(stream, answer)
    },
  }
}

const late = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const hung = (signal: AbortSignal | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

function orAborted<T>(answer: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  answer.catch(() => undefined)
  return Promise.race([answer, hung(signal)])
}
