import { expect, test } from 'vitest'
import { inBatches } from './batches.ts'

test('a selection too large for one request is spread over several, nothing lost', () => {
  expect(inBatches([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
})

test('a selection that fits goes in one request, none in none', () => {
  expect(inBatches([1, 2], 2)).toEqual([[1, 2]])
  expect(inBatches([], 2)).toEqual([])
})
