import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { type Ask, type Wish, wishOf } from '#api/companies/query/query.ts'
import { reasoningFor } from '#api/companies/score/reason.ts'
import { type Fit, fitOf } from '#api/companies/score/score.ts'
import type { ScorePart } from '#db/model/entities/source.ts'
import { buildDirectory, type Malformed } from './build.ts'
import { candidatesFor } from './candidates.ts'
import { rarityIn } from './rarity.ts'
import { type Reader, readerOf } from './reader.ts'

/** A company that may buy the product. */
export interface Found {
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
  source: 'directory' | 'imported'
  /** When its facts were true: a year or a date. */
  asOf: string
}

export interface Directory {
  /** What opening it did: whether it was built anew, how many lines of the sources were left out. */
  opened: { rebuilt: boolean; malformed: number; companies: number }
  /**
   * Companies that may buy the product, best first: fewer than asked for, or none, where the directory knows
   * no plausible ones.
   */
  suggest(ask: Ask): Found[]
  close(): void
}

/** The companies that ship with Rove. */
export const starterDirectory = join(dirname(fileURLToPath(import.meta.url)), 'companies.jsonl')

/** Of an imported file so much is read straight from the system's cache, in bytes. */
export const MOST_MAPPED = 1024 ** 3

/** Below this score a company is not plausible. */
const FLOOR = 54

/**
 * Opens the directory of companies, building its file first when a source has changed.
 * @param file the SQLite file, derived from the sources and safe to delete; ':memory:' keeps it in memory
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
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const db = new Database(file)
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = NORMAL')
  db.pragma('busy_timeout = 5000')
  const built = buildDirectory(db, sources, onMalformed)
  const reader = readerOf(db)
  return {
    opened: { ...built, companies: reader.companies },
    suggest: (ask) => suggestFrom(reader, 'directory', ask),
    close: () => db.close(),
  }
}

/**
 * Opens a file that an import has filled (import.ts).
 * @throws when it is none
 */
export function openImport(file: string): Omit<Directory, 'opened'> {
  const db = new Database(file, { readonly: true })
  db.pragma(`mmap_size = ${MOST_MAPPED}`)
  const reader = readerOf(db)
  return { suggest: (ask) => suggestFrom(reader, 'imported', ask), close: () => db.close() }
}

function suggestFrom(reader: Reader, source: Found['source'], ask: Ask): Found[] {
  const wish = wishOf(ask)
  const { exclude } = ask
  const rarity = rarityIn(reader)
  const excluded = typeof exclude === 'function' ? exclude : (domain: string) => exclude.has(domain)
  return candidatesFor(reader, wish, excluded)
    .flatMap((row) => fitOf(row, wish, rarity) ?? [])
    .filter((fit) => fit.score >= FLOOR)
    .sort((a, b) => b.score - a.score || a.row.name.localeCompare(b.row.name, 'en'))
    .slice(0, ask.count)
    .map((fit) => foundOf(fit, wish, source))
}

const foundOf = (fit: Fit, wish: Wish, source: Found['source']): Found => ({
  companyName: fit.row.name,
  industry: fit.row.industry,
  website: fit.row.website,
  reasoning: reasoningFor(fit, wish),
  companySize: fit.row.size,
  city: fit.row.city,
  country: fit.row.country,
  email: fit.row.email,
  phoneNumber: fit.row.phone,
  address: fit.row.address,
  matchScore: fit.score,
  scores: fit.parts,
  source,
  asOf: fit.row.asOf,
})
