import type { Lead } from '#db/model/entities/lead.ts'
import { type FindTown, type LeadPoint, pointOf } from '#db/model/leadPoint.ts'

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

function withCompany(lead: Lead, companies: ReadonlyMap<number, CompanyPlace>) {
  const company = companies.get(lead.suggestionId ?? 0)
  if (lead.located || !company || company.latitude === null || company.longitude === null) return lead
  const { address, place, placeAddress } = lead
  const { latitude, longitude } = company
  const source = 'openstreetmap' as const
  const located = {
    latitude,
    longitude,
    source,
    accuracyMetres: COMPANY_METRES,
    address: company.address || address,
  }
  return { address, place, placeAddress, located }
}
