import pg from 'pg'
import * as v from 'valibot'
import type { CompanyIndex, CompanyIndexes, CompanyRecord, NewCompanyIndex } from '#db/model/companyIndex.ts'
import { ask, connectionOf } from './asking.ts'
import { columns, noteOf, openCompanyIndex, stretchOf, tablesOf } from './companyIndex.ts'
import { type StemsIn, type Words, wordsOf } from './companyWords.ts'

/** The number of companies stored at once. */
const BATCH = 500
/** The number of indexes kept in the cache. */
const MOST_OPEN = 200

const stored = [...columns, 'writtenFacets', 'words', 'facets'] as const
const types: Readonly<Record<string, string>> = { words: 'tsvector', facets: 'tsvector' }
const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

const Totals = v.tuple([v.object({ companies: v.number(), words: v.number(), lastId: v.number() })])
const Sizes = v.tuple([v.object({ bytes: v.number() })])
const Names = v.array(v.object({ name: v.string() }))
const Taken = v.tuple([v.object({ taken: v.boolean() })])

/** Texts of PostgreSQL cannot contain NUL. */
const storable = (text: string) => (text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text)

/**
 * The indexes of imported directories, each in its own tables, which are created and dropped without touching
 * the rows of others.
 * @param pools connections for searches, and one for each index that is being made
 * @param stemsIn splits texts into stems for searching
 */
export function openCompanyIndexes(
  { searching, importing }: { searching: pg.Pool; importing: pg.Pool },
  stemsIn: StemsIn,
): CompanyIndexes {
  const opened = new Map<number, Omit<CompanyIndex, 'close'>>()

  return {
    create: (id) => createCompanyIndex(importing, id, stemsIn),
    async open(id) {
      const index = opened.get(id) ?? (await openCompanyIndex(searching, id, stemsIn))
      opened.delete(id)
      if (!index) return undefined
      opened.set(id, index)
      const [oldest] = opened.keys()
      if (opened.size > MOST_OPEN && oldest !== undefined) opened.delete(oldest)
      return index
    },
    async bytesOf(id) {
      const { companies, frequencies } = tablesOf(id)
      const sizes = [companies, frequencies].map((table) => `pg_total_relation_size(to_regclass('${table}'))`)
      const rows = await ask(searching, `SELECT coalesce(${sizes.join(' + ')}, 0)::bigint AS bytes`)
      return v.parse(Sizes, rows)[0].bytes
    },
    async remove(id) {
      opened.delete(id)
      await ask(searching, dropping(id))
    },
    async removeAllBut(kept) {
      const rows = await ask(
        searching,
        `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema AND tablename ~ '^companies_\\d+$'`,
      )
      const client = await connectionOf(searching)
      try {
        for (const { name } of v.parse(Names, rows)) {
          const id = Number(name.slice('companies_'.length))
          // The directory of a finished index is recorded before its lock is released.
          if (!(await isTaken(client, id))) continue
          if (!(await kept()).has(id)) await ask(client, dropping(id))
        }
      } finally {
        client.release(true)
      }
    },
    close: () => opened.clear(),
  }
}

/**
 * Locks an index for this connection until it ends, to create or remove it.
 * @returns whether nobody else has locked it
 */
async function isTaken(client: pg.PoolClient, id: number): Promise<boolean> {
  // Other locks have positive numbers.
  const rows = await ask(client, 'SELECT pg_try_advisory_lock($1) AS taken', [-id])
  const [{ taken }] = v.parse(Taken, rows)
  return taken
}

const dropping = (id: number) => {
  const { companies, frequencies } = tablesOf(id)
  return `DROP TABLE IF EXISTS ${companies}, ${frequencies}`
}

/** A company that waits to be stored. */
interface Waiting {
  id: number
  company: CompanyRecord
}

