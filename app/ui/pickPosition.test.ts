import { describe, expect, test } from 'vitest'
import { positionAfter } from './pickPosition.ts'

describe('the arrows in a list of options', () => {
  test('go to the next and to the one before', () => {
    expect(positionAfter('ArrowDown', 0, 3)).toBe(1)
    expect(positionAfter('ArrowUp', 2, 3)).toBe(1)
  })

  test('go around at both ends', () => {
    expect(positionAfter('ArrowDown', 2, 3)).toBe(0)
    expect(positionAfter('ArrowUp', 0, 3)).toBe(2)
  })

  test('leave every other key, and an empty list, alone', () => {
    expect(positionAfter('Home', 1, 3)).toBeUndefined()
    expect(positionAfter('ArrowDown', 0, 0)).toBeUndefined()
  })
})
