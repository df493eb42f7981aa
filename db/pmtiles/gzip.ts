import { damaged, tooLargeUnpacked } from './refused.ts'

/** Packs bytes with gzip. */
export async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/**
 * Unpacks bytes that were packed with gzip. It stops as soon as there are more than `most` bytes.
 * @throws MapRefused if there are more, or if the packed bytes are damaged
 */
export async function unpacked(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw damaged()
      })
      if (done) return joined(chunks, length)
      length += value.byteLength
      if (length > most) throw tooLargeUnpacked()
      chunks.push(value)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** The bytes of all chunks, which are `length` together, one after another. */
export function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.byteLength
  }
  return all
}
