import { expect, test } from 'vitest'
import { areaIn, areaText, isInside } from './area.ts'

const around = [
  { latitude: 51.2, longitude: 9.4 },
  { latitude: 51.4, longitude: 9.4 },
  { latitude: 51.4, longitude: 9.6 },
  { latitude: 51.3, longitude: 9.5 },
  { latitude: 51.2, longitude: 9.6 },
]

test('an area stays the same in an address', () => {
  expect(areaIn(areaText(around))).toEqual(around)
})

test('a text that is no area, or has too many corners, is dropped', () => {
  expect(areaIn('51.3,9.4;51.4,9.5')).toBeUndefined()
  expect(areaIn('51.3,9.4;here;51.3,9.6')).toBeUndefined()
  expect(areaIn(Array.from({ length: 41 }, () => '51.3,9.4').join(';'))).toBeUndefined()
})

test('a point is in an area only if it is within its edge, also where the edge goes inwards', () => {
  expect(isInside({ latitude: 51.35, longitude: 9.45 }, around)).toBe(true)
  expect(isInside({ latitude: 51.3, longitude: 9.55 }, around)).toBe(false)
  expect(isInside({ latitude: 51.5, longitude: 9.45 }, around)).toBe(false)
})
