import type { Ask } from '#api/companies/query/query.ts'
import { wishOf } from '#api/companies/query/query.ts'
import { weighCompanies } from '#api/companies/score/candidate.ts'
import { type Company, companyFrom } from '#api/companies/score/company.ts'
import { Failed } from '#api/jobs/failed.ts'
import { candidateOf } from './candidate.ts'
import { kindsFor } from './categories.ts'
import type { Overpass } from './overpass.ts'

const RADIUS_KM = 5
const MOST_LOOKED_AT = 200
const EARTH_KM = 6371

interface Point {
  latitude: number
  longitude: number
}

/**
 * Businesses on OpenStreetMap around the phone or a place, of the kinds that may buy the product.
 * @param ask its location names the place where there is no `near`
 * @throws Failed without a place, or for one that no map knows
 */
export async function companiesNearby(
  overpass: Overpass,
  ask: Ask,
  {
    near,
    radiusKm = RADIUS_KM,
    signal,
  }: { near: Point | undefined; radiusKm: number | undefined; signal: AbortSignal },
): Promise<Company[]> {
  const centre = near ?? (await placeOf(overpass, ask.location, signal))
  // Within the radius all places are as good.
  const here = { ...ask, location: undefined }
  const elements = await overpass.businessesNear({
    latitude: centre.latitude,
    longitude: centre.longitude,
    radiusKm,
    kinds: kindsFor(wishOf(here)),
    limit: MOST_LOOKED_AT,
    signal,
  })
  return weighCompanies(here, elements.map(candidateOf)).map((weighed) => {
    const { latitude, longitude } = weighed.company
    const km =
      latitude === null || longitude === null ? undefined : kmBetween(centre, { latitude, longitude })
    const why =
      km === undefined ? 'Within your radius' : `${km < 10 ? km.toFixed(1) : Math.round(km)} km away`
    return companyFrom(weighed, [{ part: 'Place', points: 0, of: 0, why }])
  })
}

async function placeOf(
  overpass: Overpass,
  location: string | undefined,
  signal: AbortSignal,
): Promise<Point> {
  if (!location)
    throw new Failed('OpenStreetMap needs a place. Please enter a location or use your position.')
  const place = await overpass.locate(location, signal)
  if (!place)
    throw new Failed(`OpenStreetMap knows no place called “${location}”. Please enter a town or city.`)
  return place
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
