import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

test('numbers have their commas where English has them', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (value) => {
      expect(grouped(value)).toBe(new Intl.NumberFormat('en-US').format(value))
    }),
  )
  expect(grouped(1234567.5, 2)).toBe('1,234,567.50')
})
