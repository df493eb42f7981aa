import type { ParsedQuery } from '#api/companies/query/query.ts'
import { fold } from '#api/text/tokens.ts'
import type { ScorePart, SourceName } from '#db/model/entities/source.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { reasonFor } from './reason.ts'
import { scoreCompany } from './score.ts'

/** A company from a source, before it is scored; '' and null for values that the source does not have. */
export interface Candidate {
  name: string
  website: string
  industry: string
  /** "Small", "Medium", "Large", or the source's own words. */
  size: string
  city: string
  /** ISO 3166 alpha-2. */
  country: string
  /** What the company does, in a sentence. */
  description: string
  tags: string[]
  /** The year or date at which the facts were true. */
  asOf: string
  /** The chain to which this branch belongs. */
  chain?: string
  source: SourceName
  /** The source's own page about the company. */
  sourceUrl: string
  email: string
  phoneNumber: string
  address: string
  /** Degrees, WGS 84. */
  latitude: number | null
  longitude: number | null
}

/** A company that may buy the product, from any source. */
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
  /** Published contact data from the source itself; '' = none. */
  email: string
  phoneNumber: string
  address: string
  source: SourceName
  /** The source's own page about the company, or ''. */
  sourceUrl: string
  /** The year or date at which the facts were true. */
  asOf: string
  domain: Suggestion['domain']
  /** Degrees, WGS 84. */
  latitude: number | null
  longitude: number | null
}

/** A candidate that may buy the product, and the found company that is made from it. */
interface ScoredCandidate<C> {
  candidate: C
  company: FoundCompany
}

/** The specificity of every term for sources without a directory in which terms can be counted. */
const SPECIFICITY = 0.6

/**
 * Scores companies from other sources like those of the directory.
 * @returns the companies that may buy, best first; those that sell the same or have nothing in common with the product
 *   are left out
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
      const { parts, trade } = scored.explain()
      const reason = reasonFor(scored, trade, query)
      return [{ candidate, company: foundCompany(candidate, scored.score, parts, reason) }]
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
