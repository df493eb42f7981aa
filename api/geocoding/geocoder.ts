import * as v from 'valibot'
import { ServiceError } from '#api/net/errors.ts'
import type { HttpClient } from '#api/net/httpClient.ts'
import { answerOf, call, USER_AGENT } from '#api/net/service.ts'
import { kilometresBetween, type Place } from '#db/model/place.ts'

/** A client of a service that finds the places of addresses. */
export interface Geocoder {
  /**
   * Where an address is, with how far off that may be; null if the service does not know it.
   * @throws ServiceError; the signal's reason
   */
  locate(address: string, signal: AbortSignal): Promise<Place | null>
}

const SERVICE = 'The geocoder'
const MAX_BYTES = 256 * 1024
const TIMEOUT_MS = 10_000
/** No answer is more exact, whatever the size of what was found. */
const LEAST_METRES = 20
/** What is larger than this, such as a state, does not say where an address is. */
const MOST_METRES = 30_000

const Degrees = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.number())
const Latitude = v.pipe(Degrees, v.minValue(-90), v.maxValue(90))
const Longitude = v.pipe(Degrees, v.minValue(-180), v.maxValue(180))

const Answer = v.array(
  v.object({
    lat: Latitude,
    lon: Longitude,
    /** South, north, west and east. */
    boundingbox: v.tuple([Latitude, Latitude, Longitude, Longitude]),
  }),
)

/**
 * A client of Nominatim's search, or of a service that answers as it does
 * (https://nominatim.org/release-docs/latest/api/Search/).
 * @param url of the service, without "/search"
 */
export const createGeocoder = (http: HttpClient, { url }: { url: string }): Geocoder => ({
  async locate(address, signal) {
    const query = new URLSearchParams({ q: address, format: 'jsonv2', limit: '1' })
    const { status, text, retryAfter } = await call(http, {
      service: SERVICE,
      url: `${url}/search?${query}`,
      init: { headers: { 'user-agent': USER_AGENT, accept: 'application/json' } },
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      signal,
    })
    if (status === 429) {
      throw new ServiceError(SERVICE, 'rate-limited', `${SERVICE} asks us to wait.`, {
        retryAfterMs: retryAfter,
      })
    }
    if (status !== 200) throw new ServiceError(SERVICE, 'unavailable', `${SERVICE} answered ${status}.`)
    const [found] = answerOf(SERVICE, Answer, text)
    if (!found) return null
    const [south, north, west, east] = found.boundingbox
    const across = kilometresBetween(
      { latitude: south, longitude: west },
      { latitude: north, longitude: east },
    )
    const accuracyMetres = Math.max(LEAST_METRES, Math.round((across * 1000) / 2))
    return accuracyMetres > MOST_METRES ? null : { latitude: found.lat, longitude: found.lon, accuracyMetres }
  },
})
