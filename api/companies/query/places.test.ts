import { describe, expect, test } from 'vitest'
import { surroundingsIn } from '#db/model/surroundings.ts'
import { placeOf } from './places.ts'
import { regionOf } from './regions.ts'

describe('a place as people write it', () => {
  test.each([
    ['Netherlands', ['NL']],
    ['the Netherlands', ['NL']],
    ['nl', ['NL']],
    ['Rotterdam, NL', ['NL']],
    ['Türkiye', ['TR']],
    ['USA or Canada', ['US', 'CA']],
    ['DACH', ['AT', 'CH', 'DE']],
    ['Rotterdam', []],
  ])('%s', (text, countries) => {
    expect(placeOf(text)?.countries).toEqual(countries)
  })

  test.each([
    ['Texas', [], 'US-TX'],
    ['Bavaria', [], 'DE-BY'],
    ['Austin, TX', [], 'US-TX'],
    ['San Diego, CA', [], 'US-CA'],
    ['Yorkshire', [], 'GB-WYK'],
    ['Stellenbosch, Western Cape', [], 'ZA-WC'],
    ['Atlanta, Georgia', [], 'US-GA'],
    ['Georgia', ['GE'], undefined],
    ['Maharashtra, India', [], 'IN-MH'],
    ['Polska', ['PL'], undefined],
    ['Österreich', ['AT'], undefined],
  ])('%s', (text, countries, region) => {
    const place = placeOf(text)
    expect(place?.countries).toEqual(countries)
    if (region) expect(place?.regions).toContain(region)
    else expect(place?.regions).toEqual([])
  })

  test.each([
    [{ region: 'TX', city: 'Nowhere', country: 'US' }, 'US-TX'],
    [{ region: 'WEST YORKSHIRE', city: '', country: 'GB' }, 'GB-WYK'],
    [{ region: '', city: 'Köln', country: 'DE' }, 'DE-NW'],
    [{ region: '', city: 'Springfield', country: 'US' }, ''],
    [{ region: 'Bayern', city: '', country: '' }, ''],
  ])('a company in %j is in “%s”', (where, region) => {
    expect(regionOf(where)).toBe(region)
  })

  test('nothing but signs asks for no place', () => {
    expect(placeOf(' ?! ')).toBeUndefined()
  })
})

describe('a text says how far around a town a product is sold', () => {
  test.each([
    ['Catering within 30 miles of Bristol', { town: 'Bristol', radiusKm: 48 }],
    ['Nettoyage, 20 km autour de Lyon', { town: 'Lyon', radiusKm: 20 }],
    ['Livraison à 15 km autour d’Annecy', { town: 'Annecy', radiusKm: 15 }],
    ['Lieferung im Umkreis von 50 km um Kassel', { town: 'Kassel', radiusKm: 50 }],
    ['binnen 25 km van Utrecht', { town: 'Utrecht', radiusKm: 25 }],
    ['nel raggio di 20 km da Torino', { town: 'Torino', radiusKm: 20 }],
    ['a 15 km de Sevilla', { town: 'Sevilla', radiusKm: 15 }],
    ['w promieniu 30 km od Kraków', { town: 'Kraków', radiusKm: 30 }],
    ['within 200 km of Bristol', { town: 'Bristol', radiusKm: 50 }],
    ['A range of 40 km on one charge', undefined],
  ])('%s', (text, surroundings) => {
    expect(surroundingsIn(text)).toEqual(surroundings)
  })
})
