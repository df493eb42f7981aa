import { expect, test } from 'vitest'
import { leadWith } from '#tests/leadWith.ts'
import { distanceWords, kilometresFrom } from './distance.ts'
import { leadPoints } from './points.ts'

const bergen = { latitude: 60.393, longitude: 5.324 }
const oslo = { latitude: 59.913, longitude: 10.739 }

test('a lead is as far away as its own place, otherwise as the place of its company', () => {
  const pointOf = leadPoints([{ id: 9, address: '', ...oslo }])
  const away = kilometresFrom(bergen, pointOf)
  expect(away(leadWith({ suggestionId: 9 }))).toBeCloseTo(305, -1)
  expect(away(leadWith({ suggestionId: 9, place: { ...bergen, accuracyMetres: 5 } }))).toBe(0)
  expect(away(leadWith({}))).toBeUndefined()
  expect(kilometresFrom(undefined, pointOf)(leadWith({ suggestionId: 9 }))).toBeUndefined()
})

test.each([
  [0.053, '50 m away'],
  [2.43, '2.4 km away'],
  [18.2, '18 km away'],
])('%f km is %j', (kilometres, words) => {
  expect(distanceWords(kilometres)).toBe(words)
})
