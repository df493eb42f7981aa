import { refusalOf } from './call.ts'

/** A server-sent event; its data is parsed JSON and not validated yet. */
export interface ServerEvent {
  event: string
  data: unknown
}

interface Options {
  /** Sent by POST if present. */
  body?: object
  /** Aborts the call, and the server's work for it. */
  signal: AbortSignal
  /** The stream times out after this long without data; the server sends a sign of life more often. */
  quietMs?: number
}

/**
 * Calls the API and yields the events of the response.
 * @throws CallError for a response other than 2xx, TypeError when the server is or becomes unreachable
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
 * Parses events from the bytes of an event stream, however they are split into pieces.
 * @param onPiece called for each piece
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

/** @throws TypeError if the data is not JSON */
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
