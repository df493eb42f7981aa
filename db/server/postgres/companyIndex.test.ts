import { expect, test } from 'vitest'
import { STRETCH, stretchesUpTo } from './companyIndex.ts'

test('the oldest companies are looked at first, then ever more, and in the end each once', () => {
  const stretches = [...stretchesUpTo(30 * STRETCH + 1)]
  expect(stretches.map((some) => some.length)).toEqual([1, 4, 16, 10])
  expect(stretches.flat()).toEqual(Array.from({ length: 31 }, (_, n) => n))
  expect([...stretchesUpTo(STRETCH)]).toEqual([[0]])
})
