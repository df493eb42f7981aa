import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDirectory, starterDirectory } from '#api/companies/directory/directory.ts'
import { importedIn } from '#api/companies/import/imports.ts'
import { tradesSpokenOf } from '#api/companies/query/namedTrades.ts'
import type { FoundCompany } from '#api/companies/score/candidate.ts'
import { type SearchServices, searchCompanies } from '#api/companies/search.ts'
import { isTrade } from '#api/companies/trades/trades.ts'
import { newRow } from '#db/model/sync/mutation.ts'
import { count, flag, optionsOf, text } from '#tests/options.ts'
import { starter } from './companies.ts'
import { openPlace } from './databases.ts'
import { importFiles, writeFiles } from './finding/directories.ts'
import { shippedTruth, type Truth, truthOf, type Verdict, verdictOn } from './finding/judge.ts'
import { type Asked, type Half, halves, productsOf } from './finding/labels.ts'

const options = optionsOf(
  'Asks for five companies each for labelled products, of the directory that ships and generated open data.',
  {
    rows: count('how many generated companies', 1_000_000),
    database: text('on which database: sqlite or postgres', 'sqlite'),
    chips: flag('the buyers are chosen, as a rep would from the list'),
    half: text('only this half of the products: tune or kept'),
    show: flag('every company that is shown, of the kept half too, which is for the last run alone'),
  },
)
const WANTED = 5
const TEAM = 1

/** What came of one product. */
interface Outcome {
  asked: Asked
  shown: { company: FoundCompany; verdict: Verdict }[]
  /** How many right companies there were to show, up to WANTED. */
  possible: number
  ms: number
}

const nobody = () => Promise.reject(new Error('Nothing outside is asked here'))

/** Without keys and without a network, as most servers are asked. */
const withoutNetwork: Omit<SearchServices, 'directory' | 'imported'> = {
  outbound: {
    overpass: undefined,
    wikidata: undefined,
    hunter: { account: nobody, discover: nobody, contactsOf: nobody, verify: nobody },
    model: {
      check: nobody,
      answer: nobody,
      stream: () => {
        throw new Error('Nothing outside is asked here')
      },
    },
    domainState: async () => 'verified',
    ownSite: async () => 'does not answer',
  },
  access: { openaiFor: async () => undefined, hunterFor: async () => undefined },
  meter: () => {
    throw new Error('Nothing outside is paid for here')
  },
}

const folder = mkdtempSync(join(tmpdir(), 'rove-bench-'))
try {
  await measure(halves.filter((half) => options.half === '' || options.half === half))
} finally {
  rmSync(folder, { recursive: true })
}

async function measure(chosen: Half[]) {
  if (chosen.length === 0) throw new Error(`There is no half “${options.half}”: tune or kept`)
  const products = chosen.flatMap(productsOf)
  const possible = new Map(products.map(({ id }) => [id, 0]))
  const count = counting(products, possible)
  for (const { website, city, country, size } of starter)
    count(shippedTruth({ website, city, country, size }))
  const written = writeFiles(folder, options.rows, (company) => {
    if (company.website || company.phone || company.address) count(company)
  })
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const { store, companyIndexes: indexes, close } = await openPlace(options.database, dataDir)
  const imports = { store, indexes }
  console.log(`${options.rows} generated companies`)
  await importFiles(imports, written, console.log)
  const directory = openDirectory({ file: join(dataDir, 'companies.db'), sources: [starterDirectory] })
  const imported = importedIn(imports)
  const services = { ...withoutNetwork, directory, imported }
  for (const half of chosen) {
    const outcomes: Outcome[] = []
    for (const asked of productsOf(half)) {
      const began = performance.now()
      const companies = await searched(services, asked)
      const ms = performance.now() - began
      const shown = companies.map((company) => ({
        company,
        verdict: verdictOn(truthOf(company, written.unsited), asked),
      }))
      outcomes.push({ asked, shown, ms, possible: Math.min(WANTED, possible.get(asked.id) ?? 0) })
    }
    if (half === 'tune' || options.show) for (const outcome of outcomes) report(outcome)
    console.log(sumsOf(half, outcomes))
  }
  directory.close()
  await close()
}

/** Counts for each product the companies that would be right. */
function counting(products: Asked[], possible: Map<string, number>) {
  const byKind = new Map<string, Asked[]>()
  for (const asked of products) {
    for (const kind of [...asked.fits, ...asked.may]) byKind.set(kind, [...(byKind.get(kind) ?? []), asked])
  }
  return (truth: Truth) => {
    for (const asked of byKind.get(truth.kind) ?? []) {
      if (verdictOn(truth, asked).right) possible.set(asked.id, (possible.get(asked.id) ?? 0) + 1)
    }
  }
}

async function searched(services: SearchServices, { product, ask, fits }: Asked): Promise<FoundCompany[]> {
  const row = newRow(1, { at: new Date(0).toISOString(), userId: 1, teamId: TEAM })
  const { companies } = await searchCompanies(services, {
    teamId: TEAM,
    userId: 1,
    product: {
      ...row,
      ...product,
      buyers: options.chips ? chipsFor(fits) : '',
      places: '',
      benefit: '',
      sample: false,
    },
    args: { productId: 1, count: WANTED, ...ask },
    known: new Set(),
    suppressed: () => false,
    signal: new AbortController().signal,
    onStep: () => {},
  })
  return companies
}

/** The trades that a rep who knows the right kinds of business would choose from the list. */
function chipsFor(kinds: readonly string[]): string {
  const chosen = kinds.map((kind) => (isTrade(kind) ? kind : (tradesSpokenOf(kind)[0] ?? '')))
  return [...new Set(chosen)].filter(Boolean).join(' ')
}

function report({ asked, shown, possible }: Outcome) {
  const right = shown.filter(({ verdict }) => verdict.right).length
  console.log(`  ${asked.id}: ${right} right of ${shown.length} shown, ${possible} possible`)
  if (!options.show) return
  for (const { company, verdict } of shown) {
    const { companyName, industry, city, country } = company
    console.log(
      `    ${verdict.right ? '+' : '-'} ${companyName} (${industry}; ${city}, ${country}): ${verdict.why}`,
    )
  }
}

function sumsOf(half: Half, outcomes: Outcome[]): string {
  const verdicts = outcomes.flatMap(({ shown }) => shown.map(({ verdict }) => verdict))
  const sum = (holds: (verdict: Verdict) => boolean) => verdicts.filter(holds).length
  const right = sum((verdict) => verdict.right)
  const places = outcomes.length * WANTED
  const empty = outcomes.filter(({ shown }) => shown.length === 0).length
  const possible = outcomes.reduce((all, outcome) => all + outcome.possible, 0)
  const times = outcomes.map(({ ms }) => ms)
  return [
    `${half}: ${outcomes.length} products, ${verdicts.length} companies shown`,
    `  right of shown ${inPercent(right, verdicts.length)} (goal 85 %)`,
    `  precision at five ${inPercent(right, places)} (goal 70 %; ${inPercent(possible, places)} possible)`,
    `  nothing shown for ${empty} of ${outcomes.length} (goal 1 in 20)`,
    `  in a wrong country ${sum((verdict) => verdict.wrongCountry)} (goal 0), sells the same or alike ${sum((verdict) => verdict.trap)}`,
    `  p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
  ].join('\n')
}

function inPercent(part: number, whole: number): string {
  return `${whole === 0 ? 0 : Math.round((100 * part) / whole)} %`
}

function percentile(numbers: number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? Number.NaN
}
