import { HostUnavailable } from './errors.ts'
import type { HttpClient } from './httpClient.ts'
import { tooManyValues } from './values.ts'

/** The service did not respond in time. Retrying at once would only wait again. */
export class TimedOut extends HostUnavailable {}

const MAX_BYTES = 2 * 1024 * 1024
/** An answer may take this many times the allowed silence, as long as data keeps arriving. */
const WHOLE = 5

/**
 * The client as a standard fetch, for a library that makes its own requests.
 * @param quietMs how long the service may be silent, before its answer or within it
 * @returns a fetch that rejects with TimedOut, EgressDenied or HostUnavailable, and so do its bodies
 */
export function modelFetch(http: HttpClient, quietMs: number): typeof fetch {
  return async (input, init = {}) => {
    const patience = patienceOf(quietMs)
    const signals = [patience.signal, ...(init.signal ? [init.signal] : [])]
    try {
      const answer = await http.fetch(input instanceof Request ? input.url : String(input), {
        method: init.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init.headers)),
        body: typeof init.body === 'string' ? init.body : null,
        signal: AbortSignal.any(signals),
      })
      const { status, statusText, body } = answer
      const headers = Object.fromEntries(answer.headers)
      patience.heard()
      if (!body) patience.end()
      const isStream = headers['content-type']?.startsWith('text/event-stream')
      const isTooMuch = tooManyValues(isStream ? 'line' : 'text')
      const kept = body && watched(body.getReader(), patience, isTooMuch)
      return new Response(kept, { status, statusText, headers })
    } catch (error) {
      patience.end()
      throw error
    }
  }
}

type Patience = ReturnType<typeof patienceOf>

function patienceOf(quietMs: number) {
  const controller = new AbortController()
  const giveUp = () => controller.abort(new TimedOut('The service fell silent.'))
  const quiet = setTimeout(giveUp, quietMs)
  const whole = setTimeout(giveUp, quietMs * WHOLE)
  return {
    signal: controller.signal,
    heard: () => quiet.refresh(),
    end() {
      clearTimeout(quiet)
      clearTimeout(whole)
    },
  }
}

interface Reader {
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>
  cancel(reason?: unknown): Promise<void>
}

/** A body that is checked for silence, breaks, endless data and too many values. */
function watched(
  reader: Reader,
  patience: Patience,
  isTooMuch: (chunk: Uint8Array) => boolean,
): ReadableStream<Uint8Array> {
  let received = 0
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value } = await reader.read()
        patience.heard()
        if (!value) {
          patience.end()
          return controller.close()
        }
        received += value.length
        if (received > MAX_BYTES || isTooMuch(value)) throw new HostUnavailable('The answer never ends.')
        controller.enqueue(value)
      } catch (error) {
        patience.end()
        await reader.cancel().catch(() => {})
        throw broken(error)
      }
    },
    async cancel(reason) {
      patience.end()
      await reader.cancel(reason)
    },
  })
}

/** An abort by the caller stays an abort. */
function broken(error: unknown): unknown {
  if (error instanceof HostUnavailable) return error
  if (error instanceof Error && error.name === 'AbortError') return error
  return new HostUnavailable('The answer broke off.', { cause: error })
}
