import { expect, test } from 'vitest'
import { boundsOf, middleOf } from './bounds.ts'

test('the box around points ends where the map ends, and the middle of it is where a map shows it', () => {
  expect(boundsOf([])).toBeUndefined()
  const around = boundsOf([
    { latitude: 60, longitude: 5 },
    { latitude: -90, longitude: -3 },
  ])
  expect(around).toEqual({ west: -3, south: -85.0511287798066, east: 5, north: 60 })
  expect(middleOf({ west: -3, south: -40, east: 5, north: 40 })).toEqual({ latitude: 0, longitude: 1 })
  // A map stretches the north, so that its middle between 0° and 60° is above 30°.
  const { latitude } = middleOf({ west: 0, south: 0, east: 0, north: 60 })
  expect(latitude).toBeCloseTo(35.26, 2)
})
