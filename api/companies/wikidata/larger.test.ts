import { expect, test } from 'vitest'
import { parseQuery } from '#api/companies/query/query.ts'
import { ovenProduct } from '#tests/site.ts'
import { largerCompanies, mayBeLarger } from './larger.ts'
import type { Wanted } from './query.ts'

const nobody = new AbortController().signal
const product = { ...ovenProduct, company_size: '', category: '' }

/** What Wikidata would be asked for. */
async function wantedFor(target: string, location?: string): Promise<Wanted> {
  const asked: Wanted[] = []
  const query = parseQuery({
    product: { ...product, target_industry: target },
    count: 5,
    location,
    exclude: new Set(),
  })
  const wikidata = {
    companies: async (wanted: Wanted) => {
      asked.push(wanted)
      return []
    },
  }
  await largerCompanies(wikidata, query, nobody)
  return asked[0]!
}

test.each([
  ['Law firms', 'law firm'],
  ['Breweries', 'brewery'],
  ['Banks, Insurance', 'insurance company'],
  ['Automotive', 'automotive industry'],
])('%j is asked for as %j', async (target, kind) => {
  expect((await wantedFor(target)).kinds).toContain(kind)
})

test.each([
  [undefined, [], []],
  ['Netherlands', ['NL'], []],
  ['Rotterdam, NL', ['NL'], ['Rotterdam']],
  ['bavaria', ['DE'], ['bavaria', 'Bavaria']],
])('in %j it looks in %j, for seats in %j', async (location, countries, places) => {
  expect(await wantedFor('Breweries', location)).toMatchObject({ countries, places })
})

test.each([
  [{ company_size: 'Small' }, false],
  [{ company_size: 'Large' }, true],
  [{ company_size: 'Any Size' }, true],
])('for %j larger companies are meant: %j', (more, expected) => {
  const query = parseQuery({ product: { ...product, ...more }, count: 5, exclude: new Set() })
  expect(mayBeLarger(query)).toBe(expected)
})
