import type pg from 'pg'
import * as v from 'valibot'
import type { Clause, CompanyIndex, IndexedCompany } from '#db/model/companyIndex.ts'
import { ask, connectionOf } from './asking.ts'
import { inStretches, type Phrase, phraseQuery, type Search, type StemsIn, searchOf } from './companyWords.ts'
import { bestOf, type CountedPhrase, ranking } from './rank.ts'

/** The tables of a directory's index. */
export const tablesOf = (id: number) => ({
  companies: `"companies_${Math.trunc(id)}"`,
  frequencies: `"companies_${Math.trunc(id)}_words"`,
})

/** The columns of a company, all of them texts. */
export const columns = [
  ...(['domain', 'name', 'website', 'industry', 'size', 'city', 'place', 'region', 'country'] as const),
  ...(['description', 'tags', 'email', 'phone', 'address', 'asOf', 'position'] as const),
]
/** The columns to select. Lists that were imported before positions were kept have none. */
const selected = (hasPositions: boolean) =>
  columns.map((name) => (name === 'position' && !hasPositions ? `'' AS "position"` : `"${name}"`)).join(', ')

/** The size of a range of ids; a search for the oldest companies reads range by range. */
export const STRETCH = 20_000
/** If a range had too few matches, this many times as many ranges are read next. */
const WIDER = 4

/** Reads the rows through the index of words, and no others. */
const BY_INDEX = `BEGIN READ ONLY; SET LOCAL cursor_tuple_fraction = 1;
  SET LOCAL enable_seqscan = off; SET LOCAL jit = off; SET LOCAL max_parallel_workers_per_gather = 0`

/** The number of companies that are ranked or read at once: a millisecond or two. */
const AT_ONCE = 250
/** The number of phrases whose count of companies is cached. */
const MOST_COUNTED = 5_000

/** The totals of a finished index, stored as a comment of its table. */
const Totals = v.object({
  companies: v.number(),
  words: v.number(),
  lastId: v.number(),
})
export const noteOf = (totals: v.InferOutput<typeof Totals>): string => JSON.stringify(totals)

const Note = v.tuple([
  v.object({ note: v.pipe(v.string(), v.parseJson(), Totals), hasPositions: v.boolean() }),
])
const Ids = v.array(v.object({ id: v.number() }))
const Ranked = v.array(v.object({ id: v.number(), words: v.string(), length: v.number() }))
const texts = Object.fromEntries(columns.map((name) => [name, v.string()])) as Record<
  (typeof columns)[number],
  v.StringSchema<undefined>
>
const Companies = v.array(v.object({ id: v.number(), ...texts }))
const Records = v.array(v.object({ id: v.number(), ...texts, facets: v.string() }))
const Frequencies = v.array(v.object({ word: v.string(), companies: v.number() }))
const Count = v.tuple([v.object({ companies: v.number() })])

/**
 * Opens the index of a directory for searching.
 * @returns undefined if there is no finished index
 */
