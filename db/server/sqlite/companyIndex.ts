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
const SHAPE = 4

/** Parts of the full-text index are merged by `mergedSearch` alone, all in one pass, and not as they come. */
const tables = `
  DROP TABLE IF EXISTS temp.stored;
  DROP TABLE IF EXISTS words;
  DROP TABLE IF EXISTS search_words;
  DROP TABLE IF EXISTS search;
  DROP TABLE IF EXISTS companies;
  CREATE TABLE companies (
    id INTEGER PRIMARY KEY,
    domain TEXT NOT NULL,
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
  INSERT INTO search (search, rank) VALUES ('automerge', 0), ('crisismerge', 1999);
  CREATE VIRTUAL TABLE search_words USING fts5vocab ('search', 'row');
  CREATE TABLE words (term TEXT PRIMARY KEY, companies INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TEMP TABLE stored (domain INTEGER PRIMARY KEY, id INTEGER NOT NULL);
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
  INSERT INTO companies (${columns.join(', ')}, id) VALUES (${columns.map(() => '?').join(', ')}, ?)
`
const update = `UPDATE companies SET ${columns.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`

const indexing = `
  INSERT INTO search (rowid, name, description, industry, tags, facets)
  SELECT id, name, description, industry, tags, facets FROM companies WHERE id > :after AND id <= :after + :slice
`

/** Column weights: name, description, industry, tags, facets. Ids alone, as sorting whole rows takes longer. */
const byRank = `
  SELECT rowid FROM search WHERE search MATCH ? ORDER BY bm25(search, 2, 3, 4, 5, 0), rowid LIMIT ?
`
const byId = 'SELECT rowid FROM search WHERE search MATCH ? ORDER BY rowid LIMIT ?'

/** Companies that are indexed in one go: some milliseconds. Each slice has its own costs. */
const SLICE = 2_000
/** Words that are counted in one go; of facets, which begin with a digit and are in many companies, fewer. */
const WORDS = 2_000
const FACETS = 100
const AFTER_DIGITS = ':'
/** Slices after which the parts of the index that they made are merged: SQLite would do so in one go at 1,999. */
const MOST_PARTS = 1_000
/** Pages of the index that are merged in one go. */
const MERGED = 200

/** Companies that are read in one go where all are. */
const READ = 500

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
export function createCompanyIndex(file: string): Omit<NewCompanyIndex, 'close'> & { close(): void } {
  const db = new Database(file)
  db.pragma('page_size = 16384')
  db.pragma('synchronous = OFF')
  db.pragma('cache_size = -65536')
  // What is stored already is looked up all over its pages.
  db.pragma('temp.cache_size = -32768')
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

/**
 * Stores companies. Within a transaction, another around them would have each page noted that they change. Which domains
 * are there is known by numbers made of them, as an index of the domains themselves takes as long as all the rest.
 */
function storeIn(db: Database.Database): WriteCompanies {
  const note = db.prepare<[number, number]>('INSERT INTO stored VALUES (?, ?) ON CONFLICT DO NOTHING')
  const noted = db.prepare<number, number>('SELECT id FROM stored WHERE domain = ?').pluck()
  const domainOf = db.prepare<number, string>('SELECT domain FROM companies WHERE id = ?').pluck()
  const insertion = db.prepare(insert)
  const change = db.prepare(update)
  let last = 0
  /** The id under which a domain was stored; undefined for one that is new and has been noted under the next id. */
  const storedAs = (domain: string) => {
    // Two domains of one number are as rare as can be: the later takes the next.
    for (let number = numberOf(domain); ; number++) {
      if (note.run(number, last + 1).changes === 1) return undefined
      const id = noted.get(number)
      if (id !== undefined && domainOf.get(id) === domain) return id
    }
  }
  return (companies) => {
    for (const company of companies) {
      const id = storedAs(company.domain)
      // By place, as looking names up takes as long as storing.
      const values = columns.map((name) => company[name])
      if (id === undefined) insertion.run(...values, ++last)
      else change.run(...values, id)
    }
  }
}

/** A number of 52 bits, by two rounds of FNV-1a: nearly always another for another text. */
function numberOf(text: string): number {
  let low = 0x811c9dc5
  let high = 0x050c5d1f
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    low = Math.imul(low ^ letter, 0x01000193)
    high = Math.imul(high ^ letter, 0x5bd1e995)
    high ^= high >>> 15
  }
  return (high & 0xfffff) * 0x1_0000_0000 + (low >>> 0)
}

