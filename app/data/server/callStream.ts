import { refusalOf } from './call.ts'

/** A server-sent event; its data is JSON, not yet checked. */
export interface ServerEvent {
  event: string
  data: unknown
}

interface Options {
  /** Posted, where there is one. */
  body?: object
  /** Ends the call, and what the server does for it. */
  signal: AbortSignal
  /** The server says that it is alive more often than this. */
  quietMs?: number
}

/**
 * Calls the API for an answer in events.
 * @throws CallError for an answer other than 2xx, TypeError when the server is or gets out of reach
 */
export async function* callStream(
  path: string,
  { body, signal, quietMs = 20_000 }: Options,
): AsyncGenerator<ServerEvent> {
  const end = new AbortController()
  const stop = () => end.abort()
  signal.addEventListener('abort', stop)
  const quiet = quietAfter(quietMs, stop)
  try {
    const response = await fetch(path, {
      method: body ? 'POST' : 'GET',
      credentials: 'same-origin',
      headers: { Accept: 'text/event-stream', ...(body && { 'Content-Type': 'application/json' }) },
      signal: end.signal,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw refusalOf(response, await response.text())
    if (!response.body || !response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
      throw new TypeError('This is not an answer of Rove.')
    }
    yield* eventsIn(response.body.getReader(), quiet.heard)
  } catch (error) {
    if (end.signal.aborted && !signal.aborted) throw new TypeError('The server fell silent.')
    throw error
  } finally {
    quiet.end()
    signal.removeEventListener('abort', stop)
    end.abort()
  }
}

function quietAfter(ms: number, giveUp: () => void) {
  let timer = setTimeout(giveUp, ms)
  return {
    heard() {
      clearTimeout(timer)
      timer = setTimeout(giveUp, ms)
    },
    end: () => clearTimeout(timer),
  }
}

interface Reader {
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>
}

/**
 * Reads events from the bytes of an event stream, however they are cut into pieces.
 * @param onPiece called with every piece
 */
export async function* eventsIn(reader: Reader, onPiece: () => void): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { value } = await reader.read()
    onPiece()
    if (!value) return
    text += decoder.decode(value, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    yield* blocks.map(eventOf)
  }
}

/** @throws TypeError for data that is no JSON */
function eventOf(block: string): ServerEvent {
  const field = (name: string) =>
    block
      .split('\n')
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).replace(/^ /, ''))
      .join('\n')
  const data = field('data')
  try {
    return { event: field('event'), data: data === '' ? undefined : JSON.parse(data) }
  } catch {
    throw new TypeError('This is not an answer of Rove.')
  }
}
