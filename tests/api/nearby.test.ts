import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOverpass } from '#api/companies/map/overpass.ts'
import { createHttpClient, type HttpClient } from '#api/net/httpClient.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import type { MapThing } from '#tests/fakes/map.ts'
import { type FakeOverpass, openOverpass } from '#tests/fakes/overpass.ts'
import { openWeb, type Web } from '#tests/fakes/web.ts'
import { openServed, type Served, seller } from './served.ts'

const mail = (address: string) => `<a href="mailto:${address}">Write</a>`

let map: FakeOverpass
let web: Web
let http: HttpClient
let server: Served
beforeAll(async () => {
  web = await openWeb({
    'crumb.test': mail('hello@crumb.test'),
    'mute.test': 'We bake.',
    'north.test': 'We bake.',
  })
  map = await openOverpass()
  http = createHttpClient({ allow: map.allow })
  // Waits end immediately, so that a service can stay busy.
  const overpass = createOverpass(http, { url: map.url, wait: async () => {} })
  server = await openServed({
    change: ({ outbound }) => ({ outbound: { ...outbound, ...web.outbound, overpass } }),
  })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await http.close()
  for (const one of [map, web]) await one[Symbol.asyncDispose]()
})

let ids = 100
const thing = (lat: number, lon: number, tags: Record<string, string>): MapThing => ({
  id: ids++,
  lat,
  lon,
  tags,
})
const bakery = (name: string, lat: number, tags: Record<string, string> = {}) =>
  thing(lat, 4.48, { shop: 'bakery', name, phone: '+31 10 413 0001', ...tags })

/** A separate town far from the others, because answers are cached. */
let degrees = 10
function openTown(name: string, shops: (latitude: number) => MapThing[]) {
  const latitude = degrees++
  const place = thing(latitude, 4.48, { place: 'town', name, population: '40000' })
  map.things.push(place, ...shops(latitude))
  return { latitude, longitude: 4.48 }
}

const osm = { source: 'openstreetmap', count: 10 }
const named = (rows: Suggestion[], name: string) => rows.find(({ companyName }) => companyName === name)!
const names = (rows: Suggestion[]) => rows.map(({ companyName }) => companyName).sort()

test('where a phone stands has an address, if the map knows one there', async () => {
  const { latitude, longitude } = openTown('Doorham', (at) => [
    thing(at, 4.48, { 'addr:street': 'Kerkstraat', 'addr:housenumber': '12', 'addr:city': 'Doorham' }),
  ])
  const rep = await seller(server)
  const addressAt = async (point: object) => (await rep.ask('POST', '/api/places/address', point)).body
  expect(await addressAt({ latitude, longitude })).toEqual({ address: 'Kerkstraat 12, Doorham' })
  expect(await addressAt({ latitude: latitude + 0.1, longitude })).toEqual({ address: '' })
  map.next({ status: 504 }, { status: 504 }, { status: 504 })
  expect(await addressAt({ latitude: latitude + 0.2, longitude })).toEqual({ address: '' })
})

