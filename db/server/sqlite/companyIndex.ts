import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import Database from 'better-sqlite3'
import type {
  Clause,
  CompanyIndex,
  CompanyRecord,
  IndexedCompany,
  NewCompanyIndex,
} from '#db/model/companyIndex.ts'

export type WriteCompanies = (companies: CompanyRecord[]) => void

/** Raised whenever the tables below change, so that files built from sources are built again. */
const SHAPE = 3

/** Full-text indexes are merged eight at a time: in fewer passes than by fours. */
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
    region TEXT NOT NULL,
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
  INSERT INTO search (search, rank) VALUES ('automerge', 8);
  CREATE VIRTUAL TABLE search_words USING fts5vocab ('search', 'row');
  CREATE TABLE words (term TEXT PRIMARY KEY, companies INTEGER NOT NULL) WITHOUT ROWID;
`

const columns: (keyof CompanyRecord)[] = [
  'domain',
  'name',
  'website',
  'industry',
  'size',
  'city',
  'place',
  'region',
  'country',
  'description',
  'tags',
  'email',
  'phone',
  'address',
  'asOf',
  'facets',
]

const insert = `
  INSERT INTO companies (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})
  ON CONFLICT (domain) DO UPDATE SET ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}
`

const indexing = `
  INSERT INTO search (rowid, name, description, industry, tags, facets)
  SELECT id, name, description, industry, tags, facets FROM companies WHERE id > :after AND id <= :after + :slice
`

/** Column weights: name, description, industry, tags, facets. Ids alone, as sorting whole rows takes longer. */
const byRank = `
  SELECT rowid FROM search WHERE search MATCH ? ORDER BY bm25(search, 2, 3, 4, 5, 0), rowid LIMIT ?
