import { landsOf } from '#api/companies/query/places.ts'
import { inAnyPlace, type ParsedQuery } from '#api/companies/query/query.ts'
import { type Candidate, type FoundCompany, scoreCandidates } from '#api/companies/score/candidate.ts'
import { PermanentError } from '#api/jobs/failure.ts'
import { ServiceError } from '#api/net/errors.ts'
import type { Point } from '#db/model/place.ts'
import { candidateOf, type MapElement } from './element.ts'
import type { Overpass } from './overpass.ts'
import { tagsFor } from './tags.ts'

const RADIUS_KM = 5
/** Around a town that was named, where nobody said how far. */
const AROUND_TOWN_KM = 15
const MOST_LOOKED_AT = 200
const EARTH_KM = 6371

/**
 * Businesses on OpenStreetMap around the phone or a place, of the trades that may buy the product.
 * @param query its location names the place where there is no `near`
 * @returns best first; of equal ones those that can be called or looked at, the nearest first
 * @throws PermanentError without a place, or for one that no map knows; ServiceError
 */
export async function companiesNearby(
  overpass: Overpass,
  query: ParsedQuery,
  {
    near,
    radiusKm = RADIUS_KM,
    signal,
  }: { near: Point | undefined; radiusKm: number | undefined; signal: AbortSignal },
): Promise<FoundCompany[]> {
  const centre = near ?? (await centreOf(overpass, query, signal))
  const { latitude, longitude } = centre
  const tags = tagsFor(query)
  const elements = await overpass.businessesNear({
    latitude,
    longitude,
    radiusKm,
    tags,
    limit: MOST_LOOKED_AT,
    signal,
  })
  return companiesOf(query, elements).map((company) => ({
    ...company,
    scores: [...company.scores, { part: 'Place', points: 0, of: 0, why: distanceIn(company, centre) }],
  }))
}

/** Whether the map can be asked for a query's place: a town, or one region; whole countries are too large. */
export function isOnMap({ place }: ParsedQuery): boolean {
  return place !== undefined && (place.regions.length > 0 || place.text !== '')
}

/**
 * The same where other sources found too few in a place already: where the map fails, what they found stands, with a
 * note; a place that the map does not know has none.
 * @throws the signal's reason
 */
export async function companiesThere(
  overpass: Overpass,
  query: ParsedQuery,
  { radiusKm = AROUND_TOWN_KM, signal }: { radiusKm: number | undefined; signal: AbortSignal },
): Promise<{ companies: FoundCompany[]; notes: string[] }> {
  try {
    return { companies: await inTownOrRegion(overpass, query, radiusKm, signal), notes: [] }
  } catch (error) {
    if (error instanceof PermanentError) return { companies: [], notes: [] }
    if (!(error instanceof ServiceError)) throw error
    return {
      companies: [],
      notes: ['OpenStreetMap could not be asked, so companies from the map are missing.'],
    }
  }
}

async function inTownOrRegion(
  overpass: Overpass,
  query: ParsedQuery,
  radiusKm: number,
  signal: AbortSignal,
): Promise<FoundCompany[]> {
  const { place } = query
  const [land = '', another] = place ? landsOf(place) : []
  const inLand = (company: FoundCompany) => ({
    ...company,
    country: company.country || (another ? '' : land),
  })
  const [region] = place?.text ? [] : (place?.regions ?? [])
  if (!region)
    return (await companiesNearby(overpass, query, { near: undefined, radiusKm, signal })).map(inLand)
  const tags = tagsFor(query)
  const elements = await overpass.businessesIn(region, { tags, limit: MOST_LOOKED_AT, signal })
  return companiesOf(query, elements).map(inLand)
}

/** Elements as companies, best first; of equal ones those with a phone or a site, else in their order. */
function companiesOf(query: ParsedQuery, elements: MapElement[]): FoundCompany[] {
  return scoreCandidates(inAnyPlace(query), elements.map(candidateOf))
    .map(({ company, candidate }) => ({ ...company, ...chainOf(company, candidate) }))
    .toSorted((a, b) => b.matchScore - a.matchScore || reachOf(b) - reachOf(a))
}

const reachOf = ({ phoneNumber, website }: FoundCompany) => (phoneNumber || website ? 1 : 0)

/** A branch says so: who decides there sits elsewhere. */
function chainOf({ reasoning }: FoundCompany, { chain = '' }: Candidate): Pick<FoundCompany, 'reasoning'> {
  return { reasoning: chain ? `${reasoning} Part of the chain ${chain}.` : reasoning }
}

async function centreOf(
  overpass: Overpass,
  { asked, place }: ParsedQuery,
  signal: AbortSignal,
): Promise<Point> {
  if (!asked.location || !place) {
    throw new PermanentError('OpenStreetMap needs a place. Please enter a location or use your position.')
  }
  const point = await overpass.locate(place, signal)
  if (!point) {
    throw new PermanentError(
      `OpenStreetMap knows no place called “${asked.location}”. Please enter a town or city.`,
    )
  }
  return point
}

/** "1.2 km away". */
function distanceIn({ latitude, longitude }: FoundCompany, centre: Point): string {
  if (latitude === null || longitude === null) return 'Within your radius'
  const km = kmBetween(centre, { latitude, longitude })
  return `${km < 10 ? km.toFixed(1) : Math.round(km)} km away`
}

/** As the crow flies (haversine formula). */
function kmBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const dLat = radians(b.latitude - a.latitude)
  const dLon = radians(b.longitude - a.longitude)
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h))
}
