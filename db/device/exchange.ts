import type { Signs } from './signs.ts'

/** What an exchange with the server needs from the device. */
export interface Wire {
  fetch(path: string, init: RequestInit): Promise<Response>
  deviceId: string
  /** A name by which the person recognises this device. */
  deviceName: string
  /** This device's clock, in ms since 1970; `Date.now` by default. */
  now?: () => number
  /** Signs show whether a response was lost or is only slow; without them, time alone decides. */
  signs?: Pick<Signs, 'tell' | 'hear'>
}

/** A response, from the server or from anything between. */
export interface Answer {
  status: number
  ok: boolean
  /**
   * The parsed JSON; undefined for anything else, such as a portal's page, and for a response that broke off.
   */
  body: unknown
}

/** There was no response. */
export class Unanswered extends Error {}

/** The server is reachable but did not answer: the request or its response was lost on the way. */
class Lost extends Unanswered {}

/**
 * After this much silence a response may be lost; it counts as lost if the server is known to be reachable.
 */
export const PATIENCE_MS = 2_000
/** After this much silence a response counts as lost in any case. */
const TIMEOUT_MS = 20_000
/**
 * A response that takes longer is given up even if bytes keep arriving: the connection is too slow to be of
 * use.
 */
const ANSWERED_WITHIN_MS = 300_000
/**
 * Browsers do not report how much of a request was sent, so the limits allow time for it: bytes per
 * millisecond.
 */
const USUAL_SPEED = 64
const SLOWEST_SPEED = 8
const ATTEMPTS = 8

/**
 * Sends a request, and repeats it each time the response is lost, up to `ATTEMPTS` times. The request must be
 * safe to repeat. As long as bytes of a response arrive, it waits, up to `ANSWERED_WITHIN_MS`.
 * @throws Unanswered if there is no response
 */
export async function exchange(wire: Wire, path: string, init: RequestInit): Promise<Answer> {
  const bytes = sizeOf(init.body)
  const timeoutMs = TIMEOUT_MS + bytes / SLOWEST_SPEED
  for (let attempt = 1; ; attempt++) {
    const speed = Math.max(USUAL_SPEED / 2 ** (attempt - 1), SLOWEST_SPEED)
    try {
      return await attemptOnce(wire, path, init, { patienceMs: PATIENCE_MS + bytes / speed, timeoutMs })
    } catch (error) {
      if (!(error instanceof Lost) || attempt === ATTEMPTS) throw error
    }
  }
}

function sizeOf(body: RequestInit['body']): number {
  if (typeof body === 'string') return body.length
  return body instanceof ArrayBuffer ? body.byteLength : 0
}

interface Limits {
  patienceMs: number
  timeoutMs: number
}

async function attemptOnce(wire: Wire, path: string, init: RequestInit, limits: Limits): Promise<Answer> {
  const end = new AbortController()
  const silence = watchSilence(wire.signs, limits, (why) => end.abort(why))
  const tooLong = setTimeout(() => end.abort(), ANSWERED_WITHIN_MS)
  try {
    const response = await wire.fetch(path, { ...init, credentials: 'same-origin', signal: end.signal })
    silence.broken()
    const body = await jsonOf(response, silence.broken).catch(() => undefined)
    if (end.signal.reason instanceof Lost) throw end.signal.reason
    return { status: response.status, ok: response.ok, body }
  } catch {
    throw end.signal.reason instanceof Lost ? end.signal.reason : new Unanswered()
  } finally {
    silence.end()
    clearTimeout(tooLong)
    // Stops a response whose body was not read.
    end.abort()
  }
}

/** @param onBytes called for each chunk of the response */
async function jsonOf(response: Response, onBytes: () => void): Promise<unknown> {
  if (!response.headers.get('Content-Type')?.includes('json')) return undefined
  const noticing = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, passing) {
      onBytes()
      passing.enqueue(piece)
    },
  })
  return new Response(response.body?.pipeThrough(noticing) ?? null).json()
}

/**
 * Gives up after silence: after `patienceMs` at a sign of life, after `timeoutMs` in any case.
 * @returns `broken`, to be called when bytes arrive, and `end`
 */
function watchSilence(signs: Wire['signs'], { patienceMs, timeoutMs }: Limits, giveUp: (why: Error) => void) {
  let isLong = false
  let doubt: ReturnType<typeof setTimeout> | undefined
  let timeout: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    isLong = true
    signs?.tell('silence')
    // Repeated, because a page may be opened during the silence.
    doubt = setTimeout(tell, PATIENCE_MS)
  }
  const stop = () => {
    clearTimeout(doubt)
    clearTimeout(timeout)
  }
  const start = () => {
    stop()
    isLong = false
    doubt = setTimeout(tell, patienceMs)
    timeout = setTimeout(() => giveUp(new Unanswered()), timeoutMs)
  }
  const deafen = signs?.hear('life', () => isLong && giveUp(new Lost()))
  start()
  return {
    broken: start,
    end() {
      stop()
      deafen?.()
    },
  }
}
