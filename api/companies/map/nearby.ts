import { landsOf } from '#api/companies/query/places.ts'
import { inAnyPlace, type ParsedQuery } from '#api/companies/query/query.ts'
import { type Candidate, type FoundCompany, scoreCandidates } from '#api/companies/score/candidate.ts'
import { PermanentError } from '#api/jobs/failure.ts'
import { ServiceError } from '#api/net/errors.ts'
import { kilometresBetween, type Point } from '#db/model/place.ts'
import { candidateOf, type MapElement } from './element.ts'
import type { Overpass } from './overpass.ts'
import { tagsFor } from './tags.ts'

const RADIUS_KM = 5
/** The radius around a town if the search gives none. */
const AROUND_TOWN_KM = 15
const MOST_LOOKED_AT = 200

/**
 * Businesses on OpenStreetMap around the phone or a place, in the trades that may buy the product.
 * @param query its location is the place if there is no `near`
 * @returns the companies, best first; of those with equal scores, those with a phone or a website come first, the
 * nearest   of them first
 * @throws PermanentError without a place, or for a place that the map does not know; ServiceError
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

/** Whether the map can be asked for a query's place: a town or a region. Whole countries are too large. */
export function isOnMap({ place }: ParsedQuery): boolean {
  return place !== undefined && (place.regions.length > 0 || place.text !== '')
}

/**
 * The same, for a search in which other sources found too few companies in a place. If the map fails, the result is a
 * note. A place that the map does not know gives neither companies nor a note.
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

/**
 * Elements as companies, best first; of equal scores, those with a phone or a website first, then in their given
 * order.
 */
function companiesOf(query: ParsedQuery, elements: MapElement[]): FoundCompany[] {
  return scoreCandidates(inAnyPlace(query), elements.map(candidateOf))
    .map(({ company, candidate }) => ({ ...company, ...chainOf(company, candidate) }))
    .toSorted((a, b) => b.matchScore - a.matchScore || reachOf(b) - reachOf(a))
}

const reachOf = ({ phoneNumber, website }: FoundCompany) => (phoneNumber || website ? 1 : 0)

/** Adds the chain of a branch to the reason, because the people who decide for a branch are elsewhere. */
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

/** The distance in words: "1.2 km away". */
function distanceIn({ latitude, longitude }: FoundCompany, centre: Point): string {
  if (latitude === null || longitude === null) return 'Within your radius'
  const km = kilometresBetween(centre, { latitude, longitude })
  return `${km < 10 ? km.toFixed(1) : Math.round(km)} km away`
}
