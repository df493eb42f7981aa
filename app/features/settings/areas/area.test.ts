import { expect, test } from 'vitest'
import { boundsIn, boundsOf, boundsText } from '#db/pmtiles/bounds.ts'
import { fileFor, findArea } from './area.ts'

const germany = { west: 5.8, south: 47.2, east: 15.1, north: 55.1 }
const france = { west: -5, south: 42, east: 8.3, north: 51.1 }
const map = (name: string, bounds: typeof germany | null) => ({
  name,
  bounds,
  bytes: 9,
  maxZoom: 14,
  problem: '',
})
const files = [map('broken.pmtiles', null), map('france.pmtiles', france), map('germany.pmtiles', germany)]
const wanted = { name: '', around: 'coordinates', coordinates: '51.3155, 9.4924', radiusKm: 25 } as const

test('An area around coordinates has a name of its own, and the map that covers it', async () => {
  const found = await findArea(wanted, files, undefined)
  expect(found).toMatchObject({ name: '25 km around 51.3155, 9.4924', file: 'germany.pmtiles' })
  expect(await findArea({ ...wanted, name: ' Kassel ' }, files, undefined)).toMatchObject({ name: 'Kassel' })
})

test('An area at a border comes from the map that covers its middle', () => {
  expect(fileFor({ west: 7, south: 48, east: 8, north: 48.5 }, files)).toBe('france.pmtiles')
  expect(fileFor({ west: 8, south: 48, east: 9, north: 48.5 }, files)).toBe('germany.pmtiles')
})

test('A place that no map covers, and what are no coordinates, are said', async () => {
  expect(await findArea({ ...wanted, coordinates: '0,0' }, files, undefined)).toEqual({
    problem: 'The maps of this server do not cover this place.',
  })
  expect(await findArea({ ...wanted, coordinates: 'Kassel' }, files, undefined)).toEqual({
    problem: 'Please enter latitude and longitude, such as 51.3155,9.4924.',
  })
})

test('A box of the map survives an address, and what is no box is none', () => {
  expect(boundsIn(boundsText(france))).toEqual(france)
  const corners = [
    { latitude: 42, longitude: 8.3 },
    { latitude: 51.1, longitude: -5 },
  ]
  expect(boundsOf(corners)).toEqual(france)
  expect(boundsOf([])).toBeUndefined()
  for (const text of ['', '1,2,3', '9,1,8,2', 'a,b,c,d', '1,2,3,4,5', '-200,1,8,2'])
    expect(boundsIn(text)).toBeUndefined()
})
