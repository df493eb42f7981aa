import type Database from 'better-sqlite3'
import { stem, wordsOf } from '#api/companies/query/tokens.ts'

/** A company as it stands in the directory's file; tags are parted by ", ". */
export interface Row {
  id: number
  domain: string
  name: string
  website: string
  industry: string
  size: string
  city: string
  place: string
  country: string
  description: string
  tags: string
  email: string
  phone: string
  address: string
  asOf: string
}

/** Reads a directory's file, by statements that are prepared once. */
export interface Reader {
  /** How many there are. */
  companies: number
  /** The ids of at most `limit` companies, best first by BM25. @param match an expression of FTS5 */
  ranked(match: string, limit: number): number[]
  /** The ids of at most `limit` companies, oldest first. */
  any(match: string, limit: number): number[]
  row(id: number): Row | undefined
  /** How many companies hold all words of a phrase, at most. */
  holding(phrase: string): number
}

/** Column weights: name, description, industry, tags, facets. Ids alone, as sorting whole rows takes longer. */
const byRank = `
  SELECT rowid FROM search WHERE search MATCH ? ORDER BY bm25(search, 2, 3, 4, 5, 0), rowid LIMIT ?
`

export function readerOf(db: Database.Database): Reader {
  const ranked = db.prepare<[string, number], number>(byRank).pluck()
  const any = db
    .prepare<[string, number], number>('SELECT rowid FROM search WHERE search MATCH ? ORDER BY rowid LIMIT ?')
    .pluck()
  const row = db.prepare<number, Row>('SELECT * FROM companies WHERE id = ?')
  const holding = db.prepare<string, number>('SELECT companies FROM words WHERE term = ?').pluck()
  return {
    companies: db.prepare<[], number>('SELECT count(*) FROM companies').pluck().get() ?? 0,
    ranked: (match, limit) => ranked.all(match, limit),
    any: (match, limit) => any.all(match, limit),
    row: (id) => row.get(id),
    holding: (phrase) => Math.min(...wordsOf(phrase).map((word) => holding.get(stem(word)) ?? 0)),
  }
}
