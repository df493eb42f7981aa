import type Database from 'better-sqlite3'
import { type Company, companyIn, domainOf } from './company.ts'
import { fingerprintOf, linesOf } from './lines.ts'
import { fold } from './words.ts'

/** A line that was left out, and why. */
export interface Malformed {
  file: string
  /** Counted from 1. */
  line: number
  reason: string
}

/** Raised whenever the tables below change, so that older files are built again. */
const SHAPE = 1

const BATCH = 2000

const tables = `
  DROP TABLE IF EXISTS search_words;
  DROP TABLE IF EXISTS search;
  DROP TABLE IF EXISTS companies;
  DROP TABLE IF EXISTS built;
  CREATE TABLE built (fingerprint TEXT NOT NULL, malformed INTEGER NOT NULL);
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
    asOf TEXT NOT NULL
  );
  CREATE VIRTUAL TABLE search USING fts5 (
    name, description, industry, tags,
    content='companies', content_rowid='id', tokenize='porter unicode61 remove_diacritics 2'
  );
  CREATE VIRTUAL TABLE search_words USING fts5vocab ('search', 'row');
`

const insert = `
  INSERT INTO companies (domain, name, website, industry, size, city, place, country, description, tags, asOf)
  VALUES (:domain, :name, :website, :industry, :size, :city, :place, :country, :description, :tags, :asOf)
  ON CONFLICT (domain) DO UPDATE SET
    name = excluded.name, website = excluded.website, industry = excluded.industry, size = excluded.size,
    city = excluded.city, place = excluded.place, country = excluded.country,
    description = excluded.description, tags = excluded.tags, asOf = excluded.asOf
`

/**
 * Brings the directory's tables up to date with its source files: nothing is done when no file has changed,
 * all is built anew when one has. A build that was cut short leaves no fingerprint, so the next start builds.
 * @returns whether it built, and how many lines were left out
 * @throws when a source file cannot be read
 */
export function buildDirectory(
  db: Database.Database,
  sources: string[],
  onMalformed: (line: Malformed) => void,
): { rebuilt: boolean; malformed: number } {
  const fingerprint = JSON.stringify([SHAPE, ...sources.map(fingerprintOf)])
  const built = lastBuilt(db)
  if (built?.fingerprint === fingerprint) return { rebuilt: false, malformed: built.malformed }

  db.exec(tables)
  let malformed = 0
  for (const file of sources) {
    fill(db, file, (line) => {
      malformed++
      onMalformed(line)
    })
  }
  db.exec("INSERT INTO search (search) VALUES ('rebuild')")
  db.prepare('INSERT INTO built VALUES (?, ?)').run(fingerprint, malformed)
  return { rebuilt: true, malformed }
}

function lastBuilt(db: Database.Database) {
  const known = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'built'").get()
  if (!known) return undefined
  return db.prepare<[], { fingerprint: string; malformed: number }>('SELECT * FROM built').get()
}

function fill(db: Database.Database, file: string, onMalformed: (line: Malformed) => void) {
  const statement = db.prepare(insert)
  const store = db.transaction((companies: Company[]) => {
    for (const company of companies) statement.run(recordOf(company))
  })
  let batch: Company[] = []
  let line = 0
  for (const text of linesOf(file)) {
    line++
    if (text?.trim() === '') continue
    const company = text === undefined ? { reason: 'The line is too long' } : companyIn(text)
    if ('reason' in company) onMalformed({ file, line, reason: company.reason })
    else batch.push(company)
    if (batch.length < BATCH) continue
    store(batch)
    batch = []
  }
  store(batch)
}

const recordOf = (company: Company) => ({
  ...company,
  domain: domainOf(company.website),
  place: fold(company.city),
  tags: company.tags.join(', '),
})
