import { Readable, type Transform } from 'node:stream'
import { createGunzip, createInflateRaw } from 'node:zlib'
import { Unreadable } from '#db/import/csv.ts'

const GZIP = Buffer.from([0x1f, 0x8b])
/** The signature of the header before a file's contents in a ZIP file (PKWARE APPNOTE, 4.3.7). */
const ZIP = Buffer.from('PK\x03\x04', 'latin1')
const ZIP_HEADER = 30
/** The most bytes of the file's name and extra field, which follow the header. */
const LONGEST_NAMES = 64 * 1024
const STORED = 0
const DEFLATED = 8

/**
 * The bytes of a file, unpacked as they arrive if it is a gzip or ZIP file. Only the first file of a ZIP file is read.
 * @throws Unreadable for a packed file that is damaged, cut off or packed with an unsupported method
 */
export async function* unpacked(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = input[Symbol.asyncIterator]()
  const start = await atLeast(ZIP_HEADER, chunks)
  if (start.subarray(0, 2).equals(GZIP)) yield* through(createGunzip(), startingWith(start, chunks))
  else if (start.subarray(0, 4).equals(ZIP)) yield* firstOfZip(start, chunks)
  else yield* startingWith(start, chunks)
}

async function* firstOfZip(begun: Buffer, chunks: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const start = await atLeast(ZIP_HEADER + LONGEST_NAMES, chunks, begun)
  const method = start.readUInt16LE(8)
  const size = start.readUInt32LE(18)
  const contents = ZIP_HEADER + start.readUInt16LE(26) + start.readUInt16LE(28)
  const rest = startingWith(start.subarray(contents), chunks)
  if (method === DEFLATED) yield* through(createInflateRaw(), rest)
  else if (method === STORED && size > 0) yield* first(size, rest)
  else throw new Unreadable('This ZIP file is packed in a way that is not read here. Please unpack it first.')
}

/** The output of a transform stream, which may end before the input does. */
async function* through(transform: Transform, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = Readable.from(bytes)
  source.on('error', (error) => transform.destroy(error)).pipe(transform)
  try {
    for await (const chunk of transform) yield chunk
  } catch (error) {
    const isDamage = error instanceof Error && 'code' in error && /^Z_/.test(String(error.code))
    throw isDamage ? new Unreadable('This packed file is damaged or cut off.') : error
  } finally {
    source.destroy()
  }
}

async function* first(bytes: number, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let left = bytes
  for await (const chunk of chunks) {
    yield chunk.subarray(0, left)
    left -= chunk.length
    if (left <= 0) return
  }
}

/** Reads at least this many bytes, or all if there are fewer. */
async function atLeast(
  bytes: number,
  chunks: AsyncIterator<Uint8Array>,
  begun: Uint8Array = new Uint8Array(),
): Promise<Buffer> {
  const parts = [begun]
  let length = begun.length
  while (length < bytes) {
    const { done, value } = await chunks.next()
    if (done) break
    parts.push(value)
    length += value.length
  }
  return Buffer.concat(parts)
}

async function* startingWith(start: Uint8Array, chunks: AsyncIterator<Uint8Array>) {
  yield start
  yield* { [Symbol.asyncIterator]: () => chunks }
}
