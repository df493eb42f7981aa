import { expect, test } from 'vitest'
import { parseQuery } from '#api/companies/query/query.ts'
import type { Product } from '#db/model/entities/product.ts'
import { openDirectory, starterDirectory } from './directory.ts'

const directory = openDirectory({ file: ':memory:', sources: [starterDirectory] })

const product = (more: Partial<Product>) => ({
  name: '',
  description: '',
  target_industry: '',
  company_size: '',
  price_range: '',
  category: '',
  keywords: '',
  ...more,
})
const queries = [
  {
    product: product({ name: 'Temperature trackers for refrigerated trucks', target_industry: 'Logistics' }),
  },
  { product: product({ name: 'Booking system', target_industry: 'Hospitality', company_size: 'Small' }) },
  { product: product({ name: 'Crop sensors', target_industry: 'Agriculture' }), location: 'United States' },
  { product: product({ name: 'Penetration testing', target_industry: 'Fintech' }), keywords: 'payments' },
]

test.each(queries)(
  'every match score is the sum of its parts, each within what it can add (%#)',
  async (query) => {
    const found = await directory.suggest(parseQuery({ ...query, count: 20, exclude: new Set() }))
    expect(found.length).toBeGreaterThan(0)
    for (const { companyName, matchScore, scores } of found) {
      expect(
        scores.reduce((sum, { points }) => sum + points, 0),
        companyName,
      ).toBe(matchScore)
      expect(scores[0]).toMatchObject({ part: 'Industry', why: expect.stringMatching(/./) })
      for (const { points, of, part } of scores) {
        if (part !== 'Audience') expect(points <= of && points >= 0, `${companyName} ${part}`).toBe(true)
      }
    }
  },
)

test('what nobody asked about is no part of the score', async () => {
  const [first] = await directory.suggest(parseQuery({ ...queries[0]!, count: 1, exclude: new Set() }))
  expect(first?.scores.map(({ part }) => part)).not.toContain('Size')
  expect(first?.scores.map(({ part }) => part)).not.toContain('Place')
})
