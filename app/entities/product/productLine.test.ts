import { describe, expect, test } from 'vitest'
import type { Product } from '#db/model/entities/product.ts'
import { productLine, soldTo } from './productLine.ts'

describe('a lead’s product', () => {
  const product: Product = {
    id: 7,
    teamId: 1,
    version: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    createdBy: 1,
    deletedAt: null,
    name: 'Pump',
    description: 'Pumps what others cannot.',
    brand: 'premium',
    value: '100-200',
    target_industry: 'Mining',
    company_size: 'Large',
    price_range: 'high',
    category: '',
    keywords: '',
    buyers: '',
    places: '',
    benefit: '',
    sample: false,
  }

  test('is named with its brand and value', () => {
    expect(productLine(7, product)).toBe('Pump, premium - $100-200')
  })

  test('is its id where the product itself is gone', () => {
    expect(productLine(7, undefined)).toBe('Product ID: 7')
  })

  test('is missing for a lead without one', () => {
    expect(productLine(null, undefined)).toBeUndefined()
  })
})

describe('to whom a product is sold', () => {
  test.each([
    ['the industry and the size', { target_industry: 'Mining', company_size: 'Large' }, 'Mining, Large'],
    ['no size that is any', { target_industry: 'Mining', company_size: 'Any' }, 'Mining'],
    ['the trades that were chosen', { buyers: 'bakery butcher' }, '2 trades chosen'],
    ['a typed industry before the trades', { target_industry: 'Food', buyers: 'bakery' }, 'Food'],
    ['any industry', {}, 'Any industry'],
  ])('is %s', (_, product, line) => {
    expect(soldTo({ target_industry: 'Any', company_size: 'Any', buyers: '', ...product })).toBe(line)
  })
})
