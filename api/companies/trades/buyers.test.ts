import { expect, test } from 'vitest'
import { nearnessOf, nearnessToTargets } from './buyers.ts'

test('a trade is nearer than its whole, and that than a stranger', () => {
  const wanted = new Map([['dairy-farm', 1]])
  const near = (id: string) => nearnessOf([{ id, sure: 1 }], wanted)
  expect(near('dairy-farm')).toBe(1)
  expect(near('farm')).toBeLessThan(1)
  expect(near('farm')).toBeGreaterThan(near('bakery'))
  expect(near('bakery')).toBe(0)
})

test('a company may be of the part that a product targets, or of a trade that often buys the same', () => {
  expect(nearnessToTargets(['dairy-farm'], ['agriculture'])).toBe(1)
  expect(nearnessToTargets(['agriculture'], ['dairy-farm'])).toBe(1)
  const others = [['making'], ['food-making'], ['bakery']].map((own) =>
    nearnessToTargets(own, ['machine-builder']),
  )
  expect(others[0]).toBeLessThan(1)
  expect(others).toEqual(others.toSorted((a, b) => b - a))
  expect(nearnessToTargets(['bakery'], ['dairy-farm'])).toBe(0)
})
