import { expect, test } from 'vitest'
import { amountOf, isWithin, valueRanges } from './valueRange.ts'

test.each([
  ['99.99', { from: 99, to: 99 }],
  ['$4,900', { from: 4900, to: 4900 }],
  ['100 - 200', { from: 100, to: 200 }],
  ['$1,000 to $2,500 a month', { from: 1000, to: 2500 }],
  ['200-100', { from: 100, to: 200 }],
  ['2k', { from: 2000, to: 2000 }],
  ['about 1000+', { from: 1000, to: Number.POSITIVE_INFINITY }],
])('%s is read as an amount', (text, amount) => {
  expect(amountOf(text)).toEqual(amount)
})

test('a value without a number is in no range', () => {
  expect(amountOf('on request')).toBeUndefined()
  expect(valueRanges.filter((range) => isWithin('on request', range))).toEqual([])
})

test.each([
  ['50.99', ['0-50']],
  ['51', ['51-100']],
  ['40 - 120', ['0-50', '51-100', '101-250']],
  ['1000', ['501-1000', '1000+']],
  ['$4,900', ['1000+']],
  ['300+', ['251-500', '501-1000', '1000+']],
])('%s is found in every range that it overlaps', (value, ranges) => {
  expect(valueRanges.filter((range) => isWithin(value, range))).toEqual(ranges)
})
