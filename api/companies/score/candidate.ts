import type { ParsedQuery } from '#api/companies/query/query.ts'
import { fold } from '#api/text/tokens.ts'
import type { ScorePart, SourceName } from '#db/model/entities/source.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { reasonFor } from './reason.ts'
import { scoreCompany } from './score.ts'

/** A company that a source names, before it is scored; '' and null for what the source does not know. */
export interface Candidate {
  name: string
  website: string
  industry: string
  /** "Small", "Medium", "Large", or the source's own words. */
  size: string
  city: string
  /** ISO 3166 alpha-2. */
  country: string
  /** What it does, in a sentence. */
  description: string
  tags: string[]
  /** When its facts were true: a year or a date. */
  asOf: string
  /** The chain that it is a branch of. */
  chain?: string
  source: SourceName
  /** The source's own page about it. */
  sourceUrl: string
  email: string
  phoneNumber: string
  address: string
  /** Degrees, WGS 84. */
  latitude: number | null
  longitude: number | null
}

/** A company that may buy the product, of whatever source. */
export interface FoundCompany {
  companyName: string
  industry: string
  website: string
  reasoning: string
  companySize: string
  city: string
  /** ISO 3166 alpha-2. */
  country: string
  /** 0 to 100. */
  matchScore: number
  scores: ScorePart[]
  /** Published contact data that the source itself gave; '' = none. */
  email: string
  phoneNumber: string
  address: string
  source: SourceName
  /** The source's own page about it; '' where it has none. */
  sourceUrl: string
  /** When its facts were true: a year or a date. */
  asOf: string
  domain: Suggestion['domain']
  /** Degrees, WGS 84. */
  latitude: number | null
  longitude: number | null
}

/** A candidate that may buy the product, and the company that it would be found as. */
interface ScoredCandidate<C> {
  candidate: C
  company: FoundCompany
}

/** How telling each word is where there is no directory to count in. */
const SPECIFICITY = 0.6

/**
 * Scores companies of other sources as the directory scores its own, best first.
 * @returns those that may buy: one that sells the same, or has nothing in common with the product, is left out
 */
export function scoreCandidates<C extends Candidate>(
  query: ParsedQuery,
  candidates: readonly C[],
): ScoredCandidate<C>[] {
  return candidates
    .flatMap((candidate) => {
      const { name, industry, size, city, country, description, tags, asOf } = candidate
      const facts = { name, industry, size, city, country, description, asOf }
      const scored = scoreCompany(
        { ...facts, place: fold(city), tags: tags.join(', ') },
        query,
        () => SPECIFICITY,
      )
      if (!scored) return []
      const { score, parts } = scored
      return [{ candidate, company: foundCompany(candidate, score, parts, reasonFor(scored, query)) }]
    })
    .sort(({ company: a }, { company: b }) => b.matchScore - a.matchScore)
}

function foundCompany(
  candidate: Candidate,
  matchScore: number,
  scores: ScorePart[],
  reasoning: string,
): FoundCompany {
  const { name, size, industry, website, city, country, asOf, source, sourceUrl } = candidate
  const { email, phoneNumber, address, latitude, longitude } = candidate
  return {
    companyName: name,
    companySize: size,
    industry,
    website,
    city,
    country,
    asOf,
    source,
    sourceUrl,
    email,
    phoneNumber,
    address,
    latitude,
    longitude,
    reasoning,
    matchScore,
    scores,
    domain: '',
  }
}
