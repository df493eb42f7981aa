import * as v from 'valibot'
import { landsOf, type Place } from '#api/companies/query/places.ts'
import { ServiceError, type ServiceErrorCode } from '#api/net/errors.ts'
import type { HttpClient } from '#api/net/httpClient.ts'
import { answerOf, call, pause, type Reply, USER_AGENT, type Wait } from '#api/net/service.ts'
import type { Point } from '#db/model/place.ts'
import { Element, isUsable, type MapElement, mapElement, reachOf } from './element.ts'
import type { OsmTag } from './tags.ts'

interface Wanted {
  tags: OsmTag[]
  /** The maximum number of businesses. */
  limit: number
  signal: AbortSignal
}

interface Near extends Wanted {
  /** Degrees, WGS 84. */
  latitude: number
  longitude: number
  radiusKm: number
}

/** A client of an Overpass API interpreter, which serves OpenStreetMap's data. */
export interface Overpass {
  /**
   * Businesses around a point, nearest first: those with a name and a website, phone, email or address.
   * @throws ServiceError; the signal's reason
   */
  businessesNear(near: Near): Promise<MapElement[]>
  /**
   * Businesses in a state or the like: those with a name and a website, phone, email or address.
   * @param region ISO 3166-2: "US-TX"
   * @throws ServiceError; the signal's reason
   */
  businessesIn(region: string, wanted: Wanted): Promise<MapElement[]>
  /**
   * Finds a place by its name: "Rotterdam" or "Cambridge, US". Of several places it returns the most populous.
   * @returns null if no place has the name, and for a whole country
   * @throws ServiceError; the signal's reason
   */
  locate(
    place: Place,
    signal: AbortSignal,
  ): Promise<{ name: string; latitude: number; longitude: number } | null>
  /**
   * The nearest address within the error of a phone's position; '' if the map has none there.
   * @throws ServiceError; the signal's reason
   */
  addressAt(point: Point, signal: AbortSignal): Promise<string>
}

const SERVICE = 'OpenStreetMap'
const MAX_BYTES = 4 * 1024 * 1024
const CACHED_MS = 60 * 60 * 1000
const MOST_CACHED = 50
const RETRIES_MS = [5000, 15_000]
const LONGEST_WAIT_MS = 60_000
const LONGEST_NAME = 100

const Answer = v.object({
  osm3s: v.optional(v.object({ timestamp_osm_base: v.optional(v.string(), '') })),
  elements: v.array(Element),
  remark: v.optional(v.string(), ''),
})

/**
 * A client that follows the rules of Overpass APIs (dev.overpass-api.de, "Commons"). It sends one query at a time and
 * the same query at most once an hour, and retries later when the service is busy.
 * @param url the address of the interpreter
 * @param now milliseconds since 1970
 * @param timeoutMs the timeout of one query
 */