describe('asked for around a place', () => {
  test('businesses that fit the product come with what the map says of them, and from where', async () => {
    openTown('Crumbridge', (latitude) => [
      {
        ...bakery('Crumb', latitude, {
          website: web.website('crumb.test'),
          email: 'shop@crumb.test',
          'addr:street': 'Kerkstraat',
          'addr:housenumber': '12',
          'addr:postcode': '3011 AB',
          'addr:city': 'Crumbridge',
          'addr:country': 'NL',
        }),
        id: 41,
        type: 'way' as const,
      },
      thing(latitude, 4.48, { shop: 'books', name: 'Pages', phone: '+31 10 413 0002' }),
      thing(latitude, 4.48, { shop: 'bakery', name: 'Unreachable' }),
    ])
    const rep = await seller(server)
    const { status, body } = await rep.suggest({ ...osm, location: 'Crumbridge' })
    expect([status, body]).toEqual([
      200,
      { suggested: 1, message: 'Only 1 company fits this product well, by OpenStreetMap.' },
    ])
    const [crumb] = await rep.suggestions()
    const [place] = map.things.filter(({ tags }) => tags.name === 'Crumbridge')
    expect(crumb).toMatchObject({
      companyName: 'Crumb',
      industry: 'Bakery',
      website: web.website('crumb.test'),
      domain: 'verified',
      email: 'shop@crumb.test',
      phoneNumber: '+31 10 413 0001',
      address: 'Kerkstraat 12, 3011 AB Crumbridge',
      city: 'Crumbridge',
      country: 'NL',
      latitude: place!.lat,
      longitude: 4.48,
      source: 'openstreetmap',
      sourceUrl: 'https://www.openstreetmap.org/way/41',
      asOf: '2026-05-01',
    })
    expect(crumb!.scores.at(-1)).toEqual({ part: 'Place', points: 0, of: 0, why: '0.0 km away' })
  })

  test('it is asked by itself where the server has too few there, and says so', async () => {
    openTown('Fewham', (latitude) => [
      bakery('Near', latitude + 0.01),
      bakery('Nearer', latitude, { brand: 'Kamps' }),
      thing(latitude, 4.48, { shop: 'bakery', name: 'Addressed', 'addr:street': 'Kerkstraat' }),
    ])
    const rep = await seller(server)
    const { body } = await rep.suggest({ count: 5, location: 'Fewham' })
    expect(body).toMatchObject({
      suggested: 3,
      message: 'Only 3 companies fit this product well, by OpenStreetMap.',
    })
    const found = await rep.suggestions()
    expect(named(found, 'Nearer').reasoning).toContain('Part of the chain Kamps.')
  })

  test('a map that fails takes away nothing of what the server has', async () => {
    openTown('Busyham', () => [])
    const rep = await seller(server)
    map.next({ status: 504 }, { status: 504 }, { status: 504 })
    const { status, body } = await rep.suggest({ count: 5, location: 'Busyham' })
    expect([status, body.suggested]).toEqual([200, 0])
    expect(body.message).toContain('OpenStreetMap could not be asked')
  })

  test('again, it names none twice, whether it has a website or not', async () => {
    openTown('Twiceham', (latitude) => [
      bakery('One', latitude, { website: web.website('crumb.test') }),
      bakery('Two', latitude),
      bakery('Three', latitude),
    ])
    const rep = await seller(server)
    const ask = (count: number) => rep.suggest({ ...osm, count, location: 'Twiceham' })
    expect((await ask(2)).body.suggested).toBe(2)
    expect((await ask(2)).body.suggested).toBe(1)
    expect((await ask(2)).body).toMatchObject({
      suggested: 0,
      message: 'No more companies in OpenStreetMap fit this product. Other keywords may find some.',
      without: [{ condition: 'radius', found: 0 }],
    })
    expect(names(await rep.suggestions())).toEqual(['One', 'Three', 'Two'])
  })

  test('a website that no longer exists takes nobody’s place', async () => {
    openTown('Goneford', (latitude) => [
      bakery('Gone', latitude, { website: 'https://gone.test', 'addr:city': 'Goneford' }),
      bakery('Here', latitude + 0.02),
    ])
    const rep = await seller(server)
    expect((await rep.suggest({ ...osm, count: 1, location: 'Goneford' })).body.suggested).toBe(1)
    expect(names(await rep.suggestions())).toEqual(['Here'])
  })
})

