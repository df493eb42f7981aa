import { expect, test } from 'vitest'
import { type FindTown, isSameAddress, placeAddressOf, pointOf, type Whereabouts } from './leadPoint.ts'
import type { Located } from './place.ts'

const ADDRESS = 'Hauptstraße 5, 34117 Kassel'
const place = { latitude: 51.3155, longitude: 9.4924, accuracyMetres: 8 }
const located: Located = {
  latitude: 51.316,
  longitude: 9.493,
  accuracyMetres: 40,
  source: 'openstreetmap',
  address: ADDRESS,
}
const towns: FindTown = (address) => {
  if (address.includes('Kassel')) return { metres: 5000, latitude: 51.3167, longitude: 9.5 }
  if (address.includes('Bremen')) return { metres: 5000, latitude: 53.0758, longitude: 8.8072 }
  return undefined
}
const lead: Whereabouts = { address: ADDRESS, place: null, placeAddress: '', located: null }

test('a lead is where it was measured on the spot, and only that is exact', () => {
  const point = pointOf({ ...lead, place, placeAddress: ADDRESS, located }, towns)
  expect(point).toEqual({
    point: { latitude: 51.3155, longitude: 9.4924 },
    source: 'measured',
    exact: true,
    metres: 8,
    stale: false,
  })
  expect(pointOf({ ...lead, located }, towns)).toMatchObject({ source: 'openstreetmap', exact: false })
})

test('a place without a known address, from before addresses were kept with it, is never stale', () => {
  expect(pointOf({ ...lead, place }, towns)).toMatchObject({ exact: true, stale: false })
})

test('a point that was looked up for the address now is better than one measured at an earlier address', () => {
  const moved = { ...lead, place, placeAddress: 'Am Markt 1, 28195 Bremen', located }
  expect(pointOf(moved, towns)).toMatchObject({ source: 'openstreetmap', stale: false })
})

test('a point of an earlier address in the same town still counts, and is said to be stale', () => {
  const corrected = { ...lead, place, placeAddress: 'Hauptstraße 7, 34117 Kassel' }
  expect(pointOf(corrected, towns)).toMatchObject({ source: 'measured', exact: false, stale: true })
  expect(pointOf(corrected)).toMatchObject({ stale: true })
})

test('a lead that moved to another town is in that town', () => {
  const moved = { ...lead, address: 'Am Markt 1, 28195 Bremen', place, placeAddress: ADDRESS, located }
  expect(pointOf(moved, towns)).toEqual({
    point: { latitude: 53.0758, longitude: 8.8072 },
    source: 'town',
    exact: false,
    metres: 5000,
    stale: false,
  })
})

test('a lead of which only the town is known is in the town, once the table of towns is there', () => {
  expect(pointOf(lead, towns)).toMatchObject({ source: 'town', exact: false, metres: 5000 })
  expect(pointOf(lead)).toBeUndefined()
  expect(pointOf({ ...lead, address: '' }, towns)).toBeUndefined()
})

test('a place belongs to the address that the lead had when it was measured', () => {
  expect(placeAddressOf({ address: ADDRESS, place })).toBe(ADDRESS)
  const before = { place, placeAddress: ADDRESS }
  expect(placeAddressOf({ address: 'Am Markt 1, 28195 Bremen', place: { ...place } }, before)).toBe(ADDRESS)
  expect(placeAddressOf({ address: ADDRESS, place: null }, before)).toBe('')
})

test('an address that was only written differently is the same address', () => {
  expect(isSameAddress('Hauptstraße 5, 34117 Kassel', 'hauptstraße 5 · 34117  KASSEL')).toBe(true)
  expect(isSameAddress('Hauptstraße 5, 34117 Kassel', 'Hauptstraße 6, 34117 Kassel')).toBe(false)
})
