import { expect, test } from 'vitest'
import { without } from '#db/model/entities/request.ts'
import { askedFor, reasonShown } from './asked.ts'

test.each([
  [{ count: 3 }, '3 companies'],
  [
    { count: 10, location: 'Bergen', companySize: 'Small', keywords: 'rye' },
    'Bergen · Small (1-50 employees) · rye · 10 companies',
  ],
  [{ count: 1, near: { latitude: 60, longitude: 5 }, radiusKm: 5 }, 'around you, within 5 km · 1 company'],
  [{ count: 3, anywhere: true, anyIndustry: true }, 'anywhere · any industry · 3 companies'],
] as const)('a search for %j is told in one line', (args, line) => {
  expect(askedFor({ productId: 1, ...args })).toBe(line)
})

test.each([
  [
    { condition: 'place', found: 12 },
    'The place was the reason: without it 12 companies fit.',
    'Search anywhere',
  ],
  [
    { condition: 'size', found: 1 },
    'The company size was the reason: without it 1 company fits.',
    'Search any size',
  ],
  [
    { condition: 'industry', found: 20 },
    'The industry was the reason: without it 20 or more companies fit.',
    'Search any industry',
  ],
  [{ condition: 'radius', found: 0 }, 'There may be some farther away.', 'Search within 25 km'],
] as const)('of %j the person reads what to give up', (reason, sentence, drop) => {
  expect(reasonShown(reason)).toEqual({ sentence, drop })
})

test('a search without a condition asks for all the rest', () => {
  const asked = { productId: 1, count: 3, location: 'Bergen', companySize: 'Small', keywords: 'rye' } as const
  const { location: _, ...elsewhere } = asked
  expect(without('place', asked)).toEqual({ ...elsewhere, anywhere: true })
  expect(without('industry', asked)).toEqual({ ...asked, anyIndustry: true })
  expect(without('size', asked)).not.toHaveProperty('companySize')
  expect(without('keywords', asked)).not.toHaveProperty('keywords')
})
