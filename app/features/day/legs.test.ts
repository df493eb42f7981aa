import { expect, test } from 'vitest'
import { legsOf } from './legs.ts'

const places = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ latitude: 51 + nth / 100, longitude: 9.5 }))

test('the way opens in the maps app in parts of ten places, each from where the one before it ends', () => {
  const legs = legsOf(places(12))
  expect(legs.map(({ from, to }) => [from, to])).toEqual([
    [1, 10],
    [11, 12],
  ])
  const [first, second] = legs.map(({ href }) => new URL(href).searchParams)
  expect(first?.get('origin')).toBeNull()
  expect(first?.get('waypoints')?.split('|')).toHaveLength(9)
  expect(first?.get('destination')).toBe('51.09,9.5')
  expect(second?.get('origin')).toBe('51.09,9.5')
  expect(second?.get('destination')).toBe('51.11,9.5')
})

test('a way to one place has no places between', () => {
  const [leg] = legsOf(places(1))
  expect(new URL(leg?.href ?? '').searchParams.has('waypoints')).toBe(false)
})