/** Indexes all companies of a file whose index is empty; all of it belongs in one transaction. */
function* indexSlices(db: Database.Database): Generator<void> {
  const last = companiesIn(db)
  const index = db.prepare(indexing)
  for (let slice = 0; slice * SLICE < last; slice++) {
    if (slice > 0 && slice % MOST_PARTS === 0) yield* mergedSearch(db)
    index.run({ after: slice * SLICE, slice: SLICE })
    yield
  }
  yield* mergedSearch(db)
  yield* countedWords(db)
}

/** Merges all parts of the full-text index into one, which is also searched faster. */
function* mergedSearch(db: Database.Database): Generator<void> {
  const merge = db.prepare<number>("INSERT INTO search (search, rank) VALUES ('merge', ?)")
  const changes = db.prepare<[], number>('SELECT total_changes()').pluck()
  // A number below zero begins to merge all, one above goes on with that; where no row changes, all is done.
  for (let pages = -MERGED; ; pages = MERGED) {
    const before = changes.get() ?? 0
    merge.run(pages)
    if ((changes.get() ?? 0) - before < 2) return
    yield
  }
}

/** Notes in how many companies each word is. */
function* countedWords(db: Database.Database): Generator<void> {
  const some = db.prepare<[string, number], { term: string; doc: number }>(
    'SELECT term, doc FROM search_words WHERE term > ? LIMIT ?',
  )
  const note = db.prepare<[string, number]>('INSERT INTO words VALUES (?, ?)')
  for (let after = ''; ; ) {
    const words = some.all(after, after < AFTER_DIGITS ? FACETS : WORDS)
    for (const { term, doc } of words) if (doc > 1) note.run(term, doc)
    const last = words.at(-1)
    if (!last) return
    after = last.term
    yield
  }
}

/** How many there are: their ids go from 1 up, and none is ever removed. */
const companiesIn = (db: Database.Database) =>
  db.prepare<[], number | null>('SELECT max(id) FROM companies').pluck().get() ?? 0

/** Searches a file, by statements that are prepared once. */
function indexOf(db: Database.Database): CompanyIndex {
  const ranked = db.prepare<[string, number], number>(byRank).pluck()
  const unranked = db.prepare<[string, number], number>(byId).pluck()
  const company = db.prepare<number, IndexedCompany>('SELECT * FROM companies WHERE id = ?')
  const following = db.prepare<[number, number], CompanyRecord & { id: number }>(
    'SELECT * FROM companies WHERE id > ? ORDER BY id LIMIT ?',
  )
  const frequency = db.prepare<string, number>('SELECT companies FROM words WHERE term = ?').pluck()
  return {
    companies: companiesIn(db),
    ranked: async (clauses, limit) => ranked.all(expressionOf(clauses), limit),
    unranked: async (clauses, limit) => unranked.all(expressionOf(clauses), limit),
    companiesWith: async (ids) => ids.flatMap((id) => company.get(id) ?? []),
    frequenciesOf: async (stems) => new Map(stems.map((stem) => [stem, frequency.get(stem) ?? 0])),
    async *records() {
      for (let after = 0; ; ) {
        const some = following.all(after, READ)
        yield some.map(({ id: _, ...record }) => record)
        const last = some.at(-1)
        if (!last) return
        after = last.id
      }
    },
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
