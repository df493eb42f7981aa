import { pipeline, type Readable, type Transform } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { HostUnavailable } from './errors.ts'

/** The encodings that are asked for and understood. */
export const ACCEPT_ENCODING = 'gzip, deflate, br'

export interface Body {
  bytes: Uint8Array
  /** More was there than was read. */
  truncated: boolean
  /** The last of a longer body, where it was asked for and came within the bound. */
  end: Uint8Array
}

export interface Bounds {
  /** The most that is kept from the start. */
  maxBytes: number
  /** The most that is kept of the end beyond that; 0 hangs up after maxBytes. */
  endBytes?: number
}

/** How often maxBytes is read at most to come to the end. */
const TO_THE_END = 6
const TO_THE_END_MS = 3000

/**
 * Reads a response's body up to a number of bytes, on the wire and unpacked alike, then hangs up.
 * @param encoding the Content-Encoding header, '' for none
 * @throws HostUnavailable for an encoding that was not asked for; the stream's own errors
 */
export async function readBody(source: Readable, encoding: string, bounds: Bounds): Promise<Body> {
  const decoder = decoderFor(encoding)
  if (!decoder) return collect(source, bounds)
  const most = (bounds.endBytes ? 1 + TO_THE_END : 2) * bounds.maxBytes
  let received = 0
  source.on('data', (chunk: Uint8Array) => {
    received += chunk.length
    // A stream that unpacks to nothing would otherwise run on until the time is up.
    if (received > most) decoder.destroy(new HostUnavailable('The answer never ends.'))
  })
  // An error anywhere destroys the decoder, so it is thrown to the reader below.
  pipeline(source, decoder, () => {})
  return collect(decoder, bounds)
}

async function collect(stream: Readable, { maxBytes, endBytes = 0 }: Bounds): Promise<Body> {
  const chunks: Uint8Array[] = []
  const last = createEnd(endBytes)
  let size = 0
  let timer: NodeJS.Timeout | undefined
  const cut = () => ({ bytes: Buffer.concat(chunks), truncated: true, end: new Uint8Array() })
  try {
    for await (const chunk of stream) {
      const room = Math.max(0, maxBytes - size)
      size += chunk.length
      if (room > 0) chunks.push(chunk.subarray(0, room))
      if (chunk.length <= room) continue
      last.push(chunk.subarray(room))
      if (endBytes === 0 || size > TO_THE_END * maxBytes) return cut()
      timer ??= setTimeout(() => stream.destroy(), TO_THE_END_MS)
    }
  } catch (error) {
    // What came before is good, whatever kept the end from coming.
    if (size > maxBytes) return cut()
    throw error
  } finally {
    clearTimeout(timer)
  }
  return { bytes: Buffer.concat(chunks), truncated: size > maxBytes, end: last.read() }
}

/** The last bytes of what is pushed, without keeping more than about twice as many. */
function createEnd(most: number) {
  let kept: Uint8Array[] = []
  let size = 0
  return {
    push(chunk: Uint8Array) {
      kept.push(chunk)
      size += chunk.length
      if (size <= 2 * most) return
      kept = [Buffer.concat(kept).subarray(-most)]
      size = most
    },
    read: (): Uint8Array => (most > 0 ? Buffer.concat(kept).subarray(-most) : new Uint8Array()),
  }
}

function decoderFor(encoding: string): Transform | null {
  // Sites cut their compressed streams short; what came before the cut is still good.
  const lenient = { finishFlush: constants.Z_SYNC_FLUSH }
  switch (encoding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return null
    case 'gzip':
    case 'x-gzip':
      return createGunzip(lenient)
    case 'deflate':
      return createInflate(lenient)
    case 'br':
      return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })
    default:
      throw new HostUnavailable(`The answer came in an encoding that was not asked for: ${encoding}`)
  }
}

/**
 * Turns bytes into text by the charset of the Content-Type header, else of the page's own <meta>, else UTF-8.
 * @param contentType the header, '' for none
 * @param head where the page's <meta> stands, for a part of it
 */
export function decodeText(bytes: Uint8Array, contentType: string, head: Uint8Array = bytes): string {
  const start = new TextDecoder('latin1').decode(head.subarray(0, 1024))
  const [, label = 'utf-8'] =
    /charset\s*=\s*["']?([\w:.-]+)/i.exec(contentType) ??
    /<meta[^>]+charset\s*=\s*["']?([\w:.-]+)/i.exec(start) ??
    []
  return decoderOf(label).decode(bytes)
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch (error) {
    if (error instanceof RangeError) return new TextDecoder()
    throw error
  }
}
