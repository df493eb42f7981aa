import type { Wire } from '#db/device/exchange.ts'
import type { Backend } from './backend.ts'
import type { Tally } from './tally.ts'

export const lineFaults = [
  'request lost',
  'reply lost',
  'sent twice',
  'request late',
  'request held',
  'reply held',
  'reply cut',
  'portal',
  'signed out',
  "other's cookie",
  'outdated',
  'refused by status',
  'server died',
] as const

/** A fault of one request of a sync. */
export interface LineFault {
  /** Which request: 0 is the first. */
  at: number
  kind: (typeof lineFaults)[number]
  /** Where it is cut, which status it gets, or at which moment the server dies. */
  n: number
}

/** A request that is delayed: a late one that its device has given up, or one that a sync still waits for. */
export interface Delayed {
  device: number
  release(): Promise<void>
}

/** The network between the devices and the server. */
export interface Air {
  backend: Backend
  tally: Tally
  delayed: Delayed[]
  /** What must never be seen in requests or responses. */
  wrong: string[]
  /** Ends all faults, for healing. */
  calm: boolean
  /** Sees the requests that really reached the server, and its responses. */
  observe(path: string, body: string | undefined, answer: Response): Promise<void>
}

const STATUSES = [403, 404, 408, 409, 429, 500, 502, 503] as const
const PORTALS = [200, 200, 400, 403, 404, 511] as const
const portal = '<!doctype html><title>Hotel</title><p>Please sign in to the hotel.'

/** The connection of one sync to the server. */
export function lineOf(
  air: Air,
  device: { index: number; id: string; cookie: string; othersCookie: string },
  faults: readonly LineFault[],
  { pageRows, onHeld }: { pageRows: number; onHeld(): void },
): Wire {
  let requests = 0

  async function deliver(path: string, init: RequestInit, cookie: string, dieAfter?: number) {
    const headers = new Headers(init.headers)
    if (cookie) headers.set('Cookie', cookie)
    const body = typeof init.body === 'string' ? init.body : null
    const url = `http://rove.example${path}`
    const request = new Request(url, { method: init.method ?? 'GET', headers, body })
    const answer = await air.backend.fetch(request, dieAfter)
    await air.observe(path, body ?? undefined, answer.clone())
    return answer
  }

  function hold(): Promise<void> {
    const released = new Promise<void>((resolve) => {
      air.delayed.push({ device: device.index, release: async () => resolve() })
    })
    onHeld()
    return released
  }

  return {
    deviceId: device.id,
    deviceName: 'Chrome on Android',
    async fetch(asked, init) {
      const path = asked.includes('/pull?') ? `${asked}&limit=${pageRows}` : asked
      const fault = air.calm ? undefined : faults.find(({ at }) => at === requests)
      requests++
      const dying = fault?.kind === 'server died'
      if (!fault || (dying && init.method !== 'POST')) return deliver(path, init, device.cookie)
      if (!dying) air.tally.count(`line: ${fault.kind}`)
      switch (fault.kind) {
        case 'request lost':
          throw new TypeError('network error')
        case 'reply lost':
          await deliver(path, init, device.cookie)
          throw new TypeError('network error')
        case 'sent twice':
          await deliver(path, init, device.cookie)
          return deliver(path, init, device.cookie)
        case 'request late':
          air.delayed.push({
            device: device.index,
            release: async () => void (await deliver(path, init, device.cookie)),
          })
          throw new TypeError('timeout')
        case 'request held':
          await hold()
          return deliver(path, init, device.cookie)
        case 'reply held': {
          const answer = await deliver(path, init, device.cookie)
          await hold()
          return answer
        }
        case 'reply cut': {
          const answer = await deliver(path, init, device.cookie)
          const text = await answer.text()
          return new Response(text.slice(0, (text.length * (fault.n % 10)) / 10), answer)
        }
        case 'portal':
          return new Response(portal, { status: PORTALS[fault.n % PORTALS.length]! })
        case 'signed out':
          return deliver(path, init, '')
        case "other's cookie": {
          const answer = await deliver(path, init, device.othersCookie)
          if (answer.ok) air.wrong.push("another person's sign-in was good enough for this person's data")
          return answer
        }
        case 'outdated':
          return deliver(
            path.replace('protocol=1', 'protocol=0'),
            typeof init.body === 'string'
              ? { ...init, body: init.body.replace('"protocol":1', '"protocol":0') }
              : init,
            device.cookie,
          )
        case 'refused by status':
          return Response.json({ message: 'Not now.' }, { status: STATUSES[fault.n % STATUSES.length]! })
        case 'server died': {
          const deaths = air.backend.deaths
          const answer = deliver(path, init, device.cookie, fault.n)
          return answer.finally(() => air.tally.count('line: server died', air.backend.deaths - deaths))
        }
      }
    },
  }
}
