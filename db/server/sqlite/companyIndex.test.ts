import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { CompanyRecord } from '#db/model/companyIndex.ts'
import { createCompanyIndex, openBuiltIndex, openCompanyIndex, type WriteCompanies } from './companyIndex.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'index-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

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
  facets: '',
  ...more,
})

const built = (companies: CompanyRecord[]) =>
  openBuiltIndex(':memory:', ['one'], (write) => {
    write(companies)
    return 0
  }).index

test('companies are found by the stems of words, best first, and all clauses must hold', async () => {
  const index = built([
    record('Vrieskoning', { description: 'Cold rooms, and a truck', facets: '9cnl' }),
    record('Koelvlot', { tags: 'refrigerated trucks', description: 'Trucking', facets: '9cnl' }),
    record('Girteka', { tags: 'refrigerated trucks', facets: '9clt' }),
  ])
  const named = async (ids: number[]) => (await index.companiesWith(ids)).map(({ name }) => name)
  const trucks = { anyOf: ['trucks', 'chilled'] }
  const dutch = { field: 'facets' as const, anyOf: ['9cnl'] }
  expect(await named(await index.ranked([trucks, dutch], 9))).toEqual(['Koelvlot', 'Vrieskoning'])
  expect(await named(await index.unranked([trucks, dutch], 1))).toEqual(['Vrieskoning'])
  const frequencies = await index.frequenciesOf(['truck', 'room'])
  expect([...frequencies]).toEqual([
    ['truck', 3],
    ['room', 0],
  ])
})

test('nothing that a person wrote is taken for search syntax', async () => {
  const index = built([record('Koelvlot')])
  for (const written of ['"', 'a" OR "b', 'NEAR(', '*', 'name:']) {
    expect(await index.ranked([{ anyOf: [written] }], 9)).toBeDefined()
  }
})

test('a file is built again only for other sources, and a build that broke off is built again', () => {
  const file = join(folder, 'a.db')
  const open = (sources: string[], fill: (write: WriteCompanies) => number) => {
    const { index, rebuilt, leftOut } = openBuiltIndex(file, sources, fill)
    index.close()
    return { rebuilt, leftOut, companies: index.companies }
  }
  const one = (write: WriteCompanies) => {
    write([record('Koelvlot')])
    return 2
  }
  expect(open(['one'], one)).toEqual({ rebuilt: true, leftOut: 2, companies: 1 })
  expect(open(['one'], one)).toEqual({ rebuilt: false, leftOut: 2, companies: 1 })
  const broken = () => {
    throw new Error('The source is gone')
  }
  expect(() => open(['two'], broken)).toThrow('The source is gone')
  expect(open(['one'], one)).toEqual({ rebuilt: true, leftOut: 2, companies: 1 })
})

test('what takes several slices to index is found as a whole, and its words are counted', async () => {
  const file = join(folder, 'a.db')
  const making = createCompanyIndex(file)
  const many = Array.from({ length: 4_500 }, (_, n) => record(`Fleet${n}`, { description: 'Trucking' }))
  await making.write(many)
  expect(await making.finish()).toBe(many.length)
  making.close()
  const index = openCompanyIndex(file)
  expect(await index.unranked([{ anyOf: ['trucks'] }], 9_000)).toHaveLength(many.length)
  expect(await index.unranked([{ anyOf: ['fleet0', 'fleet4499'] }], 9)).toEqual([1, many.length])
  expect([...(await index.frequenciesOf(['truck', 'fleet7']))]).toEqual([
    ['truck', many.length],
    ['fleet7', 0],
  ])
  index.close()
})

test('a list that was imported before positions were kept is still read', async () => {
  const file = join(folder, 'old.db')
  const made = createCompanyIndex(file)
  await made.write([record('Koelvlot')])
  await made.finish()
  made.close()
  const old = new Database(file)
  old.exec('ALTER TABLE companies DROP COLUMN position')
  old.close()
  const index = openCompanyIndex(file)
  expect(await index.companiesWith([1])).toMatchObject([{ name: 'Koelvlot', position: '' }])
  expect((await index.records().next()).value).toMatchObject([{ position: '' }])
  index.close()
})
