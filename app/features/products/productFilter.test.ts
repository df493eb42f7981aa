import { expect, test } from 'vitest'
import { everything, narrowed } from './productFilter.ts'

const oven = { brand: 'Premium', value: '4,900' }
const knife = { brand: 'premium', value: '40-80' }
const own = { brand: 'Harbour Steel', value: '60' }
const products = [oven, knife, own]

test('without a choice every product is shown, whatever its brand', () => {
  expect(narrowed(products, everything)).toEqual(products)
})

test('a brand is found however it was typed', () => {
  expect(narrowed(products, { brand: 'premium', value: '' })).toEqual([oven, knife])
})

test('brand and value narrow together', () => {
  expect(narrowed(products, { brand: '', value: '51-100' })).toEqual([knife, own])
  expect(narrowed(products, { brand: 'premium', value: '51-100' })).toEqual([knife])
  expect(narrowed(products, { brand: 'luxury', value: '51-100' })).toEqual([])
})
