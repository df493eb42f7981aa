import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Kept } from '#api/store.ts'
import type { CompanyIndexes, CompanyRecord } from '#db/model/companyIndex.ts'
import { filledIndex } from '#tests/companies.ts'
import { dropDatabaseOf, indexedIn, keptIn } from '#tests/database.ts'

let dataDir: string
let kept: Kept
let indexes: CompanyIndexes
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'indexes-'))
  kept = await keptIn(dataDir)
  indexes = kept.companyIndexes
})
afterAll(async () => {
  indexes.close()
  await kept.store.close()
  rmSync(dataDir, { recursive: true, force: true })
  await dropDatabaseOf(dataDir)
})

let directories = 0
const filled = (companies: readonly CompanyRecord[]) => filledIndex(indexes, ++directories, companies)

const record = (name: string, more: Partial<CompanyRecord> = {}): CompanyRecord => ({
  domain: `${name.toLowerCase()}.example`,
  name,
  website: `https://${name.toLowerCase()}.example`,
  industry: 'Logistics',
  size: '',
  city: '',
  place: '',
  region: '',
  country: '',
  description: '',
  tags: '',
  email: '',
  phone: '',
  address: '',
  asOf: '',
  position: '',
  facets: '9s',
  ...more,
})

test('of two companies of one domain the later one stands in the place of the first', async () => {
  const [oud, girteka] = [record('Oud', { domain: 'koelvlot.example' }), record('Girteka')]
  const nieuw = record('Nieuw', { domain: 'koelvlot.example', description: 'Trucks\0 and "more" {a,b} \\N' })
  const index = await filled([oud, girteka, nieuw])
  const found = await index.companiesWith(await index.unranked([{ anyOf: ['oud', 'nieuw', 'girteka'] }], 9))
  expect(found.map(({ name }) => name)).toEqual(['Nieuw', 'Girteka'])
  expect(index.companies).toBe(2)
})

test('all companies are read as they were written', async () => {
  const companies = [
    record('Koelvlot', { tags: 'cold chain, lorries', facets: '9cnl 9s 9h' }),
    record('Girteka'),
  ]
  const index = await filled(companies)
  const read = []
  for await (const some of index.records()) read.push(...some)
  expect(read).toEqual(companies)
})

test('nothing that a person wrote is taken for search syntax, and what has no word finds nobody', async () => {
  const index = await filled([record('Koelvlot')])
  for (const written of ['a" OR "b', 'NEAR(', "'", "a' | 'b", 'name:', '(', '\\', 'koel*'])
    expect(await index.ranked([{ anyOf: [written] }], 9)).toEqual([])
  for (const written of ['"', '*', '', '!'])
    expect(await index.unranked([{ anyOf: [written] }], 9)).toEqual([])
})

test('what is being made is there for nobody, and what a crash left is removed', async () => {
  const id = ++directories
  const making = await indexes.create(id)
  await making.write([record('Koelvlot')])
  expect(await indexes.open(id)).toBeUndefined()
  await indexes.removeAllBut(async () => new Set())
  expect(await making.finish()).toBe(1)
  await making.close()
  expect(await indexes.open(id)).toMatchObject({ companies: 1 })
  await indexes.remove(id)
  await indexes.remove(id)
  expect(await indexes.open(id)).toBeUndefined()
  expect(await indexedIn(dataDir)).not.toContain(String(id))
})
