import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fullness, Limit } from './usage.ts'

test('a month says how much of the limit is used, also in words', () => {
  expect(fullness({ calls: 25, monthly: 100 })).toEqual({ share: 0.25, words: '25 of 100 calls' })
  expect(fullness({ calls: 1, monthly: null })).toEqual({ share: 0, words: '1 call, no limit' })
})

test('a limit that is reached, passed or 0 is full', () => {
  const reached = { share: 1, words: '100 of 100 calls, limit reached' }
  expect(fullness({ calls: 100, monthly: 100 })).toEqual(reached)
  expect(fullness({ calls: 120, monthly: 100 }).share).toBe(1)
  expect(fullness({ calls: 0, monthly: 0 })).toEqual({ share: 1, words: '0 of 0 calls, limit reached' })
})

test('an empty limit is none; anything but a whole number is refused', () => {
  expect(v.parse(Limit, { monthly: ' 250 ' })).toEqual({ monthly: 250 })
  expect(v.parse(Limit, { monthly: '' })).toEqual({ monthly: null })
  for (const monthly of ['1.5', '-1', 'many']) expect(v.is(Limit, { monthly })).toBe(false)
})
