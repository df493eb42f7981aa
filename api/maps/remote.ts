import * as v from 'valibot'
import { HostUnavailable } from '#api/net/errors.ts'
import type { HttpClient } from '#api/net/httpClient.ts'
import { MapFileName } from '#db/model/mapFile.ts'
import type { MapPart, MapStore } from './maps.ts'

const WITHIN_MS = 20_000

/**
 * The map file on another server, whose parts are passed through, so that phones call no server but Rove's.
 * @param http may reach that server
 * @param url of the file
 */
export function mapOnServer(http: Pick<HttpClient, 'fetch'>, url: string): MapStore {
  const { host, pathname } = new URL(url)
  const last = pathname.slice(pathname.lastIndexOf('/') + 1)
  const name = v.is(MapFileName, last) ? last : 'map.pmtiles'
  return {
    names: () => Promise.resolve([name]),
    async part(asked, { from, to }) {
      if (asked !== name) return undefined
      const response = await http.fetch(url, {
        headers: { range: `bytes=${from}-${to}`, 'accept-encoding': 'identity' },
        signal: AbortSignal.timeout(WITHIN_MS),
      })
      const { status, headers, body } = response
      const [start, end, size] =
        /^bytes (\d+)-(\d+)\/(\d+)$/
          .exec(headers.get('content-range') ?? '')
          ?.slice(1)
          .map(Number) ?? []
      const isPart = status === 206 && start === from && end !== undefined && end <= to && size !== undefined
      if (!isPart) {
        await body?.cancel()
        if (status === 404) return undefined
        if (status === 416) return 'outside'
        throw new HostUnavailable(`${host} answered ${status} instead of a part of the map.`)
      }
      const bytes = await exactly(body ?? [], end - from + 1, host)
      const etag = headers.get('etag') ?? headers.get('last-modified') ?? ''
      return { bytes, range: { from, to: end }, size, etag } satisfies MapPart
    },
  }
}

/** The bytes of a body that must be this long. */
async function exactly(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  length: number,
  host: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length)
  let got = 0
  for await (const chunk of body) {
    if (got + chunk.length > length) throw new HostUnavailable(`${host} sent more of the map than it said.`)
    bytes.set(chunk, got)
    got += chunk.length
  }
  if (got < length) throw new HostUnavailable(`${host} broke off.`)
  return bytes
}
