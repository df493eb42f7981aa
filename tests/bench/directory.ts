import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import Database from 'better-sqlite3'
import * as v from 'valibot'
import { candidatesFor } from '#api/companies/directory/candidates.ts'
import { suggestFrom } from '#api/companies/directory/directory.ts'
import { importInto } from '#api/companies/import/import.ts'
import { parseQuery } from '#api/companies/query/query.ts'
import type { Clause, CompanyIndex } from '#db/model/companyIndex.ts'
import { companyFields } from '#db/model/directory.ts'
import { openedIn } from '#tests/companies.ts'
import { count, optionsOf, text } from '#tests/options.ts'
import { foursquareLines } from './companies.ts'
import { openPlace, type Place } from './databases.ts'
import { othersDuring } from './others.ts'
import { sampleQueries } from './queries.ts'

const {
  companies: COMPANIES,
  rounds: ROUNDS,
  database: DATABASE,
} = optionsOf(
  'Imports a directory of companies and asks it for suggestions, beside the bare full-text index.',
  {
    companies: count('how many companies', 1_000_000),
    rounds: count('how often each query is asked', 5),
    database: text('on which database: sqlite or postgres', 'sqlite'),
  },
)
/** Of a suggestion, the slowest but one in twenty; and of the requests of others, the slowest but one in a hundred. */
const GOAL_MS = 250
const OTHERS_GOAL_MS = 50
/** How many times longer than plain insertion an import may take. */
const GOAL_RATIO = 3
const MB = 1024 * 1024
/** The directories that are imported. */
const [FIRST, AGAIN] = [1, 2]
/** Rows that are read from one index, without being timed, to be written to the other. */
const AT_ONCE = 10_000
const SEARCHED = new Set(['name', 'description', 'industry', 'tags', 'facets'])

