import fc from 'fast-check'
import { expect, test } from 'vitest'
import { standInOf, standInsOf } from './merged.ts'

/** @param given for each lead the one that it was merged into, and when */
const pointersOf = (given: readonly (readonly [number, number | null, string?])[]) =>
  new Map(given.map(([id, mergedInto, mergedAt = null]) => [id, { mergedInto, mergedAt }]))

const standIn = (id: number, pointers: Record<number, number | null>) =>
  standInOf(id, pointersOf(Object.entries(pointers).map(([from, to]) => [Number(from), to])))

test('the last lead of a chain stands for all leads of the chain', () => {
  const chain = { 1: 2, 2: 3, 3: null }
  expect([1, 2, 3].map((id) => standIn(id, chain))).toEqual([3, 3, 3])
})

test('of two leads that were merged in both directions at once, the winner of the later merge stands for both', () => {
  const early = '2026-11-28T08:00:00.000Z'
  const late = '2026-11-28T08:00:01.000Z'
  const nineLater = pointersOf([
    [7, 9, late],
    [9, 7, early],
  ])
  const sevenLater = pointersOf([
    [7, 9, early],
    [9, 7, late],
  ])
  expect([7, 9].map((id) => standInOf(id, nineLater))).toEqual([9, 9])
  expect([7, 9].map((id) => standInOf(id, sevenLater))).toEqual([7, 7])
})

test('of two leads that were merged in both directions at the same time, the one with the smaller id stands for both', () => {
  const both = { 7: 9, 9: 7 }
  expect([7, 9].map((id) => standIn(id, both))).toEqual([7, 7])
})

test('a lead that leads into a circle has the winner of the circle, though its own id is smaller', () => {
  expect(standIn(1, { 1: 8, 8: 9, 9: 8 })).toBe(8)
})

test('a lead whose winner is missing, and one that points at itself, stand for themselves', () => {
  expect(standIn(4, { 4: 5 })).toBe(4)
  expect(standIn(4, { 4: 4 })).toBe(4)
})

test('whatever points where, every lead has one winner, who stands for itself, in whatever order the rows arrive', () => {
  const ids = fc.integer({ min: 1, max: 12 })
  const times = fc.constantFrom('2026-11-28T08:00:00.000Z', '2026-11-28T08:00:01.000Z')
  const rows = fc.uniqueArray(fc.tuple(ids, fc.option(ids), times), {
    selector: ([id]) => id,
    minLength: 1,
  })
  const shuffled = rows.chain((given) =>
    fc.tuple(
      fc.constant(given),
      fc.shuffledSubarray(given, { minLength: given.length, maxLength: given.length }),
    ),
  )
  fc.assert(
    fc.property(shuffled, ([given, later]) => {
      const found = standInsOf(
        given.map(([id]) => id),
        pointersOf(given),
      )
      const again = standInsOf(
        later.map(([id]) => id),
        pointersOf(later),
      )
      expect(new Map([...again].toSorted())).toEqual(new Map([...found].toSorted()))
      for (const [id, winner] of found) {
        expect(found.has(winner)).toBe(false)
        expect(given.some(([there]) => there === winner)).toBe(true)
        expect(winner).not.toBe(id)
      }
    }),
  )
})
