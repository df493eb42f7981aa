import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { combinedId, Id, newId, numberedId, pairedId } from './id.ts'

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

test('the rows of an import have ids that are always the same, and that no other row has', () => {
  const imports = [1, 2, 2 ** 32, 2 ** 53 - 1, newId()]
  const ids = imports.flatMap((id) => Array.from({ length: 50_000 }, (_, row) => numberedId(id, row)))
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) if (!v.is(Id, id)) expect.fail(`${id} is no id`)
  expect(numberedId(7, 12)).toBe(numberedId(7, 12))
})

test('a combined id is the same in both orders, and another one for other rows', () => {
  fc.assert(
    fc.property(fc.maxSafeNat().filter(Boolean), fc.maxSafeNat().filter(Boolean), (a, b) => {
      expect(v.is(Id, combinedId(a, b))).toBe(true)
      expect(combinedId(a, b)).toBe(combinedId(b, a))
    }),
  )
  const ids = Array.from({ length: 300 }, newId)
  const pairs = ids.flatMap((a, at) => ids.slice(0, at).map((b) => combinedId(a, b)))
  expect(new Set(pairs).size).toBe(pairs.length)
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