test('around the phone, what lies within the radius is named, with its distance', async () => {
  const near = openTown('Farmouth', (latitude) => [
    bakery('Corner', latitude + 0.005),
    bakery('Across town', latitude + 0.03),
    bakery('Away', latitude + 0.1),
  ])
  const rep = await seller(server)
  expect((await rep.suggest({ count: 10, near, radiusKm: 1, location: undefined })).body.suggested).toBe(1)
  const [corner] = await rep.suggestions()
  expect([corner!.companyName, corner!.scores.at(-1)?.why]).toEqual(['Corner', '0.6 km away'])
  await rep.suggest({ ...osm, near })
  expect(names(await rep.suggestions())).toEqual(['Across town', 'Corner'])
})

test('far from the equator a degree to the east is as short as it is there', async () => {
  const near = { latitude: 60, longitude: 5 }
  map.things.push(thing(60, 5.1, { shop: 'bakery', name: 'Easterly', phone: '+47 55 00 00 01' }))
  const rep = await seller(server)
  await rep.suggest({ ...osm, near, radiusKm: 10 })
  const easterly = named(await rep.suggestions(), 'Easterly')
  expect(easterly.scores.at(-1)?.why).toBe('5.6 km away')
})

describe('approving a business of the map', () => {
  test('makes a lead of its own site’s address, or of the map’s where the site says nothing', async () => {
    openTown('Leadbury', (latitude) => [
      bakery('Talks', latitude, { website: web.website('crumb.test') }),
      bakery('Mute', latitude, { website: web.website('mute.test'), email: 'shop@mute.test' }),
      bakery('Offline', latitude, { 'addr:street': 'Markt', 'addr:housenumber': '1' }),
    ])
    const rep = await seller(server)
    await rep.suggest({ ...osm, location: 'Leadbury' })
    const rows = await rep.suggestions()
    expect((await rep.approve(...rows)).body).toMatchObject({ leadsCreated: 3, skippedCompanies: [] })
    const leads = await rep.leads()
    const leadOf = (name: string) => leads.find(({ company }) => company === name)!

    const talks = leadOf('Talks')
    expect([talks.email, talks.phoneNumber]).toEqual(['hello@crumb.test', '+31 10 413 0001'])
    expect(talks.found.map(({ field, source }) => [field, source])).toEqual([
      ['email', 'website'],
      ['phoneNumber', 'openstreetmap'],
    ])
    const mute = leadOf('Mute')
    expect([mute.email, mute.phoneNumber]).toEqual(['shop@mute.test', '+31 10 413 0001'])
    const { sourceUrl, createdAt } = named(rows, 'Mute')
    expect(mute.found[0]).toEqual({
      field: 'email',
      value: 'shop@mute.test',
      source: 'openstreetmap',
      sourceUrl,
      foundAt: createdAt,
      confidence: 70,
      marks: ['role'],
    })
    const offline = leadOf('Offline')
    expect(offline).toMatchObject({
      email: '',
      phoneNumber: '+31 10 413 0001',
      companyUrl: '',
      address: 'Markt 1',
      found: [
        { field: 'phoneNumber', source: 'openstreetmap' },
        { field: 'address', source: 'openstreetmap' },
      ],
    })
  })

  test('that the map gives an address of alone makes no lead', async () => {
    openTown('Quietby', (latitude) => [
      thing(latitude, 4.48, { shop: 'bakery', name: 'Silent', 'addr:street': 'Markt' }),
    ])
    const rep = await seller(server)
    await rep.suggest({ ...osm, location: 'Quietby' })
    const { body } = await rep.approve(...(await rep.suggestions()))
    expect(body).toMatchObject({ leadsCreated: 0, skippedCompanies: ['Silent'] })
    expect(await rep.suggestions()).toMatchObject([{ contact: 'none' }])
  })
})

