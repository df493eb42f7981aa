import { expect, test } from 'vitest'
import { placeNames } from '#api/companies/query/places.ts'
import { placesProposed, withPlace } from './places.ts'

test.each([
  ['Window cleaning within 30 miles of Bristol', ['48 km around Bristol']],
  ['Ofenservice in Bayern und in Österreich', ['Bayern', 'Austria']],
  ['Une caisse pour les boulangeries en Bretagne', ['Bretagne']],
  ['An oven for bakeries', []],
])('the text “%s” proposes its places', (description, places) => {
  expect(placesProposed({ name: 'Oven', description }, placeNames())).toEqual(places)
})

test('a town with its surroundings stands alone among the chosen places', () => {
  expect(withPlace(['Bayern'], '30 km around Kassel')).toEqual(['30 km around Kassel'])
  expect(withPlace(['30 km around Kassel'], 'Bayern')).toEqual(['Bayern'])
  expect(withPlace(['Bayern'], 'Hessen')).toEqual(['Bayern', 'Hessen'])
})
