import { type Context, Hono } from 'hono'
import { params } from '#api/http/body.ts'
import { ApiError, notFound } from '#api/http/errors.ts'
import type { Guarded } from '#api/http/guarded.ts'
import { EgressDenied, HostUnavailable } from '#api/net/errors.ts'
import { MapFileName } from '#db/model/mapFile.ts'
import { type ByteRange, type MapStore, mapFilesOf } from './maps.ts'

/** The most bytes of one part: no tile and no directory that phones read has more. */
const MOST_BYTES = 4 * 1024 * 1024

/** The map files of the server, and parts of them. They are the same for all people who are signed in. */
export const mapRoutes = (maps: MapStore) =>
  new Hono<Guarded>()
    .get('/', async (c) => c.json(await mapFilesOf(maps).catch(outOfReach)))
    .get('/:name', params({ name: MapFileName }), async (c) => {
      const asked = rangeOf(c)
      const part = await maps.part(c.req.valid('param').name, asked ?? FIRST).catch(outOfReach)
      if (!part) throw notFound()
      if (part === 'outside') return c.body(null, 416)
      const { bytes, range, size, etag } = part
      if (!asked && bytes.length < size) throw tooMuch()
      c.header('Content-Type', 'application/octet-stream')
      c.header('Accept-Ranges', 'bytes')
      if (etag) c.header('ETag', etag)
      if (!asked) return c.body(bytes)
      c.header('Content-Range', `bytes ${range.from}-${range.to}/${size}`)
      return c.body(bytes, 206)
    })

/** What a call without a range gets: the whole file, if it is no more. */
const FIRST: ByteRange = { from: 0, to: MOST_BYTES - 1 }

/** The part that a call asks for; undefined if it asks for the whole file. */
function rangeOf(c: Context): ByteRange | undefined {
  const header = c.req.header('Range')
  if (header === undefined) return undefined
  const [from, to] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(header)?.slice(1).map(Number) ?? []
  if (from === undefined || to === undefined || to < from || to - from >= MOST_BYTES) throw tooMuch()
  return { from, to }
}

const tooMuch = () =>
  new ApiError(400, 'A map is sent in parts of up to 4 MB. Name one in the header Range: bytes=0-999.')

function outOfReach(error: unknown): never {
  const isOurs = error instanceof HostUnavailable || error instanceof EgressDenied
  const isLate = error instanceof DOMException && error.name === 'TimeoutError'
  if (isOurs || isLate)
    throw new ApiError(502, 'The server of the map does not answer. Please try again later.')
  throw error
}
