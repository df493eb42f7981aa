import { expect, test } from 'vitest'
import { pauseAfter } from './sync.ts'

const pauses = (chance: number) => [1, 2, 3, 4, 5, 6, 7, 50, 5000].map((misses) => pauseAfter(misses, chance))

test('while the server is out of reach it is asked after longer and longer pauses, at most 2 minutes', () => {
  expect(pauses(0.5)).toEqual([4_000, 8_000, 16_000, 32_000, 64_000, 120_000, 120_000, 120_000, 120_000])
})

test('a server that answers is asked every half minute', () => {
  expect(pauseAfter(0, 0.5)).toBe(30_000)
})

test('devices that lost the server together come back one by one, within a quarter of the pause', () => {
  expect(pauseAfter(3, 0)).toBe(12_000)
  expect(pauseAfter(3, 1)).toBe(20_000)
})
