import type Database from 'better-sqlite3'
import { fold } from '#api/companies/query/tokens.ts'
import { type Company, domainOf } from './entry.ts'
import { facetsOf } from './facets.ts'

/** Raised whenever the tables below change, so that files built from sources are built again. */
export const SHAPE = 2

const tables = `
  DROP TABLE IF EXISTS words;
  DROP TABLE IF EXISTS search_words;
  DROP TABLE IF EXISTS search;
  DROP TABLE IF EXISTS companies;
  CREATE TABLE companies (
    id INTEGER PRIMARY KEY,
    domain TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    website TEXT NOT NULL,
    industry TEXT NOT NULL,
    size TEXT NOT NULL,
    city TEXT NOT NULL,
    place TEXT NOT NULL,
    country TEXT NOT NULL,
    description TEXT NOT NULL,
    tags TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    address TEXT NOT NULL,
    asOf TEXT NOT NULL,
    facets TEXT NOT NULL
  );
  CREATE VIRTUAL TABLE search USING fts5 (
    name, description, industry, tags, facets,
    content='companies', content_rowid='id', tokenize='porter unicode61 remove_diacritics 2'
  );
  CREATE VIRTUAL TABLE search_words USING fts5vocab ('search', 'row');
  CREATE TABLE words (term TEXT PRIMARY KEY, companies INTEGER NOT NULL) WITHOUT ROWID;
`

const columns = [
  'domain',
  'name',
  'website',
  'industry',
  'size',
  'city',
  'place',
  'country',
  'description',
  'tags',
  'email',
  'phone',
  'address',
  'asOf',
  'facets',
] as const

const insert = `
  INSERT INTO companies (${columns.join(', ')}) VALUES (${columns.map((name) => `:${name}`).join(', ')})
  ON CONFLICT (domain) DO UPDATE SET ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}
`

const indexing = `
  INSERT INTO search (rowid, name, description, industry, tags, facets)
  SELECT id, name, description, industry, tags, facets FROM companies WHERE id > :after AND id <= :after + :slice
`

/** Companies that are indexed in one go: some milliseconds. */
const SLICE = 500

/** Makes the tables of a directory's file anew, empty. */
export function makeTables(db: Database.Database): void {
  db.exec(tables)
}

/** Stores companies, in one transaction unless one is open; for the same domain the later one stands. */
export function writerOf(db: Database.Database): (companies: Company[]) => void {
  const statement = db.prepare(insert)
  return db.transaction((companies: Company[]) => {
    for (const company of companies) statement.run(recordOf(company))
  })
}

/**
 * Indexes all companies of a file whose index is empty. The work is done in slices between which others may
 * have their turn; all of it belongs in one transaction.
 */
export function* indexSlices(db: Database.Database): Generator<void> {
  const last = db.prepare<[], number | null>('SELECT max(id) FROM companies').pluck().get() ?? 0
  const index = db.prepare(indexing)
  for (let after = 0; after < last; after += SLICE) {
    index.run({ after, slice: SLICE })
    yield
  }
  // A word of one company alone is as telling as one of none.
  db.exec('INSERT INTO words SELECT term, doc FROM search_words WHERE doc > 1')
}

const recordOf = (company: Company) => ({
  ...company,
  domain: domainOf(company.website),
  place: fold(company.city),
  tags: company.tags.join(', '),
  facets: facetsOf(company),
})
