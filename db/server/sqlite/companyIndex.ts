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

/** Must be raised whenever the tables below change, so that files built from sources are rebuilt. */
const SHAPE = 5

/**
 * Segments of the full-text index are merged only by `mergedSearch`, all in one pass, and not automatically.
 */
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
    position TEXT NOT NULL,
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
  'position',
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

/**
 * Column weights: name, description, industry, tags, facets. Selects only ids, because sorting whole rows
 * takes longer.
 */
const byRank = `
  SELECT rowid FROM search WHERE search MATCH ? ORDER BY bm25(search, 2, 3, 4, 5, 0), rowid LIMIT ?
`
const byId = 'SELECT rowid FROM search WHERE search MATCH ? ORDER BY rowid LIMIT ?'

/** The number of companies indexed at once: some milliseconds. Each slice has a fixed cost. */
const SLICE = 2_000
/**
 * The number of words counted at once; fewer facets, which begin with a digit and occur in many companies.
 */
const WORDS = 2_000
const FACETS = 100
const AFTER_DIGITS = ':'
/** After this many slices their segments of the index are merged: at 1,999 SQLite would do so in one go. */
const MOST_PARTS = 1_000
/** The number of pages of the index merged at once. */
const MERGED = 200

/** The number of companies read at once when all are read. */
const READ = 500

/** How many bytes of a read-only file are memory-mapped. */
const MOST_MAPPED = 1024 ** 3

/**
 * Opens an index that was made by createCompanyIndex, only for searching.
 * @throws if the file is not an index
 */
export function openCompanyIndex(file: string): CompanyIndex {
  const db = new Database(file, { readonly: true })
  db.pragma(`mmap_size = ${MOST_MAPPED}`)
  return indexOf(db)
}

/** Creates an index in a new file, which is empty until `finish` and is deleted if it is not finished. */
export function createCompanyIndex(file: string): Omit<NewCompanyIndex, 'close'> & { close(): void } {
  const db = new Database(file)
  db.pragma('page_size = 16384')
  db.pragma('synchronous = OFF')
  db.pragma('cache_size = -65536')
  // Looking up whether a domain is stored accesses pages all over the table.
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
 * Opens an index that is derived from sources: if no source has changed, the existing index is used;
 * otherwise it is rebuilt. An interrupted build is not marked as finished, so the next start builds again.
 * @param file its file, safe to delete; ':memory:' keeps it in memory
 * @param sources a fingerprint of each
 * @param fill writes the companies of the sources; returns how many entries were left out
 * @throws errors of `fill`, or if the file is damaged
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
 * Stores companies, within a transaction of the caller; a nested transaction would journal each changed page.
 * Stored domains are recognised by a numeric hash, because an index of the domains themselves takes as long
 * as everything else.
 */
function storeIn(db: Database.Database): WriteCompanies {
  const note = db.prepare<[number, number]>('INSERT INTO stored VALUES (?, ?) ON CONFLICT DO NOTHING')
  const noted = db.prepare<number, number>('SELECT id FROM stored WHERE domain = ?').pluck()
  const domainOf = db.prepare<number, string>('SELECT domain FROM companies WHERE id = ?').pluck()
  const insertion = db.prepare(insert)
  const change = db.prepare(update)
  let last = 0
  /**
   * The id under which a domain was stored; undefined for a new domain, which is then recorded under the next
   * id.
   */
  const storedAs = (domain: string) => {
    // Two domains with the same hash are very rare: the later one takes the next number.
    for (let number = numberOf(domain); ; number++) {
      if (note.run(number, last + 1).changes === 1) return undefined
      const id = noted.get(number)
      if (id !== undefined && domainOf.get(id) === domain) return id
    }
  }
  return (companies) => {
    for (const company of companies) {
      const id = storedAs(company.domain)
      // By position, because binding by name takes as long as storing.
      const values = columns.map((name) => company[name])
      if (id === undefined) insertion.run(...values, ++last)
      else change.run(...values, id)
    }
  }
}

/** A hash of 52 bits, by two rounds of FNV-1a; collisions are rare. */
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

/** Indexes all companies of a file whose index is empty; must run in one transaction. */
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

/** Merges all segments of the full-text index into one, which is also faster to search. */
function* mergedSearch(db: Database.Database): Generator<void> {
  const merge = db.prepare<number>("INSERT INTO search (search, rank) VALUES ('merge', ?)")
  const changes = db.prepare<[], number>('SELECT total_changes()').pluck()
  // A negative number starts merging everything, a positive one continues; when no row changes, it is
  // finished.
  for (let pages = -MERGED; ; pages = MERGED) {
    const before = changes.get() ?? 0
    merge.run(pages)
    if ((changes.get() ?? 0) - before < 2) return
    yield
  }
}

/** Records the number of companies for each word. */
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

/** The number of companies: their ids start at 1, and none is ever removed. */
const companiesIn = (db: Database.Database) =>
  db.prepare<[], number | null>('SELECT max(id) FROM companies').pluck().get() ?? 0

/** Searches a file, with statements that are prepared once. */
function indexOf(db: Database.Database): CompanyIndex {
  const ranked = db.prepare<[string, number], number>(byRank).pluck()
  const unranked = db.prepare<[string, number], number>(byId).pluck()
  // Lists that were imported before positions were kept have none.
  const hasPositions = db
    .prepare("SELECT 1 FROM pragma_table_info('companies') WHERE name = 'position'")
    .get()
  const all = hasPositions ? '*' : "*, '' AS position"
  const company = db.prepare<number, IndexedCompany>(`SELECT ${all} FROM companies WHERE id = ?`)
  const following = db.prepare<[number, number], CompanyRecord & { id: number }>(
    `SELECT ${all} FROM companies WHERE id > ? ORDER BY id LIMIT ?`,
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

/**
 * An FTS5 expression. Every phrase is quoted, so that text that a person wrote is never parsed as search
 * syntax.
 */
function expressionOf(clauses: Clause[]): string {
  return clauses
    .map(({ field, anyOf }) => {
      const phrases = [...new Set(anyOf)].map((phrase) => `"${phrase.replaceAll('"', '""')}"`).join(' OR ')
      return field ? `(${field} : (${phrases}))` : `(${phrases})`
    })
    .join(' AND ')
}
