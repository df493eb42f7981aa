import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Id, newId, pairedId } from './id.ts'

test('new ids are distinct integers between 1 and 2^53 that every device and store can hold', () => {
  const ids = Array.from({ length: 20_000 }, newId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(v.is(Id, id)).toBe(true)
  expect(ids.some((id) => id > 2 ** 52)).toBe(true)
  expect(Math.max(...ids)).toBeLessThan(2 ** 53)
})

test('a paired id is an id, another one, and its pair is the first again', () => {
  fc.assert(
    fc.property(fc.maxSafeNat().filter(Boolean), (id) => {
      expect(v.is(Id, pairedId(id))).toBe(true)
      expect(pairedId(id)).not.toBe(id)
      expect(pairedId(pairedId(id))).toBe(id)
    }),
  )
})

describe('an id', () => {
  test('is any integer from 1 to 2^53 - 1, and comes back from JSON as it was', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (number) => {
        expect(v.is(Id, number)).toBe(number >= 1)
        expect(JSON.parse(JSON.stringify(number))).toBe(number)
      }),
    )
  })

  test.each([0, -1, 1.5, 2 ** 53, Number.NaN, '1', null])('is not %j', (value) => {
    expect(v.is(Id, value)).toBe(false)
  })
})
