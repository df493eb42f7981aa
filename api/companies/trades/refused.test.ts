import { expect, test } from 'vitest'
import { type Decided, refusedShown, refusedTrades } from './refused.ts'

const decided = (approved: boolean, industry: string, ...names: string[]): Decided[] =>
  names.map((companyName) => ({ companyName, industry, country: 'DE', approved }))

test('a trade of which two companies were dismissed is refused, and the search names it', () => {
  const refused = refusedTrades(decided(false, 'Bakery', 'Bäckerei Huber', 'Bäckerei Mayr'))
  expect(refusedShown(refused)).toBe('Last come those you dismissed more than once: Bakery.')
})

test('one dismissed company, or as many approved ones, refuse no trade', () => {
  expect(refusedTrades(decided(false, 'Bakery', 'Bäckerei Huber')).size).toBe(0)
  const both = [...decided(false, 'Bakery', 'A', 'B'), ...decided(true, 'Bakery', 'C', 'D')]
  expect(refusedTrades(both).size).toBe(0)
})

test('where the name says more than the label, the narrower trade is refused and not the whole', () => {
  const refused = refusedTrades(decided(false, 'Farm', 'Milchhof Huber', 'Milchhof Mayr'))
  expect([...refused]).toEqual(['dairy-farm'])
})
