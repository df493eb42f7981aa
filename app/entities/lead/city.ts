import { cityOf } from '#db/composer/city.ts'
import type { Lead } from '#db/model/entities/lead.ts'

const cities = new WeakMap<Lead, string>()

/** A lead's city according to its address; '' if that is unclear. */
export function leadCity(lead: Lead): string {
  const known = cities.get(lead) ?? cityOf(lead.address) ?? ''
  cities.set(lead, known)
  return known
}