export function createOverpass(
  http: HttpClient,
  {
    url,
    userAgent = USER_AGENT,
    now = Date.now,
    wait = pause,
    timeoutMs = 60_000,
  }: { url: string; userAgent?: string; now?: () => number; wait?: Wait; timeoutMs?: number },
): Overpass {
  const cache = new Map<string, { until: number; elements: MapElement[] }>()
  let lastTurn: Promise<unknown> = Promise.resolve()

  /** The elements of a query's response, from the cache or from the service when it is this query's turn. */
  async function elementsOf(query: string, signal: AbortSignal): Promise<MapElement[]> {
    signal.throwIfAborted()
    const known = cached(query)
    if (known) return known
    const turn = lastTurn.then(
      async () => cached(query) ?? remember(query, await fetchElements(query, signal)),
    )
    // The next turn follows even if this one fails; the caller of this one gets the error.
    lastTurn = turn.catch(() => undefined)
    return unlessAborted(signal, turn)
  }

  function cached(query: string): MapElement[] | undefined {
    const known = cache.get(query)
    return known && known.until > now() ? known.elements : undefined
  }

  function remember(query: string, elements: MapElement[]): MapElement[] {
    cache.delete(query)
    cache.set(query, { until: now() + CACHED_MS, elements })
    for (const oldest of cache.keys()) {
      if (cache.size <= MOST_CACHED) break
      cache.delete(oldest)
    }
    return elements
  }

  async function fetchElements(
    query: string,
    signal: AbortSignal,
    retries = RETRIES_MS,
  ): Promise<MapElement[]> {
    const init = {
      method: 'POST',
      headers: { 'user-agent': userAgent, accept: 'application/json' },
      body: new URLSearchParams({ data: query }),
    }
    const reply = await call(http, { service: SERVICE, url, init, maxBytes: MAX_BYTES, timeoutMs, signal })
    const outcome = outcomeOf(reply)
    if (!(outcome instanceof ServiceError)) return outcome
    const [first, ...later] = retries
    const delay = reply.retryAfter ?? first ?? 0
    if (first === undefined || delay > LONGEST_WAIT_MS) throw outcome
    await wait(delay, signal)
    return fetchElements(query, signal, later)
  }

  return {
    async businessesNear({ latitude, longitude, radiusKm, tags, limit, signal }) {
      if (tags.length === 0) return []
      const at = { latitude: rounded(latitude), longitude: rounded(longitude) }
      const found: MapElement[] = []
      // A full response is cut at any element, not at the farthest. A smaller circle is sure to contain the nearest ones.
      for (const share of [1, ...SMALLER_CIRCLES]) {
        const answer = await elementsOf(businessesQuery(at, radiusKm * 1000 * share, tags), signal)
        found.push(...answer)
        if (answer.length < MOST_BUSINESSES) break
      }
      return distinct(found)
        .filter(isUsable)
        .sort((a, b) => distance(a, at) - distance(b, at))
        .slice(0, limit)
    },
    async businessesIn(region, { tags, limit, signal }) {
      if (tags.length === 0) return []
      const found = await elementsOf(regionQuery(region, tags), signal)
      return found.filter(isUsable).slice(0, limit)
    },
    async addressAt(point, signal) {
      const at = { latitude: precise(point.latitude), longitude: precise(point.longitude) }
      const found = await elementsOf(addressesQuery(at), signal)
      const [nearest] = found.toSorted((a, b) => distance(a, at) - distance(b, at))
      return nearest ? reachOf(nearest).address : ''
    },
    async locate(place, signal) {
      const [name = ''] = place.label.slice(0, LONGEST_NAME).split(',')
      if (!place.text || !name) return null
      const [country = '', ...others] = landsOf(place)
      const query = placesQuery(spellingsOf(name), others.length > 0 ? '' : country)
      const [best] = (await elementsOf(query, signal)).toSorted(byImportance)
      if (!best) return null
      return { name: best.tags.name ?? name, latitude: best.latitude, longitude: best.longitude }
    },
  }
}

/**
 * Reads a response. An error while the query runs is a remark beside the elements that were found so far.
 * @returns the elements, or a temporary failure
 * @throws ServiceError if a retry is of no use
 */
function outcomeOf({ status, text }: Reply): MapElement[] | ServiceError {
  const failed = (code: ServiceErrorCode, message: string) => new ServiceError(SERVICE, code, message)
  if (status === 429) return failed('rate-limited', `${SERVICE} asks us to wait.`)
  if (status >= 500) return failed('unavailable', `${SERVICE} answered ${status}.`)
  if (status === 403) throw failed('unavailable', `${SERVICE} keeps us out.`)
  if (status !== 200) throw failed('malformed', `${SERVICE} answered ${status}.`)
  const { elements, osm3s, remark } = answerOf(SERVICE, Answer, text)
  if (/runtime error/i.test(remark)) return failed('unavailable', `${SERVICE} could not finish the search.`)
  const [mapDate = ''] = /^\d{4}-\d\d-\d\d/.exec(osm3s?.timestamp_osm_base ?? '') ?? []
  return elements.flatMap((element) => mapElement(element, mapDate) ?? [])
}

/**
 * Rounds to about 100 m. The service does not learn the phone's exact position, and nearby searches use the cache.
 */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000

/** Rounds to about 10 m, which is exact enough to distinguish houses. */
const precise = (degrees: number) => Math.round(degrees * 10_000) / 10_000

/** Each element once. */
const distinct = (elements: MapElement[]) => [
  ...new Map(elements.map((element) => [`${element.type} ${element.id}`, element])).values(),
]

/** A distance that is only good for comparison: squared degrees on a plane. */
function distance(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }) {
  const east = (a.longitude - b.longitude) * Math.cos((b.latitude * Math.PI) / 180)
  return (a.latitude - b.latitude) ** 2 + east ** 2
}

