import type { Hunter, HunterAccess } from '#api/outside/hunter.ts'
import type { Candidate } from './map/candidate.ts'
import { placeOf } from './query/places.ts'
import { type Ask, wishOf } from './query/query.ts'
import { sizesIn } from './query/sizes.ts'
import { weighCompanies } from './score/candidate.ts'
import { type Company, companyFrom } from './score/company.ts'

const employees = { Small: '1-50', Medium: '51-500', Large: 'more than 500' }

/** Companies that Hunter's Discover lists for a description of the product's buyers. */
export async function companiesDiscovered(
  hunter: Hunter,
  access: HunterAccess,
  ask: Ask,
  signal: AbortSignal,
): Promise<Company[]> {
  const query = queryFor(ask)
  const found = await hunter.discover(access, query, signal)
  const candidates = found.map(({ domain, name, industry, headcount, city, country }): Candidate => {
    const [only = '', ...others] = placeOf(country)?.countries ?? []
    return {
      name,
      website: `https://${domain}`,
      // Hunter lists them for the industry it was asked for.
      industry: industry || ask.product.target_industry,
      size: sizesIn(headcount)[0] ?? '',
      city,
      country: others.length === 0 ? only : '',
      description: '',
      tags: [],
      asOf: '',
      source: 'hunter',
      sourceUrl: `https://hunter.io/companies/${domain}`,
      ...{ email: '', phoneNumber: '', address: '', latitude: null, longitude: null },
    }
  })
  return weighCompanies({ ...ask, location: undefined, companySize: undefined }, candidates).map(
    (weighed) => ({
      ...companyFrom(weighed),
      reasoning: `Hunter lists it for “${query}”.`,
    }),
  )
}

/** "Bakery companies in Rotterdam with 1-50 employees: bread, rolls". */
function queryFor(ask: Ask): string {
  const wish = wishOf(ask)
  const [size] = wish.sizes
  return [
    `${ask.product.target_industry || wish.industries.join(' or ') || 'All'} companies`,
    ask.location && `in ${ask.location}`,
    size && `with ${employees[size]} employees`,
    ask.keywords && `about ${ask.keywords}`,
  ]
    .filter(Boolean)
    .join(' ')
    .slice(0, 300)
}
