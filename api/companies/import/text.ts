/** The part of a file by which its encoding is told. */
const HEAD = 64 * 1024

/**
 * The text of a file as it comes in, without a byte order mark: UTF-8, UTF-16 where a mark says so, and where it
 * is no UTF-8 Windows-1252, in which Excel writes.
 */
export async function* textIn(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let head: Uint8Array[] = []
  let length = 0
  let decoder: TextDecoder | undefined
  for await (const chunk of input) {
    if (decoder) {
      yield decoder.decode(chunk, { stream: true })
      continue
    }
    head.push(chunk)
    length += chunk.length
    if (length < HEAD) continue
    decoder = decoderFor(Buffer.concat(head))
    yield decoder.decode(Buffer.concat(head), { stream: true })
    head = []
  }
  decoder ??= decoderFor(Buffer.concat(head))
  yield decoder.decode(Buffer.concat(head))
}

function decoderFor(head: Buffer): TextDecoder {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le')
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be')
  return new TextDecoder(isUtf8(head) ? 'utf-8' : 'windows-1252')
}

/** A character may be cut off at the end. */
function isUtf8(head: Buffer) {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}