/** A name as written, and capitalised if it is all in one case, because the service compares names exactly. */
function spellingsOf(written: string): string[] {
  const name = written.trim()
  const mixed = name !== name.toLowerCase() && name !== name.toUpperCase()
  const title = name.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
  return mixed ? [name] : [...new Set([name, title])]
}

const populationOf = ({ tags }: MapElement) => Number((tags.population ?? '').replace(/\D/g, '')) || 0
const rankOf = ({ tags }: MapElement) => PLACES.indexOf(tags.place ?? '')

const byImportance = (a: MapElement, b: MapElement) =>
  populationOf(b) - populationOf(a) || rankOf(a) - rankOf(b)

/** Rejects when the signal aborts, even if the turn has not come yet. */
function unlessAborted<T>(signal: AbortSignal, turn: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const letGo = () => reject(signal.reason)
    signal.addEventListener('abort', letGo, { once: true })
    turn.then(resolve, reject).finally(() => signal.removeEventListener('abort', letGo))
  })
}

/** The limits for one query on the server: seconds, and bytes of memory. */
const SETTINGS = '[out:json][timeout:25][maxsize:67108864]'

/** More than are ever shown. Rove selects the nearest of them, because Overpass cannot sort by distance. */
const MOST_BUSINESSES = 500
/** The shares of the radius that are queried too if the whole circle has more. */
const SMALLER_CIRCLES = [1 / 4, 1 / 16]
const MOST_PLACES = 50
/** The error of a phone's position between houses. */
const ADDRESS_METRES = 75

/** The kinds of places, the most probable first. */
const PLACES = ['city', 'town', 'borough', 'suburb', 'quarter', 'village', 'neighbourhood', 'hamlet']

/** Named businesses with one of these tags around a point, in Overpass QL. @param radius metres */
function businessesQuery(at: { latitude: number; longitude: number }, radius: number, tags: OsmTag[]) {
  const around = `(around:${Math.round(radius)},${at.latitude},${at.longitude})`
  const statements = filtersOf(tags).map((filter) => `nwr${filter}["name"]${around};`)
  return `${SETTINGS};(${statements.join('')});out center ${MOST_BUSINESSES};`
}

/** Named businesses with one of these tags in a region, in Overpass QL. @param region ISO 3166-2 */
function regionQuery(region: string, tags: OsmTag[]) {
  const statements = filtersOf(tags).map((filter) => `nwr${filter}["name"](area.land);`)
  return `${SETTINGS};area["ISO3166-2"=${quoted(region)}]->.land;(${statements.join('')});out center ${MOST_BUSINESSES};`
}

/** Houses around a point, in Overpass QL. */
function addressesQuery(at: Point) {
  const around = `(around:${ADDRESS_METRES},${at.latitude},${at.longitude})`
  return `${SETTINGS};(nwr["addr:street"]["addr:housenumber"]${around};);out center ${MOST_PLACES};`
}

/** Places of one of these names, in Overpass QL. @param country ISO 3166 alpha-2; '' = anywhere */
function placesQuery(names: string[], country: string) {
  const land = country ? `area["ISO3166-1"=${quoted(country)}]->.land;` : ''
  const within = country ? '(area.land)' : ''
  const statements = ['name', 'name:en'].flatMap((key) =>
    names.map((name) => `nwr["place"~"^(${PLACES.join('|')})$"]["${key}"=${quoted(name)}]${within};`),
  )
  return `${SETTINGS};${land}(${statements.join('')});out center ${MOST_PLACES};`
}

/** One filter for each key: ["shop"~"^(bakery|pastry)$"]. */
function filtersOf(tags: OsmTag[]): string[] {
  const values = new Map<string, Set<string>>()
  for (const { key, value } of tags) values.set(key, (values.get(key) ?? new Set()).add(value))
  return [...values].map(([key, wanted]) => {
    if (wanted.has('')) return `[${quoted(key)}]`
    return `[${quoted(key)}~${quoted(`^(${[...wanted].join('|')})$`)}]`
  })
}

/** A string literal in Overpass QL. Control characters become spaces. */
const quoted = (text: string) => `"${text.replace(/\p{Cc}+/gu, ' ').replace(/[\\"]/g, '\\$&')}"`
