import { pipeline, type Readable, type Transform } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { HostUnavailable } from './errors.ts'

/** The encodings that are requested and supported. */
export const ACCEPT_ENCODING = 'gzip, deflate, br'

export interface Body {
  bytes: Uint8Array
  /** Whether the body was longer than what was read. */
  truncated: boolean
  /** The end of a longer body, if it was requested and within the limit. */
  end: Uint8Array
}

export interface Bounds {
  /** The maximum number of bytes kept from the start. */
  maxBytes: number
  /**
   * The maximum number of bytes kept from the end beyond that; with 0 the connection is closed after
   * maxBytes.
   */
  endBytes?: number
}

/** To reach the end, at most this many times maxBytes are read. */
const TO_THE_END = 6
const TO_THE_END_MS = 3000

/**
 * Reads a response's body up to a number of bytes, both compressed and decompressed, then closes the
 * connection.
 * @param encoding the Content-Encoding header, '' for none
 * @throws HostUnavailable for an encoding that was not requested; the stream's own errors
 */
export async function readBody(source: Readable, encoding: string, bounds: Bounds): Promise<Body> {
  const decoder = decoderFor(encoding)
  if (!decoder) return collect(source, bounds)
  const most = (bounds.endBytes ? 1 + TO_THE_END : 2) * bounds.maxBytes
  let received = 0
  source.on('data', (chunk: Uint8Array) => {
    received += chunk.length
    // A stream that decompresses to nothing would otherwise run until the timeout.
    if (received > most) decoder.destroy(new HostUnavailable('The answer never ends.'))
  })
  // Any error destroys the decoder, which throws it to the reader below.
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
    // The start that was read is valid, whatever error occurred before the end.
    if (size > maxBytes) return cut()
    throw error
  } finally {
    clearTimeout(timer)
  }
  return { bytes: Buffer.concat(chunks), truncated: size > maxBytes, end: last.read() }
}

/** The last bytes of a stream, keeping at most about twice as many in memory. */
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
  // Some sites cut their compressed streams short; the part before the cut is still valid.
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
 * Decodes bytes by the charset of the Content-Type header, otherwise of the page's own <meta>, otherwise
 * UTF-8.
 * @param contentType the header, '' for none
 * @param head the part of the page that contains the <meta>, if `bytes` does not
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
