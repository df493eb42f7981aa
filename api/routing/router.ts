import * as v from 'valibot'
import { ServiceError } from '#api/net/errors.ts'
import type { HttpClient } from '#api/net/httpClient.ts'
import { type Outcome, politely } from '#api/net/polite.ts'
import { answerOf, call, USER_AGENT } from '#api/net/service.ts'
import type { Point } from '#db/model/place.ts'
import type { TravelTable } from '#db/model/travelTable.ts'

/** A client of a routing service with the table service of OSRM. */
export interface Router {
  /**
   * The ways between places by car.
   * @throws ServiceError; the signal's reason
   */
  table(places: readonly Point[], signal: AbortSignal): Promise<TravelTable>
}

const SERVICE = 'The routing service'
const MAX_BYTES = 1024 * 1024
const TIMEOUT_MS = 5_000
const CACHED_MS = 10 * 60_000
const MOST_CACHED = 100
/** After a failure, phones are answered at once for so long. */
const REST_MS = 30_000
/** Decimal places of a coordinate: about 1 m. */
const DIGITS = 5

const Row = v.array(v.nullable(v.pipe(v.number(), v.minValue(0))))
const Answer = v.object({ code: v.literal('Ok'), durations: v.array(Row), distances: v.array(Row) })

/**
 * A client that asks one question after another and keeps answers for ten minutes.
 * @param url of the service, without "/table/v1/…"
 */
export function createRouter(http: HttpClient, { url }: { url: string }): Router {
  const polite = politely<TravelTable>({
    service: SERVICE,
    cachedMs: CACHED_MS,
    mostCached: MOST_CACHED,
    restMs: REST_MS,
  })

  async function fetchTable(path: string, size: number, signal: AbortSignal): Promise<TravelTable> {
    const { status, text } = await call(http, {
      service: SERVICE,
      url: `${url}/table/v1/driving/${path}?annotations=duration,distance`,
      init: { headers: { 'user-agent': USER_AGENT, accept: 'application/json' } },
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      signal,
    })
    if (status === 429) throw new ServiceError(SERVICE, 'rate-limited', `${SERVICE} asks us to wait.`)
    if (status !== 200) throw new ServiceError(SERVICE, 'unavailable', `${SERVICE} answered ${status}.`)
    const { durations, distances } = answerOf(SERVICE, Answer, text)
    return { seconds: flat(durations, size), metres: flat(distances, size) }
  }

  return {
    table(places, signal) {
      const path = places
        .map(({ latitude, longitude }) => `${longitude.toFixed(DIGITS)},${latitude.toFixed(DIGITS)}`)
        .join(';')
      const fetch = (): Promise<Outcome<TravelTable>> =>
        fetchTable(path, places.length, signal).then((answer) => ({ answer }), failure)
      return polite.ask(path, fetch, signal)
    },
  }
}

/** @throws the reason of a caller who gave up */
function failure(error: unknown): Outcome<TravelTable> {
  if (error instanceof ServiceError) return { failure: error, retryAfter: REST_MS }
  throw error
}

/** @throws ServiceError 'malformed' if the rows are not a square of that size */
function flat<T>(rows: readonly (readonly T[])[], size: number): T[] {
  if (rows.length === size && rows.every((row) => row.length === size)) return rows.flat()
  throw new ServiceError(SERVICE, 'malformed', `${SERVICE} gave the ways between other places.`)
}