async function createCompanyIndex(pool: pg.Pool, id: number, stemsIn: StemsIn): Promise<NewCompanyIndex> {
  const client = await connectionOf(pool)
  const tables = tablesOf(id)
  const waiting = new Map<string, Waiting>()
  let storing: Promise<unknown> = Promise.resolve()
  let lastId = 0
  let isFinished = false

  try {
    if (!(await isTaken(client, id))) throw new Error(`The index of ${id} is being made already`)
    // The data must be on disk only when the index is recorded among the directories.
    await ask(client, `SET synchronous_commit = off; SET statement_timeout = 0; ${creating(id)}`)
  } catch (error) {
    client.release(true)
    throw error
  }

  /** Stores waiting companies while more are prepared. */
  async function storeWaiting() {
    const batch = [...waiting.values()]
    waiting.clear()
    const values = columnsOf(batch, stemsIn)
    await storing
    storing = ask(client, inserting(id), values)
    // The error is reported to the next caller that waits for it.
    storing.catch(() => {})
  }

  return {
    async write(companies) {
      for (const company of companies) {
        const before = waiting.get(company.domain)
        waiting.set(company.domain, { id: before?.id ?? ++lastId, company })
        if (waiting.size >= BATCH) await storeWaiting()
      }
    },
    async finish() {
      await storeWaiting()
      await storing
      if (lastId === 0) return 0
      for (const step of indexing(id)) await ask(client, step)
      const rows = await ask(
        client,
        `SELECT count(*) AS companies, sum(length)::bigint AS words, max(id) AS "lastId" FROM ${tables.companies}`,
      )
      const [totals] = v.parse(Totals, rows)
      await ask(client, `COMMENT ON TABLE ${tables.companies} IS ${pg.escapeLiteral(noteOf(totals))}`)
      isFinished = true
      return totals.companies
    },
    async close() {
      await storing.catch(() => {})
      // If it can't be removed now, the next import removes it.
      if (!isFinished) await ask(client, dropping(id)).catch(() => {})
      client.release(true)
    },
  }
}

/** Of two companies with the same domain, the later one replaces the first. */
function creating(id: number): string {
  const { companies, frequencies } = tablesOf(id)
  const texts = [...columns, 'writtenFacets'].map((name) => `"${name}" text COLLATE "C" NOT NULL`)
  return `
    CREATE TABLE ${companies} (
      id integer PRIMARY KEY, length integer NOT NULL, ${texts.join(', ')},
      words tsvector NOT NULL, facets tsvector NOT NULL,
      CONSTRAINT "companies_${id}_once" UNIQUE (domain)
    ) WITH (autovacuum_enabled = false);
    CREATE TABLE ${frequencies} (word text COLLATE "C" PRIMARY KEY, companies integer NOT NULL);`
}

function inserting(id: number): string {
  const arrays = stored.map((name, at) => `$${at + 3}::${types[name] ?? 'text'}[]`)
  const changes = ['length', ...stored].map((name) => `"${name}" = excluded."${name}"`)
  return `
    INSERT INTO ${tablesOf(id).companies} (id, length, ${quoted(stored)})
    SELECT * FROM unnest($1::integer[], $2::integer[], ${arrays.join(', ')})
    ON CONFLICT (domain) DO UPDATE SET ${changes.join(', ')}`
}

/** Makes companies searchable, and drops what is no longer needed afterwards. */
function* indexing(id: number): Generator<string> {
  const { companies, frequencies } = tablesOf(id)
  yield `ALTER TABLE ${companies} DROP CONSTRAINT "companies_${id}_once"`
  yield `SET maintenance_work_mem = '128MB'`
  yield `CREATE INDEX ON ${companies} USING gin (words, facets) WITH (fastupdate = off)`
  yield `
    INSERT INTO ${frequencies}
    SELECT word, count(*) FROM ${companies}, unnest(tsvector_to_array(words)) AS word
    GROUP BY word HAVING count(*) > 1`
  yield `ALTER TABLE ${companies} RESET (autovacuum_enabled)`
  yield `VACUUM (FREEZE, ANALYZE) ${companies}, ${frequencies}`
}

/** One list for each column. */
function columnsOf(batch: readonly Waiting[], stemsIn: StemsIn): unknown[] {
  const found: Words[] = batch.map(({ id, company }) => wordsOf(company, stretchOf(id), stemsIn))
  return [
    batch.map(({ id }) => id),
    found.map(({ length }) => length),
    ...columns.map((name) => batch.map(({ company }) => storable(company[name]))),
    batch.map(({ company }) => storable(company.facets)),
    found.map(({ words }) => words),
    found.map(({ facets }) => facets),
  ]
}
