import type { Found } from '#api/companies/directory/directory.ts'
import type { Candidate } from '#api/companies/map/candidate.ts'
import type { ScorePart, SourceName } from '#db/model/entities/source.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import type { Weighed } from './candidate.ts'

/** A company that may buy the product, of whatever source. */
export interface Company extends Omit<Found, 'source'> {
  source: SourceName
  /** The source's own page about it; '' where it has none. */
  sourceUrl: string
  domain: Suggestion['domain']
  /** Degrees, WGS 84. */
  latitude: number | null
  longitude: number | null
}

/** The directory's own companies are checked before they ship or are imported by someone who knows them. */
export const companyOf = (found: Found): Company => ({
  ...found,
  sourceUrl: '',
  domain: '',
  latitude: null,
  longitude: null,
})

/** @param more further parts of the score, which say something and add nothing */
export function companyFrom<C extends Candidate>(
  { company, score, parts, reasoning }: Weighed<C>,
  more: ScorePart[] = [],
): Company {
  const { name, industry, website, size, city, country, asOf, source, sourceUrl } = company
  const { email, phoneNumber, address, latitude, longitude } = company
  return {
    ...{ companyName: name, industry, website, companySize: size, city, country, asOf, source, sourceUrl },
    ...{ email, phoneNumber, address, latitude, longitude },
    reasoning,
    matchScore: score,
    scores: [...parts, ...more],
    domain: '',
  }
}
