import type { Lead } from '#db/model/entities/lead.ts'
import { type FindTown, type LeadPoint, pointOf } from '#db/model/leadPoint.ts'
import type { Located } from '#db/model/place.ts'

/** Where the company of a suggestion is, as far as its source says. */
export interface CompanyPlace {
  id: number
  latitude: number | null
  longitude: number | null
  address: string
}

/** Where leads are; undefined for a lead of which nothing says where it is. */
export type PointOfLead = (lead: Lead) => LeadPoint | undefined

/** How far the point of a company on OpenStreetMap may be from its door. */
const COMPANY_METRES = 50

/**
 * Where leads are, each looked up once.
 * @param companies the suggestions, for leads that were made before the points of their companies were kept
 * @param findTown without it, no lead has only a town
 */
export function leadPoints(companies: readonly CompanyPlace[], findTown?: FindTown): PointOfLead {
  const byId = new Map(companies.map((company) => [company.id, company]))
  const known = new WeakMap<Lead, LeadPoint | { unknown: true }>()
  return (lead) => {
    const point = known.get(lead) ?? pointOf(withCompany(lead, byId), findTown) ?? { unknown: true }
    known.set(lead, point)
    return 'unknown' in point ? undefined : point
  }
}

/** What the source of a company says about where it is. */
interface Company extends CompanyPlace {
  city: string
  country: string
}

/** Where a company that is no lead yet is: as its source says, otherwise its town. @param findTown see leadPoints */
export function companyPoint(company: Company, findTown?: FindTown): LeadPoint | undefined {
  const { city, country, address } = company
  const where = address || [city, country].filter(Boolean).join(', ')
  const located = locatedBy(company, where)
  return pointOf({ address: where, place: null, placeAddress: '', located }, findTown)
}

function withCompany(lead: Lead, companies: ReadonlyMap<number, CompanyPlace>) {
  const { address, place, placeAddress } = lead
  const company = companies.get(lead.suggestionId ?? 0)
  const located = company && locatedBy(company, company.address || address)
  return lead.located || !located ? lead : { address, place, placeAddress, located }
}

/** The point of a company, if its source has one. @param address where that point is */
function locatedBy({ latitude, longitude }: CompanyPlace, address: string): Located | null {
  if (latitude === null || longitude === null) return null
  return { latitude, longitude, source: 'openstreetmap', accuracyMetres: COMPANY_METRES, address }
}
