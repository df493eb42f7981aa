import { industriesNamed } from '#api/companies/query/industries.ts'
import { fold, wordsOf } from '#api/companies/query/tokens.ts'
import type { Company } from './entry.ts'

// Each facet is one word of the full-text index; the digit keeps it apart from what people write.
const oneWord = (text: string) => wordsOf(text).join('')

export const countryFacet = (code: string): string => `9c${oneWord(code)}`
export const sizeFacet = (size: string): string => `9s${oneWord(size)}`
export const cityFacet = (city: string): string => `9p${oneWord(city)}`
export const industryFacet = (name: string): string => `9i${oneWord(name)}`

/** What a search may be limited to, apart by blanks: the company's country, size, city and known industries. */
export function facetsOf({ country, size, city, industry }: Company): string {
  return [
    ...industriesNamed(industry).map(industryFacet),
    country && countryFacet(country),
    size && sizeFacet(size),
    fold(city) && cityFacet(city),
  ]
    .filter(Boolean)
    .join(' ')
}
