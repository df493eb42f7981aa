import { expect, test } from 'vitest'
import { legsOf } from './legs.ts'

const places = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ latitude: 51 + nth / 100, longitude: 9.5 }))

test('the way opens in the maps app in parts of ten places, each from where the one before it ends', () => {
  const legs = legsOf(places(12), 'google')
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
  const [leg] = legsOf(places(1), 'google')
  expect(new URL(leg?.href ?? '').searchParams.has('waypoints')).toBe(false)
})

test('Apple’s maps take the places one after another', () => {
  const legs = legsOf(places(12), 'apple')
  expect(legs[1]?.href).toBe('https://maps.apple.com/?saddr=51.09,9.5&daddr=51.1,9.5+to:51.11,9.5&dirflg=d')
  expect(legs[0]?.href).toMatch(/^https:\/\/maps\.apple\.com\/\?daddr=51,9\.5\+to:/)
})
