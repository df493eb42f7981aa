import { pipeline, type Readable, type Transform } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { HostUnavailable } from './errors.ts'

/** The encodings that are asked for and understood. */
export const ACCEPT_ENCODING = 'gzip, deflate, br'

export interface Body {
  bytes: Uint8Array
  /** More was there than was read. */
  truncated: boolean
}

/**
 * Reads a response's body up to a number of bytes, on the wire and unpacked alike, then hangs up.
 * @param encoding the Content-Encoding header, '' for none
 * @param maxBytes the most that is kept
 * @throws HostUnavailable for an encoding that was not asked for; the stream's own errors
 */
export async function readBody(source: Readable, encoding: string, maxBytes: number): Promise<Body> {
  const decoder = decoderFor(encoding)
  if (!decoder) return collect(source, maxBytes)
  let received = 0
  source.on('data', (chunk: Uint8Array) => {
    received += chunk.length
    // A stream that unpacks to nothing would otherwise run on until the time is up.
    if (received > 2 * maxBytes) decoder.destroy(new HostUnavailable('The answer never ends.'))
  })
  // An error anywhere destroys the decoder, so it is thrown to the reader below.
  pipeline(source, decoder, () => {})
  return collect(decoder, maxBytes)
}

async function collect(stream: Readable, maxBytes: number): Promise<Body> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of stream) {
    const room = maxBytes - size
    if (chunk.length > room) {
      chunks.push(chunk.subarray(0, room))
      return { bytes: Buffer.concat(chunks), truncated: true }
    }
    chunks.push(chunk)
    size += chunk.length
  }
  return { bytes: Buffer.concat(chunks), truncated: false }
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
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024))
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