export async function openCompanyIndex(
  pool: pg.Pool,
  id: number,
  stemsIn: StemsIn,
): Promise<Omit<CompanyIndex, 'close'> | undefined> {
  const tables = tablesOf(id)
  const rows = await ask(
    pool,
    `SELECT obj_description(to_regclass($1)) AS note, EXISTS (
       SELECT FROM pg_attribute WHERE attrelid = to_regclass($1) AND attname = 'position'
     ) AS "hasPositions"`,
    [tables.companies],
  )
  const noted = v.safeParse(Note, rows)
  if (!noted.success) return undefined
  const [{ note: totals, hasPositions }] = noted.output
  const named = selected(hasPositions)
  const counted = new Map<string, number>()

  async function unranked(clauses: Clause[], limit: number): Promise<number[]> {
    const search = searchOf(clauses, stemsIn)
    const found: number[] = []
    if (!search) return found
    for (const stretches of stretchesUpTo(totals.lastId)) {
      const { where, values } = holding({ ...search, facets: inStretches(search.facets, stretches) })
      // Materialized, because otherwise a wrong estimate could make PostgreSQL scan all rows in the order of
      // their ids.
      const rows = await ask(
        pool,
        `WITH found AS MATERIALIZED (SELECT id FROM ${tables.companies} WHERE ${where})
         SELECT id FROM found ORDER BY id LIMIT ${limit - found.length}`,
        values,
      )
      found.push(...v.parse(Ids, rows).map(({ id }) => id))
      if (found.length >= limit) break
    }
    return found
  }

  async function ranked(clauses: Clause[], limit: number): Promise<number[]> {
    const search = searchOf(clauses, stemsIn)
    if (!search) return []
    const rankOf = ranking(await withCounts(search.phrases), totals)
    const ids: number[] = []
    const ranks: number[] = []
    for await (const rows of someAtOnce(search)) {
      for (const { id, words, length } of v.parse(Ranked, rows)) {
        ids.push(id)
        ranks.push(rankOf(words, length))
      }
    }
    return bestOf(ids, ranks, limit)
  }

  /** All rows that a search finds, with constant memory. */
  async function* someAtOnce(search: Search): AsyncGenerator<unknown[]> {
    const { where, values } = holding(search)
    const client = await connectionOf(pool)
    let isWhole = false
    try {
      await ask(client, BY_INDEX)
      await ask(
        client,
        `DECLARE found NO SCROLL CURSOR FOR SELECT id, words::text, length FROM ${tables.companies} WHERE ${where}`,
        values,
      )
      for (;;) {
        const rows = await ask(client, `FETCH ${AT_ONCE} FROM found`)
        if (rows.length > 0) yield rows
        if (rows.length < AT_ONCE) break
      }
      await ask(client, 'COMMIT')
      isWhole = true
    } finally {
      client.release(!isWhole)
    }
  }

  async function withCounts(phrases: Phrase[]): Promise<CountedPhrase[]> {
    const single = phrases.filter(isSingle).flatMap(({ stems }) => stems)
    const frequencies = await frequenciesOf(single)
    const all: CountedPhrase[] = []
    for (const phrase of phrases) {
      const [stem = ''] = phrase.stems
      // Words of a single company are not counted; if one is found, its count is one.
      const companies = isSingle(phrase) ? Math.max(1, frequencies.get(stem) ?? 0) : await countOf(phrase)
      all.push({ ...phrase, companies })
    }
    return all
  }

  /** An index never changes, so counts can be cached. */
  async function countOf(phrase: Phrase): Promise<number> {
    const query = phraseQuery(phrase)
    const before = counted.get(query)
    if (before !== undefined) return before
    const rows = await ask(
      pool,
      `SELECT count(*) AS companies FROM ${tables.companies} WHERE words @@ $1::tsquery`,
      [query],
    )
    const [{ companies }] = v.parse(Count, rows)
    if (counted.size >= MOST_COUNTED) counted.clear()
    counted.set(query, companies)
    return companies
  }

  async function frequenciesOf(stems: string[]): Promise<Map<string, number>> {
    const rows = await ask(pool, `SELECT word, companies FROM ${tables.frequencies} WHERE word = ANY($1)`, [
      stems,
    ])
    const counts = new Map(v.parse(Frequencies, rows).map(({ word, companies }) => [word, companies]))
    return new Map(stems.map((stem) => [stem, counts.get(stem) ?? 0]))
  }

  return {
    companies: totals.companies,
    ranked,
    unranked,
    frequenciesOf,
    async companiesWith(ids) {
      const rows = await ask(pool, `SELECT id, ${named} FROM ${tables.companies} WHERE id = ANY($1)`, [ids])
      const companies = new Map<number, IndexedCompany>(v.parse(Companies, rows).map((row) => [row.id, row]))
      return ids.flatMap((id) => companies.get(id) ?? [])
    },
    async *records() {
      for (let after = 0; ; ) {
        const rows = await ask(
          pool,
          `SELECT id, ${named}, "writtenFacets" AS facets FROM ${tables.companies} WHERE id > $1 ORDER BY id LIMIT ${AT_ONCE}`,
          [after],
        )
        const some = v.parse(Records, rows)
        yield some.map(({ id: _, ...record }) => record)
        const last = some.at(-1)
        if (!last) return
        after = last.id
      }
    },
  }
}

const isSingle = ({ stems, inIndustry }: Phrase) => stems.length === 1 && !inIndustry

/** The condition of a search, and its parameters. */
function holding({ words, facets }: Pick<Search, 'words' | 'facets'>): { where: string; values: string[] } {
  const asked = [
    { column: 'words', query: words },
    { column: 'facets', query: facets },
  ].filter(({ query }) => query !== '')
  return {
    where: asked.map(({ column }, at) => `${column} @@ $${at + 1}::tsquery`).join(' AND '),
    values: asked.map(({ query }) => query),
  }
}

/** All ranges of ids: first the lowest alone, and then more and more at once. */
export function* stretchesUpTo(lastId: number): Generator<number[]> {
  const all = stretchOf(lastId) + 1
  for (let from = 0, many = 1; from < all; from += many, many *= WIDER) {
    many = Math.min(many, all - from)
    yield Array.from({ length: many }, (_, n) => from + n)
  }
}

export const stretchOf = (id: number): number => Math.floor((id - 1) / STRETCH)