`
const byId = 'SELECT rowid FROM search WHERE search MATCH ? ORDER BY rowid LIMIT ?'

/** Companies that are indexed, and words that are counted, in one go: some milliseconds. Each slice has its own costs. */
const SLICE = 1_000
const WORDS = 2_000

/** Of a file that is only read so much comes straight from the system's cache, in bytes. */
const MOST_MAPPED = 1024 ** 3

/**
 * Opens an index that was made by createCompanyIndex, for searching alone.
 * @throws when the file is none
 */
export function openCompanyIndex(file: string): CompanyIndex {
  const db = new Database(file, { readonly: true })
  db.pragma(`mmap_size = ${MOST_MAPPED}`)
  return indexOf(db)
}

/** Makes an index in a new file, which holds nothing until `finish` and is thrown away when it stays unfinished. */
export function createCompanyIndex(file: string): NewCompanyIndex {
  const db = new Database(file)
  db.pragma('synchronous = OFF')
  db.pragma('cache_size = -65536')
  db.exec(tables)
  db.exec('BEGIN')
  const store = storeIn(db)
  return {
    write: async (companies) => store(companies),
    async finish() {
      for (const _slice of indexSlices(db)) await turn()
      db.exec('COMMIT')
      return companiesIn(db)
    },
    close: () => db.close(),
  }
}

/**
 * Opens an index that is derived from sources: nothing is done when none has changed, all is built anew when one
 * has. A build that was cut short leaves no mark, so the next start builds.
 * @param file its file, safe to delete; ':memory:' keeps it in memory
 * @param sources a fingerprint of each
 * @param fill writes the companies of the sources; returns how many entries were left out
 * @throws what `fill` throws, and when the file is damaged
 */
export function openBuiltIndex(
  file: string,
  sources: string[],
  fill: (write: WriteCompanies) => number,
): { index: CompanyIndex; rebuilt: boolean; leftOut: number } {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const db = new Database(file)
  try {
    db.pragma('journal_mode = WAL')
    db.pragma('synchronous = NORMAL')
    db.pragma('busy_timeout = 5000')
    const fingerprint = JSON.stringify([SHAPE, ...sources])
    const built = lastBuilt(db)
    if (built?.fingerprint === fingerprint) {
      return { index: indexOf(db), rebuilt: false, leftOut: built.malformed }
    }
    const leftOut = rebuild(db, fingerprint, fill)
    return { index: indexOf(db), rebuilt: true, leftOut }
  } catch (error) {
    db.close()
    throw error
  }
}

function lastBuilt(db: Database.Database) {
  const known = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'built'").get()
  if (!known) return undefined
  return db.prepare<[], { fingerprint: string; malformed: number }>('SELECT * FROM built').get()
}

function rebuild(db: Database.Database, fingerprint: string, fill: (write: WriteCompanies) => number) {
  db.exec(`
    DROP TABLE IF EXISTS built;
    CREATE TABLE built (fingerprint TEXT NOT NULL, malformed INTEGER NOT NULL);
  `)
  db.exec(tables)
  const leftOut = fill(db.transaction(storeIn(db)))
  db.transaction(() => {
    for (const _slice of indexSlices(db));
    db.prepare('INSERT INTO built VALUES (?, ?)').run(fingerprint, leftOut)
  })()
  return leftOut
}

/** Stores companies. Within a transaction, another around them would have each page noted that they change. */
function storeIn(db: Database.Database): WriteCompanies {
  const statement = db.prepare(insert)
  return (companies) => {
    // By place, as looking names up takes as long as storing.
    for (const company of companies) statement.run(...columns.map((name) => company[name]))
  }
}

/** Indexes all companies of a file whose index is empty; all of it belongs in one transaction. */
function* indexSlices(db: Database.Database): Generator<void> {
  const last = db.prepare<[], number | null>('SELECT max(id) FROM companies').pluck().get() ?? 0
  const index = db.prepare(indexing)
  for (let after = 0; after < last; after += SLICE) {
    index.run({ after, slice: SLICE })
    yield
  }
  yield* countedWords(db)
}

/** Notes in how many companies each word is. */
function* countedWords(db: Database.Database): Generator<void> {
  const next = db
    .prepare<[string, number], string | null>(
      'SELECT max(term) FROM (SELECT term FROM search_words WHERE term > ? LIMIT ?)',
    )
    .pluck()
  const count = db.prepare(
    'INSERT INTO words SELECT term, doc FROM search_words WHERE term > ? AND term <= ? AND doc > 1',
  )
  for (let after = ''; ; ) {
    const last = next.get(after, WORDS)
    if (!last) return
    count.run(after, last)
    after = last
    yield
  }
}

const companiesIn = (db: Database.Database) =>
  db.prepare<[], number>('SELECT count(*) FROM companies').pluck().get() ?? 0

/** Searches a file, by statements that are prepared once. */
function indexOf(db: Database.Database): CompanyIndex {
  const ranked = db.prepare<[string, number], number>(byRank).pluck()
  const unranked = db.prepare<[string, number], number>(byId).pluck()
  const company = db.prepare<number, IndexedCompany>('SELECT * FROM companies WHERE id = ?')
  const frequency = db.prepare<string, number>('SELECT companies FROM words WHERE term = ?').pluck()
  return {
    companies: companiesIn(db),
    ranked: async (clauses, limit) => ranked.all(expressionOf(clauses), limit),
    unranked: async (clauses, limit) => unranked.all(expressionOf(clauses), limit),
    companiesWith: async (ids) => ids.flatMap((id) => company.get(id) ?? []),
    frequenciesOf: async (stems) => new Map(stems.map((stem) => [stem, frequency.get(stem) ?? 0])),
    close: () => db.close(),
  }
}

/** An expression of FTS5. Every phrase is quoted, so that nothing a person wrote is taken for search syntax. */
function expressionOf(clauses: Clause[]): string {
  return clauses
    .map(({ field, anyOf }) => {
      const phrases = [...new Set(anyOf)].map((phrase) => `"${phrase.replaceAll('"', '""')}"`).join(' OR ')
      return field ? `(${field} : (${phrases}))` : `(${phrases})`
    })
    .join(' AND ')
}
