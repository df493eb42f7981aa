import { expect, test } from 'vitest'
import { kilometresBetween } from '#db/model/place.ts'
import { placeOf } from './places.ts'
import { largestTownNamed, nominativeOf, townNamed } from './positions.ts'
import { regionOf } from './regions.ts'

test.each([
  ['Kórnik', 'PL', 'PL-30', { latitude: 52.25, longitude: 17.09 }],
  ['AGDE', 'FR', 'FR-34', { latitude: 43.31, longitude: 3.48 }],
  ['München', 'DE', 'DE-BY', { latitude: 48.14, longitude: 11.58 }],
  ['Weston-super-Mare', 'GB', '', { latitude: 51.35, longitude: -2.98 }],
  ['Parma', 'IT', 'IT-PR', { latitude: 44.8, longitude: 10.33 }],
])('%s in %s is found where it is', (name, country, region, point) => {
  const town = townNamed(name, country)
  expect(town?.region).toBe(region)
  expect(town && kilometresBetween(town, point)).toBeLessThan(3)
})

test('of several towns with a name in one country none is meant, unless the region says which', () => {
  expect(townNamed('Springfield', 'US')).toBeUndefined()
  expect(townNamed('Springfield', 'US', 'US-IL')?.latitude).toBeCloseTo(39.8, 0)
  expect(townNamed('Nowhere City', 'US')).toBeUndefined()
  expect(townNamed('zzz zzz zzz zzz', 'ZW')).toBeUndefined()
  expect(townNamed('Kassel', 'ZZ')).toBeUndefined()
  expect(largestTownNamed('bristol')?.country).toBe('GB')
})

test.each([
  ['Béziers', 'FR', '', 'FR-34'],
  ['Béziers', 'FR', 'Occitanie', 'FR-34'],
  ['Béziers', 'FR', 'Bretagne', 'FR-BRE'],
  ['Balaguer', 'ES', 'Cataluña', 'ES-L'],
  ['Busseto', 'IT', '', 'IT-PR'],
])('a company in %s, %s, whose source says “%s”, is in %s', (city, country, region, code) => {
  expect(regionOf({ city, country, region })).toBe(code)
})

test.each([
  ['Hérault', ['FR-34']],
  ['provincias de Lleida y Huesca', ['ES-L', 'ES-HU']],
  ['province di Parma e Reggio Emilia', ['IT-PR', 'IT-RE']],
  ['département du Gard', ['FR-30']],
])('the place “%s” is %o', (written, regions) => {
  expect(placeOf(written)?.regions).toEqual(regions)
})

test.each([
  ['Poznania', 'poznan'],
  ['Wrocławia', 'wrocław'],
  ['Łodzi', 'łodz'],
  ['Gdyni', 'gdynia'],
  ['Rzeszowa', 'rzeszow'],
  ['Katowic', 'katowice'],
  ['Kassel', 'Kassel'],
  ['Nowhere', 'Nowhere'],
])('%s is called %s', (written, name) => {
  expect(nominativeOf(written)).toBe(name)
})