const folder = mkdtempSync(join(tmpdir(), 'rove-bench-'))
const place = await openPlace(DATABASE, folder)
try {
  console.log(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`)
  const source = join(folder, 'foursquare.csv')
  await pipeline(Readable.from(inChunks(foursquareLines(COMPANIES))), createWriteStream(source))
  await measureImport(source, place)
  await measureSuggestions(place)
} finally {
  await place.close()
  rmSync(folder, { recursive: true })
}

function* inChunks(lines: Iterable<string>): Generator<string> {
  let chunk = ''
  for (const line of lines) {
    chunk += `${line}\n`
    if (chunk.length < 64 * 1024) continue
    yield chunk
    chunk = ''
  }
  yield chunk
}

async function measureImport(source: string, place: Place) {
  const before = process.memoryUsage().rss
  let most = before
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 50)
  const ours: Took = { clock: 0, processor: 0 }
  const importing = async () => add(ours, await processorTime(() => imported(source, place, FIRST)))
  // What others cost here is next to nothing beside what PostgreSQL does.
  const others = DATABASE === 'sqlite' ? await importing() : await othersDuring(importing)
  clearInterval(watching)
  const megabytes = (bytes: number) => `${Math.round(bytes / MB)} MB`
  console.log(
    `${COMPANIES} companies in Foursquare’s layout (${megabytes(statSync(source).size)}) imported in ${inSeconds(ours)} into ` +
      `${megabytes(await place.sizeOf(FIRST))}; memory ${Math.round(before / MB)} MB before, at most ${Math.round(most / MB)} MB`,
  )
  if (!others) await besidePlain(ours)
  reportOthers(others ?? (await othersDuring(() => imported(source, place, AGAIN))))
}

async function besidePlain(ours: Took) {
  const plain = await plainInsertion(join(folder, 'directories', `${FIRST}.db`), join(folder, 'plain.db'))
  const ratio = ours.processor / plain.processor
  console.log(
    `  plain insertion of the same rows into FTS5: ${inSeconds(plain)}; ours takes ${ratio.toFixed(2)} times the ` +
      `processor of that, ${goal(ratio <= GOAL_RATIO, `${GOAL_RATIO} times`)}`,
  )
}

async function imported(source: string, { companyIndexes }: Place, id: number) {
  const index = await companyIndexes.create(id)
  const { companies } = await importInto(index, {
    input: createReadStream(source),
    format: 'csv',
    mapping: Object.fromEntries(companyFields.map((field) => [field, field])),
  }).finally(index.close)
  if (companies !== COMPANIES) throw new Error(`${companies} of ${COMPANIES} companies arrived`)
}

interface Took {
  /** By the clock, in milliseconds. */
  clock: number
  /** Of the processor, which others on the machine take from less. */
  processor: number
}

async function processorTime(work: () => Promise<unknown>): Promise<Took> {
  const began = process.cpuUsage()
  const clock = await timed(work)
  const { user, system } = process.cpuUsage(began)
  return { clock, processor: (user + system) / 1000 }
}

/** The least that it takes to keep the same rows, and to make the same of their columns searchable: one insertion each. */
async function plainInsertion(from: string, into: string): Promise<Took> {
  const source = new Database(from, { readonly: true })
  const names = source.pragma('table_info(companies)', { simple: false })
  const columns = v.parse(v.array(v.object({ name: v.string() })), names).map(({ name }) => name)
  const target = new Database(into)
  target.pragma('journal_mode = OFF')
  target.pragma('synchronous = OFF')
  const shown = columns.map((name) => (SEARCHED.has(name) ? name : `${name} UNINDEXED`)).join(', ')
  target.exec(
    `CREATE VIRTUAL TABLE plain USING fts5 (${shown}, tokenize='porter unicode61 remove_diacritics 2')`,
  )
  const insert = target.prepare(`INSERT INTO plain VALUES (${columns.map(() => '?').join(', ')})`)
  const some = source
    .prepare<[number, number]>('SELECT * FROM companies WHERE id > ? ORDER BY id LIMIT ?')
    .raw()
  const took: Took = { clock: 0, processor: 0 }
  target.exec('BEGIN')
  for (let after = 0; after < COMPANIES; after += AT_ONCE) {
    const rows = some.all(after, AT_ONCE)
    const insertAll = async () => {
      for (const row of rows) insert.run(row)
    }
    add(took, await processorTime(insertAll))
  }
  add(took, await processorTime(async () => target.exec('COMMIT')))
  target.close()
  source.close()
  return took
}

function add(sum: Took, { clock, processor }: Took) {
  sum.clock += clock
  sum.processor += processor
}

function reportOthers(times: number[]) {
  const p99 = percentile(times, 0.99)
  const most = percentile(times, 1)
  console.log(
    `  ${times.length} requests of others meanwhile: p99 ${p99.toFixed(0)} ms, at most ${most.toFixed(0)} ms, ` +
      goal(p99 <= OTHERS_GOAL_MS, `${OTHERS_GOAL_MS} ms`),
  )
}

function inSeconds({ clock, processor }: Took): string {
  return `${(clock / 1000).toFixed(1)} s (${(processor / 1000).toFixed(1)} s of the processor)`
}

function goal(isMet: boolean, what: string): string {
  return `${isMet ? 'within' : 'over'} the goal of ${what}`
}

async function measureSuggestions({ companyIndexes }: Place) {
  const index = await openedIn(companyIndexes, FIRST)
  const bare: number[] = []
  const ours: number[] = []
  const first: number[] = []
  let found = 0
  for (const query of sampleQueries) {
    const [clauses = [], limit = 0] = await firstSearch(query)
    bare.push(await timed(() => index.ranked(clauses, limit)))
  }
  const others = await othersDuring(async () => {
    for (let round = 0; round < ROUNDS; round++) {
      for (const query of sampleQueries) {
        const took = await timed(async () => {
          found += (await suggestFrom(index, 'imported', parseQuery(query))).length
        })
        ours.push(took)
        if (round === 0) first.push(took)
      }
    }
  })
  console.log(
    `${sampleQueries.length} queries, ${ROUNDS} rounds, ${found / ROUNDS} companies a round: ` +
      `suggestion ${inWords(ours)}; the first time ${inWords(first)}`,
  )
  console.log(`  bare full-text search, the same companies ranked by BM25: ${inWords(bare)}`)
  console.log(
    `  ours takes ${(median(ours) / median(bare)).toFixed(2)} times that; p95 is ` +
      goal(percentile(ours, 0.95) <= GOAL_MS, `${GOAL_MS} ms`),
  )
  reportOthers(others)

  /** What the search for candidates asks of the index first. */
  async function firstSearch(query: (typeof sampleQueries)[number]) {
    const searches: [Clause[], number][] = []
    const listened = (find: CompanyIndex['ranked']) => (clauses: Clause[], limit: number) => {
      searches.push([clauses, limit])
      return find(clauses, limit)
    }
    const listening = { ...index, ranked: listened(index.ranked), unranked: listened(index.unranked) }
    await candidatesFor(listening, parseQuery(query))
    return searches[0] ?? []
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function inWords(times: number[]): string {
  return `${median(times).toFixed(0)} ms (p95 ${percentile(times, 0.95).toFixed(0)} ms)`
}

function median(numbers: number[]): number {
  return percentile(numbers, 0.5)
}

function percentile(numbers: number[], share: number): number {
  const at = Math.min(numbers.length - 1, Math.floor(numbers.length * share))
  return numbers.toSorted((a, b) => a - b)[at] ?? Number.NaN
}
