import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { dollars, NewProduct, product, productProposals } from './product.ts'

const tracker = {
  name: 'Fleet tracker',
  description: 'Shows where every van is.',
  brand: 'Trackly',
  value: '250',
  target_industry: 'Logistics',
  company_size: 'Medium',
  price_range: '200-300',
}

describe('a product’s value', () => {
  test.each([
    ['$250', '250'],
    [' $ 250 ', '250'],
    ['250', '250'],
    ['100-200', '100-200'],
    ['250 $', '250 $'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(v.parse(NewProduct, { ...tracker, value: typed }).value).toBe(stored)
  })

  test.each(['', '$', ' $ '])('%j is none', (value) => {
    expect(v.safeParse(NewProduct, { ...tracker, value }).issues?.[0].message).toBe('Please enter a value')
  })

  test('is shown with one "$", unless it is no amount yet', () => {
    expect(['250', '$250', '1-50'].map(dollars)).toEqual(['$250', '$250', '$1-50'])
    expect(dollars(productProposals.value)).toBe('On request')
  })
})

test('an edit strips the "$" too, and checks the one field that it changes', () => {
  const ctx = { at: '2025-06-01T10:00:00.000Z', userId: 7, teamId: 9 }
  const row = {
    ...product.mutations['product.create'].run(undefined, { id: 1, fields: tracker }, ctx),
    name: '',
  }
  const edit = (changes: object) => product.mutations['product.edit'].run(row, { id: 1, changes }, ctx)
  expect(edit({ value: ['250', '$300'] })).toEqual({ ...row, value: '300' })
  expect(() => edit({ brand: ['Trackly', ' '] })).toThrow('Please enter a brand')
})

test('category, keywords, buyers and what it does may be left out', () => {
  expect(v.parse(NewProduct, tracker)).toEqual({
    ...tracker,
    category: '',
    keywords: '',
    buyers: '',
    places: '',
    benefit: '',
  })
})

test('what is missing is named as the form names it', () => {
  expect(v.safeParse(NewProduct, {}).issues?.map(({ message }) => message)).toEqual([
    'Product name must be at least 2 characters',
    'Description must be at least 10 characters',
    'Please enter a brand',
    'Please enter a value',
    'Please specify target industry',
    'Please specify ideal company size',
    'Please enter price range',
  ])
})
