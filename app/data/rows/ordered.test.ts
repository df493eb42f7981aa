import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Ordered } from './ordered.ts'

interface Row {
  id: number
  size: number
  shown: boolean
}

const order = {
  keyOf: ({ id, size, shown }: Row) => (shown ? { id, size } : undefined),
  compare: (a: { id: number; size: number }, b: { id: number; size: number }) =>
    a.size - b.size || a.id - b.id,
}
const sorted = (rows: Row[]) =>
  rows.filter(({ shown }) => shown).sort((a, b) => a.size - b.size || a.id - b.id)

const row = fc.record({ id: fc.nat(30), size: fc.nat(9), shown: fc.boolean() })
const change = fc.tuple(fc.nat(30), fc.option(row, { nil: undefined }))

test('after any changes the list is as if it had been sorted anew', () => {
  fc.assert(
    fc.property(fc.array(row), fc.array(fc.array(change)), (first, changes) => {
      const all = new Map(first.map((each) => [each.id, each]))
      const ordered = new Ordered(order, all.values())
      for (const step of changes) {
        const told = new Map(step.map(([id, to]) => [id, to && { ...to, id }]))
        for (const [id, to] of told) {
          if (to) all.set(id, to)
          else all.delete(id)
        }
        ordered.follow(told)
        expect(ordered.list).toEqual(sorted([...all.values()]))
      }
    }),
  )
})

test('a change of what is not in the list leaves the very list as it is', () => {
  const ordered = new Ordered(order, [{ id: 1, size: 1, shown: true }])
  const before = ordered.list
  ordered.follow(new Map([[2, { id: 2, size: 5, shown: false }]]))
  ordered.follow(new Map([[3, undefined]]))
  expect(ordered.list).toBe(before)
})
