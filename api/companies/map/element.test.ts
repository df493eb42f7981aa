import { describe, expect, test } from 'vitest'
import { candidateOf } from './element.ts'

const element = (tags: Record<string, string>) => ({
  type: 'node' as const,
  id: 42,
  latitude: 51.92,
  longitude: 4.48,
  tags,
  asOf: '2026-05-01',
})

describe('a business of the map as a company', () => {
  test('brings everything that its tags tell', () => {
    const candidate = candidateOf(
      element({
        name: ' Bakkerij  Vonk ',
        shop: 'bakery',
        cuisine: 'cake;bread',
        description: 'Sourdough since 1931',
        'addr:street': 'Kerkstraat',
        'addr:housenumber': '12',
        'addr:postcode': '3011 AB',
        'addr:city': 'Rotterdam',
        'addr:country': 'nl',
        'contact:website': 'www.vonk.test/rotterdam/?utm_source=osm',
        'contact:phone': '+31 10 413 0000; +31 10 413 0001',
        email: 'Brood@Vonk.test',
      }),
    )
    expect(candidate).toEqual({
      name: 'Bakkerij Vonk',
      website: 'https://www.vonk.test/rotterdam',
      industry: 'Bakery',
      size: '',
      city: 'Rotterdam',
      country: 'NL',
      description: 'Sourdough since 1931',
      tags: ['bakery', 'cake', 'bread'],
      asOf: '2026-05-01',
      chain: '',
      source: 'openstreetmap',
      sourceUrl: 'https://www.openstreetmap.org/node/42',
      email: 'brood@vonk.test',
      phoneNumber: '+31 10 413 0000',
      address: 'Kerkstraat 12, 3011 AB Rotterdam',
      latitude: 51.92,
      longitude: 4.48,
    })
  })

  test('leaves empty what they do not tell', () => {
    expect(candidateOf(element({ name: 'Quiet' }))).toMatchObject({
      website: '',
      industry: '',
      city: '',
      country: '',
      email: '',
      phoneNumber: '',
      address: '',
    })
  })

  test.each([
    ['https://vonk.test', 'https://vonk.test'],
    ['HTTP://Vonk.test/', 'http://vonk.test'],
    ['//vonk.test/a?b#c', 'https://vonk.test/a'],
    ['https://a.test;https://b.test', 'https://a.test'],
    ['https://www.facebook.com/vonk', ''],
    ['https://instagram.com/vonk;https://vonk.test', 'https://vonk.test'],
    ['ftp://vonk.test', ''],
    ['https://user:word@vonk.test', ''],
    ['javascript:alert(1)', ''],
    ['ask us', ''],
  ])('takes the website %s as "%s"', (website, taken) => {
    expect(candidateOf(element({ name: 'Vonk', website })).website).toBe(taken)
  })

  test.each([
    [
      { 'addr:street': 'Baker Street', 'addr:housenumber': '221b', 'addr:city': 'London' },
      '221b Baker Street, London',
    ],
    [{ 'addr:full': 'Pier 3, Harbour' }, 'Pier 3, Harbour'],
    [{ 'addr:place': 'Hof', 'addr:housenumber': '3' }, 'Hof 3'],
    [{ 'addr:city': 'London', 'addr:housenumber': '3' }, ''],
  ])('writes the address %o as "%s"', (tags, address) => {
    expect(candidateOf(element({ name: 'Vonk', ...tags })).address).toBe(address)
  })

  test.each([
    [{ brand: 'Kamps', 'brand:wikidata': 'Q1723381' }, 'Kamps'],
    [{ 'brand:wikidata': 'Q1723381' }, 'Vonk'],
    [{}, ''],
  ])('of %o is a branch of “%s”', (tags, chain) => {
    const branch = candidateOf(element({ name: 'Vonk', ...tags }))
    expect(branch.chain).toBe(chain)
    expect(branch.tags.includes('chain')).toBe(chain !== '')
  })

  test('takes no placeholder and no machine for an address or a number', () => {
    const tags = { name: 'Vonk', email: 'noreply@vonk.test', phone: '000 000 000' }
    expect(candidateOf(element(tags))).toMatchObject({ email: '', phoneNumber: '' })
  })
})
