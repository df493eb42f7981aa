import { describe, expect, test } from 'vitest'
import { placeHint, placeOf } from './places.ts'

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

  test('nothing but signs asks for no place', () => {
    expect(placeOf(' ?! ')).toBeUndefined()
  })
})

describe('a product says where it is sold', () => {
  test.each([
    ['Penetration testing for fintechs in Europe', 'Europe'],
    ['Payroll for shops across the Nordics, by phone', 'Nordics'],
    ['Compliance for European fintechs', 'Europe'],
    ['Sold throughout Latin America', 'Latin America'],
    ['Knives made in Germany', undefined],
    ['Used in kitchens', undefined],
  ])('%s', (text, label) => {
    expect(placeHint(text)?.label).toBe(label)
  })
})
