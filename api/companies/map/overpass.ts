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
  /** How many at most. */
  limit: number
  signal: AbortSignal
}

interface Near extends Wanted {
  /** Degrees, WGS 84. */
  latitude: number
  longitude: number
  radiusKm: number
}

/** OpenStreetMap's data, as an Overpass API interpreter gives it. */
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
   * Finds a place by its name, of "Rotterdam" or "Cambridge, US"; of several the most populous.
   * @returns null for a name that no place has, and for a whole country
   * @throws ServiceError; the signal's reason
   */
  locate(
    place: Place,
    signal: AbortSignal,
  ): Promise<{ name: string; latitude: number; longitude: number } | null>
  /**
   * The address nearest to a point, as far as a phone may be off; '' where the map knows none.
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
 * Asks an Overpass API politely: one question at a time, the same one not again within an hour, and after a while
 * where it is busy (dev.overpass-api.de, "Commons").
 * @param url its interpreter
 * @param now milliseconds since 1970
 * @param timeoutMs for one question
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

  /** The elements that answer a question, from memory or in turn. */
  async function elementsOf(query: string, signal: AbortSignal): Promise<MapElement[]> {
    signal.throwIfAborted()
    const known = cached(query)
    if (known) return known
    const turn = lastTurn.then(
      async () => cached(query) ?? remember(query, await fetchElements(query, signal)),
    )
    // Whatever became of this turn, the next one follows; who asked hears of it.
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
      // A full answer is cut anywhere, not at the farthest: a smaller circle holds the nearest for certain.
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
 * What an answer means. An error while the query runs comes as a remark beside what was found so far.
 * @returns the elements, or a failure that may pass
 * @throws ServiceError where trying again is no use
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

/** To about 100 m: nobody is told more exactly where the phone is, and who asks from next door is answered from memory. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000

/** To about 10 m, which is as much as tells houses apart. */
const precise = (degrees: number) => Math.round(degrees * 10_000) / 10_000

/** Each thing on the map once. */
const distinct = (elements: MapElement[]) => [
  ...new Map(elements.map((element) => [`${element.type} ${element.id}`, element])).values(),
]

/** Comparable alone: degrees squared on the flat. */
function distance(a: { latitude: number; longitude: number }, b: { latitude: number; longitude: number }) {
  const east = (a.longitude - b.longitude) * Math.cos((b.latitude * Math.PI) / 180)
  return (a.latitude - b.latitude) ** 2 + east ** 2
}

/** As it was written, and capitalised where it was written all in one case: names are compared to the letter. */
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

/** Lets go of a turn that is still to come when its caller does. */
function unlessAborted<T>(signal: AbortSignal, turn: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const letGo = () => reject(signal.reason)
    signal.addEventListener('abort', letGo, { once: true })
    turn.then(resolve, reject).finally(() => signal.removeEventListener('abort', letGo))
  })
}

/** Seconds that the server may work on a question, and bytes of memory. */
const SETTINGS = '[out:json][timeout:25][maxsize:67108864]'

/** More than are ever shown: the nearest of them are chosen here, since Overpass knows no order by distance. */
const MOST_BUSINESSES = 500
/** Of the radius that was asked for, where that holds more. */
const SMALLER_CIRCLES = [1 / 4, 1 / 16]
const MOST_PLACES = 50
/** A phone between houses is off by so much. */
const ADDRESS_METRES = 75

/** From most to least likely meant. */
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

/** One filter per key: ["shop"~"^(bakery|pastry)$"]. */
function filtersOf(tags: OsmTag[]): string[] {
  const values = new Map<string, Set<string>>()
  for (const { key, value } of tags) values.set(key, (values.get(key) ?? new Set()).add(value))
  return [...values].map(([key, wanted]) => {
    if (wanted.has('')) return `[${quoted(key)}]`
    return `[${quoted(key)}~${quoted(`^(${[...wanted].join('|')})$`)}]`
  })
}

/** A string of Overpass QL; control characters mean nothing in a name. */
const quoted = (text: string) => `"${text.replace(/\p{Cc}+/gu, ' ').replace(/[\\"]/g, '\\$&')}"`
