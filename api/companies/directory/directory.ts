import { dirname, join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ParsedQuery } from '#api/companies/query/query.ts'
import type { FoundCompany } from '#api/companies/score/candidate.ts'
import { reasonFor } from '#api/companies/score/reason.ts'
import { REFUSED, type ScoredCompany, scoreCompany } from '#api/companies/score/score.ts'
import { readableLabel } from '#api/companies/trades/company.ts'
import type { IndexedCompany } from '#db/model/companyIndex.ts'
import { kilometresBetween, type Point, pointIn } from '#db/model/place.ts'
import { indexOfSources, type Malformed } from './build.ts'
import { candidatesFor, centresOf, type Searched, specificityIn } from './candidates.ts'

/** A company from a directory that may buy the product. */
export interface DirectoryCompany extends Omit<FoundCompany, 'source' | 'domain'> {
  source: 'directory' | 'imported'
}

export interface Directory {
  /**
   * The result of opening: whether the index was rebuilt, how many lines were left out, how many companies it has.
   */
  opened: { rebuilt: boolean; malformed: number; companies: number }
  /** Whether it has nothing but the well-known companies that ship with Rove, which are there to try it out. */
  isStarter: boolean
  /**
   * Companies that may buy the product, best first. There are fewer than requested, or none, if the directory has no
   * more plausible ones.
   */
  suggest(query: ParsedQuery): Promise<DirectoryCompany[]>
  close(): void
}

/** The companies that ship with Rove. */
export const starterDirectory = join(dirname(fileURLToPath(import.meta.url)), 'companies.jsonl')

/** The number of candidates that are scored before other work gets its turn: a millisecond or two. */
const SCORED_AT_ONCE = 5

/** Below this score a company is not plausible. */
export const PLAUSIBLE = 54

/**
 * Opens the directory of companies. If a source has changed, its index is rebuilt first.
 * @param file the index's file, which is derived from the sources and safe to delete; ':memory:' keeps it in memory
 * @param sources JSON Lines files of companies; for the same domain the later file's row wins
 * @param onMalformed called with every line that is left out
 * @throws if a source cannot be read
 */
export function openDirectory({
  file,
  sources,
  onMalformed = () => {},
}: {
  file: string
  sources: string[]
  onMalformed?: (line: Malformed) => void
}): Directory {
  const { index, ...built } = indexOfSources(file, sources, onMalformed)
  return {
    opened: { ...built, companies: index.companies },
    isStarter: sources.length === 1 && sources[0] === starterDirectory,
    suggest: (query) => suggestFrom(index, 'directory', query),
    close: () => index.close(),
  }
}

/** Companies of an index that may buy the product, best first. */
export async function suggestFrom(
  index: Searched,
  source: DirectoryCompany['source'],
  query: ParsedQuery,
): Promise<DirectoryCompany[]> {
  const specificity = await specificityIn(index, query.terms)
  const centres = await centresOf(index, query)
  const candidates = await candidatesFor(index, query, centres)
  const scored: ScoredCompany<IndexedCompany>[] = []
  for (let at = 0; at < candidates.length; at += SCORED_AT_ONCE) {
    for (const company of candidates.slice(at, at + SCORED_AT_ONCE)) {
      const one = scoreCompany(company, query, specificity)
      if (one) scored.push(one)
    }
    await turn()
  }
  return scored
    .filter(({ score, refused }) => score >= (refused ? PLAUSIBLE * REFUSED : PLAUSIBLE))
    .sort((a, b) => b.score - a.score || reachOf(b.company) - reachOf(a.company))
    .slice(0, query.count)
    .map((one) => directoryCompany(one, query, source, centres))
}

/**
 * The sort key for equal scores: companies with a phone number come first, then those with a website, email or
 * address.
 */
const reachOf = ({ phone, website, email, address }: IndexedCompany) =>
  (phone ? 4 : 0) + (website ? 3 : 0) + (email ? 2 : 0) + (address ? 1 : 0)

/** The distance to the nearest of the centres, in whole kilometres; undefined without any. */
const nearestKm = (position: Point, centres: readonly Point[]): number | undefined =>
  centres.length > 0
    ? Math.round(Math.min(...centres.map((centre) => kilometresBetween(centre, position))))
    : undefined

function directoryCompany(
  scored: ScoredCompany<IndexedCompany>,
  parsed: ParsedQuery,
  source: DirectoryCompany['source'],
  centres: readonly Point[],
): DirectoryCompany {
  const position = pointIn(scored.company.position)
  const km = position && nearestKm(position, centres)
  const { name, industry, website, size, city, country, email, phone, address, asOf, domain } = scored.company
  const { parts, trade } = scored.explain()
  return {
    companyName: name,
    industry: readableLabel(industry),
    website,
    companySize: size,
    city,
    country,
    email,
    phoneNumber: phone,
    address,
    asOf,
    source,
    sourceUrl: website ? '' : domain,
    reasoning: reasonFor(scored, trade, parsed),
    matchScore: scored.score,
    scores: parts.map((part) =>
      part.part === 'Place' && km !== undefined ? { ...part, why: `${part.why}, ${km} km away` } : part,
    ),
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
  }
}