describe('what cannot be answered ends in a sentence, with nothing stored:', () => {
  let rep: Awaited<ReturnType<typeof seller>>
  beforeAll(async () => {
    rep = await seller(server)
  })
  const busy = 'OpenStreetMap is busy. Please try again in a minute.'
  const unreachable = 'OpenStreetMap could not be reached. Please try again later.'
  const unusable = 'OpenStreetMap gave an answer that could not be used. Please try again later.'
  const thrice = <F>(fault: F): F[] => [fault, fault, fault]
  type Faults = Parameters<FakeOverpass['next']>

  test.each<[string, Faults, string]>([
    ['an answer 429 that stays', thrice({ status: 429 }), busy],
    ['one that asks to come back in ten minutes', [{ status: 429, headers: { 'retry-after': '600' } }], busy],
    ['an answer 504 that stays', thrice({ status: 504 }), unreachable],
    ['a question that takes it too long', thrice({ remark: 'runtime error: Query timed out' }), unreachable],
    ['a connection that breaks off', ['cut'], unreachable],
    ['broken JSON', ['malformed'], unusable],
    ['a page in place of an answer', ['html'], unusable],
    ['an answer without an end', ['endless'], unusable],
  ])('%s', async (what, faults, message) => {
    openTown(what, (latitude) => [bakery(what, latitude)])
    const before = (await rep.suggestions()).length
    const ask = () => rep.suggest({ ...osm, location: what })
    map.next(...faults)
    const failed = await ask()
    expect([failed.status, failed.body]).toEqual([502, { message, code: 'service-failed' }])
    expect(await rep.request()).toMatchObject({ status: 'failed', message })
    expect(await rep.suggestions()).toHaveLength(before)
    expect((await ask()).body.suggested).toBe(1)
  })

  test('a service that is busy once is asked again, and answers', async () => {
    openTown('Patience', (latitude) => [bakery('Any', latitude)])
    const rep = await seller(server)
    map.next({ status: 429 }, { status: 504 })
    expect((await rep.suggest({ ...osm, location: 'Patience' })).body.suggested).toBe(1)
  })

  test.each([
    ['Nowherewick', 'OpenStreetMap knows no place called “Nowherewick”. Please enter a town or city.'],
    ['Netherlands', 'OpenStreetMap knows no place called “Netherlands”. Please enter a town or city.'],
    ['', 'OpenStreetMap needs a place. Please enter a location or use your position.'],
  ])('the place %j', async (location, message) => {
    const rep = await seller(server)
    expect(await rep.suggest({ ...osm, location })).toMatchObject({ status: 502, body: { message } })
    expect(await rep.suggestions()).toEqual([])
  })
})

test('two people’s questions at once are asked one after the other', async () => {
  const places = ['Northby', 'Southby'].map((name) => openTown(name, (latitude) => [bakery(name, latitude)]))
  const reps = [await seller(server), await seller(server)]
  const before = map.asked.length
  const release = map.hold()
  const arrived = map.arrival()
  const answers = reps.map((rep, index) => rep.suggest({ ...osm, near: places[index] }))
  await arrived
  // Both run now. An answer to another call proves that the second could have been sent.
  await Promise.all(reps.map((rep) => rep.request()))
  release()
  for (const answer of answers) expect((await answer).body.suggested).toBe(1)
  expect(map.asked.slice(before).map(({ together }) => together)).toEqual([1, 1])
})

test('the well-known companies that ship with Rove never count as enough: the map is asked beside them', async () => {
  openTown('Oslo', (latitude) => [bakery('Around the corner', latitude)])
  const rep = await seller(server)
  const before = map.asked.length
  await rep.suggest({ count: 1, location: 'Oslo' })
  expect(map.asked.length).toBeGreaterThan(before)
  const { wellKnown } = (await rep.ask('GET', '/api/sources')).body
  expect(wellKnown).toBe(786)
})

test('a location may name the distance around a town, and the map is asked for just that circle', async () => {
  openTown('Ringham', (latitude) => [bakery('Inside', latitude + 0.02), bakery('Outside', latitude + 0.2)])
  const rep = await seller(server)
  await rep.suggest({ ...osm, location: '10 km around Ringham' })
  expect(names(await rep.suggestions())).toEqual(['Inside'])
})
