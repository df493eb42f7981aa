import { expect, test } from 'vitest'
import { placeNames } from '#api/companies/query/places.ts'
import { placesNamed } from './places.ts'

test.each([
  ['Window cleaning within 30 miles of Bristol', ['48 km around Bristol']],
  ['Ofenservice in Bayern und in Österreich', ['Bayern', 'Austria']],
  ['Une caisse pour les boulangeries en Bretagne', ['Bretagne']],
  ['An oven for bakeries', []],
])('the text “%s” proposes its places', (description, places) => {
  expect(placesNamed({ name: 'Oven', description }, placeNames())).toEqual(places)
})
