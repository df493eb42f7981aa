import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { candidatesFor } from '#api/companies/directory/candidates.ts'
import { openImport } from '#api/companies/directory/directory.ts'
import { importDirectory } from '#api/companies/import/import.ts'
import { guessMapping } from '#api/companies/import/mapping.ts'
import { parseQuery } from '#api/companies/query/query.ts'
import type { Clause } from '#db/model/companyIndex.ts'
import { openCompanyIndex } from '#db/server/sqlite/companyIndex.ts'
import { count, optionsOf } from '#tests/options.ts'
import { companyLines } from './companies.ts'
import { sampleQueries } from './queries.ts'

const { companies: COMPANIES, rounds: ROUNDS } = optionsOf(
  'Imports a directory of companies and asks it for suggestions, beside the bare full-text search.',
  {
    companies: count('how many companies', 1_000_000),
    rounds: count('how often each query is asked', 5),
  },
)
const GOAL_MS = 100
const GOAL_RATIO = 1.5
const MB = 1024 * 1024

const folder = mkdtempSync(join(tmpdir(), 'rove-bench-'))
try {
  console.log(`${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`)
  const source = join(folder, 'companies.jsonl')
  await pipeline(Readable.from(inChunks(companyLines(COMPANIES))), createWriteStream(source))
  const file = join(folder, 'companies.db')
  await measureImport(source, file)
  await measureSuggestions(file)
} finally {
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

async function measureImport(source: string, file: string) {
  const before = process.memoryUsage().rss
  let most = before
  const watching = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 50)
  const began = performance.now()
  const mapping = guessMapping([
    'name',
    'website',
    'industry',
    'size',
    'city',
    'country',
    'description',
    'tags',
  ])
  const counts = await importDirectory({ input: createReadStream(source), format: 'jsonl', mapping, file })
  const seconds = (performance.now() - began) / 1000
  clearInterval(watching)
  if (counts.companies !== COMPANIES) throw new Error(`${counts.companies} of ${COMPANIES} companies arrived`)
  const megabytes = (path: string) => `${Math.round(statSync(path).size / MB)} MB`
  console.log(
    `${COMPANIES} companies (${megabytes(source)}) imported in ${seconds.toFixed(1)} s into ${megabytes(file)}; ` +
      `memory ${Math.round(before / MB)} MB before, at most ${Math.round(most / MB)} MB`,
  )
}

async function measureSuggestions(file: string) {
  const directory = openImport(file)
  const index = openCompanyIndex(file)
  const bare: number[] = []
  const ours: number[] = []
  const first: number[] = []
  let found = 0
  for (let round = 0; round < ROUNDS; round++) {
    for (const query of sampleQueries) {
      const [clauses = [], limit = 0] = await firstSearch(query)
      bare.push(await timed(() => index.ranked(clauses, limit)))
      const took = await timed(async () => {
        found += (await directory.suggest(query)).length
      })
      ours.push(took)
      if (round === 0) first.push(took)
    }
  }
  index.close()
  directory.close()

  const ratio = median(ours) / median(bare)
  const good = ratio <= GOAL_RATIO && median(ours) <= GOAL_MS
  console.log(
    `${sampleQueries.length} queries, ${ROUNDS} rounds, ${found / ROUNDS} companies a round: ` +
      `suggestion ${inWords(ours)}; the first time ${inWords(first)}`,
  )
  console.log(`  bare FTS5 search, the same MATCH ranked by bm25: ${inWords(bare)}`)
  console.log(
    `  ours takes ${ratio.toFixed(2)} times that, ${good ? 'within' : 'over'} the goal of ` +
      `${GOAL_RATIO} times and ${GOAL_MS} ms`,
  )

  /** What the search for candidates asks of the index first. */
  async function firstSearch(query: (typeof sampleQueries)[number]) {
    const searches: [Clause[], number][] = []
    const listening = {
      ...index,
      ranked: (clauses: Clause[], limit: number) => {
        searches.push([clauses, limit])
        return index.ranked(clauses, limit)
      },
    }
    await candidatesFor(listening, parseQuery(query), () => false)
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
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN
}
