import type { CompanyQuery } from '#api/companies/query/query.ts'
import { parseQuery } from '#api/companies/query/query.ts'
import { type FoundCompany, scoreCandidates } from '#api/companies/score/candidate.ts'
import { PermanentError } from '#api/jobs/failure.ts'
import type { Point } from '#db/model/place.ts'
import { tagsFor } from './categories.ts'
import { candidateOf } from './element.ts'
import type { Overpass } from './overpass.ts'

const RADIUS_KM = 5
const MOST_LOOKED_AT = 200
const EARTH_KM = 6371

/**
 * Businesses on OpenStreetMap around the phone or a place, of the categories that may buy the product.
 * @param query its location names the place where there is no `near`
 * @throws PermanentError without a place, or for one that no map knows; ServiceError
 */
export async function companiesNearby(
  overpass: Overpass,
  query: CompanyQuery,
  {
    near,
    radiusKm = RADIUS_KM,
    signal,
  }: { near: Point | undefined; radiusKm: number | undefined; signal: AbortSignal },
): Promise<FoundCompany[]> {
  const centre = near ?? (await centreOf(overpass, query.location, signal))
  // Within the radius all places are as good.
  const here = { ...query, location: undefined }
  const elements = await overpass.businessesNear({
    latitude: centre.latitude,
    longitude: centre.longitude,
    radiusKm,
    tags: tagsFor(parseQuery(here)),
    limit: MOST_LOOKED_AT,
    signal,
  })
  return scoreCandidates(here, elements.map(candidateOf)).map(({ company }) => ({
    ...company,
    scores: [...company.scores, { part: 'Place', points: 0, of: 0, why: distanceIn(company, centre) }],
  }))
}

async function centreOf(
  overpass: Overpass,
  location: string | undefined,
  signal: AbortSignal,
): Promise<Point> {
  if (!location) {
    throw new PermanentError('OpenStreetMap needs a place. Please enter a location or use your position.')
  }
  const place = await overpass.locate(location, signal)
  if (!place) {
    throw new PermanentError(
      `OpenStreetMap knows no place called “${location}”. Please enter a town or city.`,
    )
  }
  return place
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
