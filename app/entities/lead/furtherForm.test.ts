import * as v from 'valibot'
import { expect, test } from 'vitest'
import { DealValueText, ExtraText, OptOutsText, TagsText, WaysText } from './furtherForm.ts'

test.each([
  ['', null],
  ['12000', 12_000],
  ['12,000', 12_000],
  ['12.000', 12_000],
  ['12.000,50', 12_000.5],
  ['1,234,567.8', 1_234_567.8],
  ["1'200", 1_200],
  ['1 200,5', 1_200.5],
  ['0', 0],
])('the amount %j is %j', (typed, amount) => {
  expect(v.parse(DealValueText, typed)).toBe(amount)
})

test.each(['x', '12 apples', '-5', '1e5', '9999999999999999'])('%j is no amount', (typed) => {
  expect(v.is(DealValueText, typed)).toBe(false)
})

test('tags are separated by commas, each once', () => {
  expect(v.parse(TagsText, ' fair, fish,, fair ')).toEqual(['fair', 'fish'])
  expect(v.parse(TagsText, '')).toEqual([])
  expect(v.parse(OptOutsText, 'email, phone')).toEqual(['email', 'phone'])
  expect(v.is(OptOutsText, 'email, sun')).toBe(false)
})

test('a list that was left empty is one', () => {
  expect(v.parse(WaysText, '')).toEqual([])
  expect(v.parse(ExtraText, '')).toEqual([])
  const way = { kind: 'fax', value: '+47 55 12 34 56', label: '', source: '' }
  expect(v.parse(WaysText, JSON.stringify([way]))).toEqual([way])
})
