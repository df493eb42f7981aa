import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { suggestFrom } from '#api/companies/directory/directory.ts'
import { recordOf } from '#api/companies/directory/entry.ts'
import { removeImport } from '#api/companies/import/imports.ts'
import { parseQuery } from '#api/companies/query/query.ts'
import type { Kept } from '#api/store.ts'
import type { Clause, CompanyIndexes } from '#db/model/companyIndex.ts'
import { openIndexFolder } from '#db/server/sqlite/companyIndexes.ts'
import { filledIndex } from '#tests/companies.ts'
import { keptIn } from '#tests/database.ts'
import { trackers } from '#tests/products.ts'
import { openBeside, openWorld, type World } from '#tests/world.ts'

/** Two servers on one database, and direct access to it. */
let one: World
let other: World
let kept: Kept
let tables: CompanyIndexes
beforeAll(async () => {
  one = await openWorld()
  other = await openBeside(one)
  kept = await keptIn(one.dataDir)
  tables = kept.companyIndexes
})
afterAll(async () => {
  tables.close()
  await kept.store.close()
  await other.close()
  await one.close()
})

test('what a team imports on one server is suggested by the other, until it is removed on a third', async () => {
  const ana = await one.person('ana')
  const rest = { brand: 'Cool', value: '99', price_range: '50-100' }
  const { body: product } = await one.ask('POST', '/api/products', { ...trackers, ...rest }, ana)
  const columns = JSON.stringify({ name: 'Name', website: 'Site', industry: 'Trade', description: 'What' })
  const about = new URLSearchParams({ name: 'Fair', format: 'csv', mapping: columns })
  const file = 'Name,Site,Trade,What\nKoelvlot,koelvlot.example,Logistics,Refrigerated trucks\n'
  const type = { 'Content-Type': 'application/octet-stream' }
  const { body: made } = await one.ask('POST', `/api/directories?${about}`, file, ana, type)
  const suggested = async () => {
    const asked = { productId: product.id, count: 20 }
    await other.ask('POST', '/api/generate-company-suggestions', asked, ana)
    const { body: found } = await other.ask('GET', '/api/company-suggestions', undefined, ana)
    for (const { id } of found) await other.ask('DELETE', `/api/company-suggestions/${id}`, undefined, ana)
    return found.flatMap(({ source, companyName }: Record<string, string>) =>
      source === 'imported' ? [companyName] : [],
    )
  }
  expect(await suggested()).toEqual(['Koelvlot'])
  expect(await removeImport({ store: kept.store, indexes: tables }, made.directory.id)).toBe(true)
  expect(await suggested()).toEqual([])
})

let directories = 0
const words = [
  'truck',
  'trucks',
  'cold',
  'chain',
  'storage',
  'stores',
  'fleet',
  'Kühlung',
  'ÉCLAIR',
  'b2b',
  'x',
]
const text = (most: number) =>
  fc.array(fc.constantFrom(...words), { maxLength: most }).map((all) => all.join(' '))
const Entry = fc.record({
  name: text(3).map((name) => `Fleet ${name}`),
  description: text(12),
  tags: fc.array(
    text(2).map((tag) => `a ${tag}`),
    { maxLength: 4 },
  ),
  industry: fc.constantFrom('Logistics', 'Cold storage', 'Food', 'Truck repair'),
  size: fc.constantFrom('', 'Small' as const, 'Large' as const),
  country: fc.constantFrom('', 'NL', 'DE'),
  city: fc.constantFrom('', 'Rotterdam', 'Köln'),
  phone: fc.constantFrom('', '+31 10 1'),
  site: fc.integer({ min: 1, max: 12 }),
  position: fc.constantFrom(null, { latitude: 51.92, longitude: 4.48 }),
})
const records = fc.array(Entry, { minLength: 1, maxLength: 30 }).map((entries) =>
  entries.map(({ site, position, ...entry }) =>
    recordOf({
      ...entry,
      website: `https://c${site}.example`,
      region: '',
      email: '',
      address: '',
      page: '',
      asOf: '',
      position,
    }),
  ),
)
const phrases = fc.array(
  text(2).map((phrase) => phrase || 'cold'),
  { minLength: 1, maxLength: 5 },
)
const clauses: fc.Arbitrary<Clause[]> = fc
  .tuple(
    phrases.map((anyOf) => ({ anyOf })),
    fc.option(fc.constantFrom('9cnl', '9h', '9s 9slarge 9pkoln', '9tx')),
    fc.option(fc.constantFrom('storage', 'cold truck')),
  )
  .map(([first, facets, industry]) => [
    ...(industry ? [{ field: 'industry' as const, anyOf: industry.split(' ') }] : []),
    first,
    ...(facets ? [{ field: 'facets' as const, anyOf: facets.split(' ') }] : []),
  ])

test('the same companies are found in the same order as on SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'indexes-'))
  const files = openIndexFolder(folder)
  const product = {
    name: 'Cold chain trackers',
    description: 'For trucks',
    company_size: '',
    price_range: '',
  }
  await fc.assert(
    fc.asyncProperty(
      records,
      fc.array(clauses, { minLength: 5, maxLength: 5 }),
      phrases,
      async (companies, searches, keywords) => {
        const both = [
          await filledIndex(tables, ++directories, companies),
          await filledIndex(files, directories, companies),
        ]
        const asked = both.map(async (index) => ({
          ranked: await Promise.all(
            searches.map(async (search) => index.companiesWith(await index.ranked(search, 8))),
          ),
          unranked: await Promise.all(
            searches.map(async (search) => index.companiesWith(await index.unranked(search, 8))),
          ),
          frequencies: [...(await index.frequenciesOf(['truck', 'cold', 'x', 'kuhlung']))],
          suggested: await suggestFrom(
            index,
            'imported',
            parseQuery({
              product: {
                ...product,
                target_industry: 'Logistics',
                category: '',
                keywords: keywords.join(', '),
              },
              count: 10,
              exclude: new Set(),
            }),
          ),
        }))
        const [here, there] = await Promise.all(asked)
        const shown = (result: typeof here) => ({
          ...result,
          ranked: result?.ranked.map((found) => found.map(({ domain }) => domain)),
          unranked: result?.unranked.map((found) => found.map(({ domain }) => domain)),
        })
        expect(shown(here)).toEqual(shown(there))
      },
    ),
    { numRuns: 10, endOnFailure: true },
  )
  files.close()
  rmSync(folder, { recursive: true })
})
