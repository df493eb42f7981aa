import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { suggestFrom } from '#api/companies/directory/directory.ts'
import { entryIn, recordOf } from '#api/companies/directory/entry.ts'
import { parseQuery } from '#api/companies/query/query.ts'
import type { Kept } from '#api/store.ts'
import type { FileFormat } from '#db/model/directory.ts'
import { dropDatabaseOf, indexedIn, keptIn } from '#tests/database.ts'
import { trackers } from '#tests/products.ts'
import { importInto } from './import.ts'
import { guessMapping } from './mapping.ts'

let dataDir: string
let kept: Kept
let directory = 0
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'import-'))
  kept = await keptIn(dataDir)
})
beforeEach(() => {
  directory++
})
afterAll(async () => {
  kept.companyIndexes.close()
  await kept.store.close()
  rmSync(dataDir, { recursive: true, force: true })
  await dropDatabaseOf(dataDir)
})

const mapping = guessMapping(['name', 'website', 'industry', 'size', 'country', 'description', 'email'])
const header = 'name,website,industry,size,country,description,email\n'

async function* chunks(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

async function imported(input: AsyncIterable<Uint8Array>, format: FileFormat = 'csv') {
  const index = await kept.companyIndexes.create(directory)
  return importInto(index, { input, format, mapping }).finally(index.close)
}

async function suggested(product = trackers) {
  const index = await kept.companyIndexes.open(directory)
  if (!index) throw new Error('Nothing was kept')
  return suggestFrom(index, 'imported', parseQuery({ product, count: 10, exclude: new Set() }))
}

test('companies of a CSV file are suggested, marked as imported, with what they publish', async () => {
  const counts = await imported(
    chunks(
      header,
      'Koelvlot,koelvlot.example,Road haulage,120,Netherlands,Refrigerated trucks,hi@koelvlot.example\n',
    ),
  )
  expect(counts).toEqual({ read: 1, companies: 1, duplicates: 0, leftOut: 0, reasons: [], tally: [] })
  expect(await suggested()).toMatchObject([
    {
      companyName: 'Koelvlot',
      website: 'https://koelvlot.example',
      companySize: 'Medium',
      country: 'NL',
      email: 'hi@koelvlot.example',
      source: 'imported',
    },
  ])
})

test('a company without an industry is still a company', async () => {
  await imported(chunks(header, 'Koelvlot,koelvlot.example,,,,Refrigerated trucks for logistics,\n'))
  const product = { name: 'Refrigerated trucks', description: '', target_industry: 'Any', company_size: '' }
  const rest = { price_range: '', category: '', keywords: '' }
  await expect(suggested({ ...product, ...rest })).resolves.toBeDefined()
})

test('the later row of a website stands, and rows that are none are told by line', async () => {
  const line = (row: object) => `${JSON.stringify(row)}\n`
  const counts = await imported(
    chunks(
      line({ name: 'Oud', website: 'https://www.koelvlot.example', industry: 'Logistics' }),
      'not json\n\n',
      line({ name: 'Nergens' }),
      line({
        name: 'Nieuw',
        website: 'koelvlot.example/nl',
        industry: 'Logistics',
        description: ['Refrigerated', 'trucks'],
      }),
    ),
    'jsonl',
  )
  expect(counts).toEqual({
    read: 4,
    companies: 1,
    duplicates: 1,
    leftOut: 2,
    reasons: [
      { line: 2, reason: 'is no JSON object' },
      { line: 4, reason: 'has no website, phone or address' },
    ],
    tally: [
      { reason: 'is no JSON object', rows: 1 },
      { reason: 'has no website, phone or address', rows: 1 },
    ],
  })
  expect(await suggested()).toMatchObject([{ companyName: 'Nieuw' }])
})

test('only the first reasons are told, all are counted', async () => {
  const rows = Array.from({ length: 50 }, (_, at) => `Nameless ${at},,,,,,\n`)
  const counts = await imported(chunks(header, ...rows, 'A,a.example,,,,,\n'))
  expect(counts).toMatchObject({ read: 51, companies: 1, leftOut: 50 })
  expect(counts.reasons).toHaveLength(20)
  expect(counts.tally).toEqual([{ reason: 'has no website, phone or address', rows: 50 }])
})

test('an import that breaks off leaves nothing behind', async () => {
  const broken = (async function* () {
    yield* chunks(header, 'A,a.example,,,,,\n'.repeat(2000))
    throw new Error('The connection is gone')
  })()
  await expect(imported(broken)).rejects.toThrow('The connection is gone')
  expect(await indexedIn(dataDir)).not.toContain(String(directory))
})

test('a file that makes no sense, or has no company, leaves nothing behind', async () => {
  await expect(imported(chunks(header, 'A,"a.example\n'))).rejects.toThrow('A quotation mark')
  expect(await imported(chunks(header, 'A,,,,,,\n'))).toMatchObject({ companies: 0 })
  expect(await imported(chunks())).toMatchObject({ read: 0, companies: 0 })
  expect(await indexedIn(dataDir)).not.toContain(String(directory))
})

test.each([
  ['Logistics', 'Transportation'],
  ['Law practice', 'Lawyers'],
  ['Bakery', 'Food shops'],
])('a list from before companies had their trades still answers: %s for %s', async (industry, target) => {
  const index = await kept.companyIndexes.create(directory)
  const entry = entryIn(JSON.stringify({ name: 'Koelvlot', website: 'https://koelvlot.example', industry }))
  if ('reason' in entry) throw new Error(entry.reason)
  await index.write([{ ...recordOf(entry), facets: '' }])
  await index.finish()
  await index.close()
  const product = { ...trackers, name: 'Zorb', description: '', target_industry: target }
  expect(await suggested(product)).toMatchObject([{ companyName: 'Koelvlot' }])
})
