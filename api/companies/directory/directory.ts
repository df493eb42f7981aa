import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CompanyQuery, type ParsedQuery, parseQuery } from '#api/companies/query/query.ts'
import type { FoundCompany } from '#api/companies/score/candidate.ts'
import { reasonFor } from '#api/companies/score/reason.ts'
import { type ScoredCompany, scoreCompany } from '#api/companies/score/score.ts'
import type { CompanyIndex, IndexedCompany } from '#db/model/companyIndex.ts'
import { openCompanyIndex } from '#db/server/sqlite/companyIndex.ts'
import { indexOfSources, type Malformed } from './build.ts'
import { candidatesFor, specificityIn } from './candidates.ts'

/** A company of a directory that may buy the product. */
export interface DirectoryCompany
  extends Omit<FoundCompany, 'source' | 'sourceUrl' | 'domain' | 'latitude' | 'longitude'> {
  source: 'directory' | 'imported'
}

export interface Directory {
  /** What opening it did: whether it was built anew, how many lines of the sources were left out. */
  opened: { rebuilt: boolean; malformed: number; companies: number }
  /**
   * Companies that may buy the product, best first: fewer than asked for, or none, where the directory knows
   * no plausible ones.
   */
  suggest(query: CompanyQuery): Promise<DirectoryCompany[]>
  close(): void
}

/** The companies that ship with Rove. */
export const starterDirectory = join(dirname(fileURLToPath(import.meta.url)), 'companies.jsonl')

/** Below this score a company is not plausible. */
const FLOOR = 54

/**
 * Opens the directory of companies, building its file first when a source has changed.
 * @param file the index's file, derived from the sources and safe to delete; ':memory:' keeps it in memory
 * @param sources JSON Lines files of companies; for the same domain the later file's row stands
 * @param onMalformed told of every line that is left out
 * @throws when a source cannot be read
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
    suggest: (query) => suggestFrom(index, 'directory', query),
    close: () => index.close(),
  }
}

/**
 * Opens a file that an import has filled (api/companies/import/import.ts).
 * @throws when it is none
 */
export function openImport(file: string): Omit<Directory, 'opened'> {
  const index = openCompanyIndex(file)
  return { suggest: (query) => suggestFrom(index, 'imported', query), close: () => index.close() }
}

async function suggestFrom(
  index: CompanyIndex,
  source: DirectoryCompany['source'],
  query: CompanyQuery,
): Promise<DirectoryCompany[]> {
  const parsed = parseQuery(query)
  const { exclude } = query
  const specificity = await specificityIn(index, parsed.terms)
  const excluded = typeof exclude === 'function' ? exclude : (domain: string) => exclude.has(domain)
  const candidates = await candidatesFor(index, parsed, excluded)
  return candidates
    .flatMap((company) => scoreCompany(company, parsed, specificity) ?? [])
    .filter(({ score }) => score >= FLOOR)
    .sort((a, b) => b.score - a.score || a.company.name.localeCompare(b.company.name, 'en'))
    .slice(0, query.count)
    .map((scored) => directoryCompany(scored, parsed, source))
}

function directoryCompany(
  scored: ScoredCompany<IndexedCompany>,
  parsed: ParsedQuery,
  source: DirectoryCompany['source'],
): DirectoryCompany {
  const { name, industry, website, size, city, country, email, phone, address, asOf } = scored.company
  return {
    ...{ companyName: name, industry, website, companySize: size, city, country },
    ...{ email, phoneNumber: phone, address, asOf, source },
    reasoning: reasonFor(scored, parsed),
    matchScore: scored.score,
    scores: scored.parts,
  }
}
