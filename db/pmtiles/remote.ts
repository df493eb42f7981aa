import type { RandomAccess } from './archive.ts'
import { joined } from './gzip.ts'
import { changed, noRanges, notAMap } from './refused.ts'

/** Asks for bytes of a file, both ends included. The response is one to a request with the header Range. */
export type Get = (range: `bytes=${number}-${number}`) => Promise<Response>

/** The first bytes, by which the file's size and version become known. */
const FIRST_BYTES = 127

/**
 * A file on a server, read in parts. Each answer must be of the same version and size as the first one.
 * @throws MapRefused if the server sends no parts; what `get` throws
 */
export async function openRemote(get: Get): Promise<RandomAccess> {
  const first = await get(`bytes=0-${FIRST_BYTES - 1}`)
  if (first.status === 416) throw notAMap()
  const { size } = rangeOf(first)
  const etag = versionOf(first)
  await bytesOf(first, Math.min(size, FIRST_BYTES))
  return {
    size,
    etag,
    async read(offset, length) {
      const end = offset + length - 1
      const response = await get(`bytes=${offset}-${end}`)
      const range = rangeOf(response)
      const isSame = range.size === size && versionOf(response) === etag
      if (!isSame || range.from !== offset || range.to !== end) throw changed()
      return bytesOf(response, length)
    },
  }
}

const versionOf = ({ headers }: Response) => headers.get('etag') ?? headers.get('last-modified') ?? ''

/** The bytes that a response says it has, and the size of the whole file. */
function rangeOf({ status, headers }: Response) {
  if (status === 412 || status === 416) throw changed()
  const [, from, to, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('content-range') ?? '') ?? []
  if (status !== 206 || size === undefined) throw noRanges()
  return { from: Number(from), to: Number(to), size: Number(size) }
}

/** The body of a response that must have exactly this length. @throws TypeError if the connection broke off */
async function bytesOf({ body }: Response, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let got = 0
  const reader = body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    if (done || !value) break
    got += value.byteLength
    if (got > length) {
      await reader?.cancel()
      throw changed()
    }
    chunks.push(value)
  }
  if (got < length) throw new TypeError('The connection broke off.')
  return joined(chunks, length)
}
