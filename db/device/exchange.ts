import type { Signs } from './signs.ts'

/** How this device reaches the server. */
export interface Wire {
  fetch(path: string, init: RequestInit): Promise<Response>
  deviceId: string
  /** What the person would call this device. */
  deviceName: string
  /** This device's clock, in ms since 1970: `Date.now` where nothing else is said. */
  now?: () => number
  /** By these an answer that was lost is told from one that takes its time; without them time alone tells. */
  signs?: Pick<Signs, 'tell' | 'hear'>
}

/** What came back, from whomever. */
export interface Answer {
  status: number
  ok: boolean
  /** Of an answer in JSON; undefined for a portal's page, or for what broke off. */
  body: unknown
}

/** Nothing came back. */
export class Unanswered extends Error {}

/** The server is there, and yet it does not answer: the request or its answer was lost on the way. */
class Lost extends Unanswered {}

/** After so much silence an answer may be lost, and is where the server is known to be there. */
export const PATIENCE_MS = 2_000
/** After so much silence it is, whatever is known. */
const TIMEOUT_MS = 20_000
/** An answer that comes as slowly as this, however steadily, comes from a line on which nothing can be done. */
const ANSWERED_WITHIN_MS = 300_000
/** No browser tells how far it has come with sending, so that it has time for it: bytes a millisecond. */
const USUAL_SPEED = 64
const SLOWEST_SPEED = 8
const ATTEMPTS = 8

/**
 * Asks the server, and once more as often as the answer is lost: what is asked must be safe to ask twice. As long as
 * bytes of an answer come, it is waited for.
 * @throws Unanswered
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
    // What is still to come of an answer that nobody reads.
    end.abort()
  }
}

/** @param onBytes called with each piece of the answer */
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
 * Gives up in silence: by a sign of life once it has lasted for long, by the time alone once it has for very long.
 * @returns what is to be called with each byte that comes, and what ends it
 */
function watchSilence(signs: Wire['signs'], { patienceMs, timeoutMs }: Limits, giveUp: (why: Error) => void) {
  let isLong = false
  let doubt: ReturnType<typeof setTimeout> | undefined
  let timeout: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    isLong = true
    signs?.tell('silence')
    // Over and over, as a page may be opened in the midst of it.
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
