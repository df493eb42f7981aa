import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { townTable } from '../../../vite.map.ts'
import { townFinder } from './towns.ts'

const table = townTable()
const postcodes = readFileSync(new URL('./postcodes.txt', import.meta.url), 'utf8')
const find = townFinder(table, postcodes)
const near = (latitude: number, longitude: number) => ({
  latitude: expect.closeTo(latitude, 1),
  longitude: expect.closeTo(longitude, 1),
})
/** In the area of a postcode. */
const about = (latitude: number, longitude: number) => ({
  latitude: expect.closeTo(latitude, 0),
  longitude: expect.closeTo(longitude, 0),
})

test('the town of an address is found by the name that people there use', () => {
  expect(find('Hauptstraße 5, 34117 Kassel')).toMatchObject(near(51.31, 9.5))
  expect(find('Sendlinger Str. 1, 80331 München')).toMatchObject(near(48.14, 11.57))
  expect(find('Stephansplatz 1, 1010 Wien')).toMatchObject(near(48.2, 16.4))
  expect(find('Zeil 100, 60313 Frankfurt')).toMatchObject(near(50.1, 8.7))
  expect(find('Bahnhofstrasse 1, 8001 Zürich')).toMatchObject(near(47.4, 8.55))
})

test('the country that an address names decides between towns of one name', () => {
  expect(find('10 High Street, Boston PE21 8XX, United Kingdom')).toMatchObject(near(52.98, 0))
  expect(find('100 State Street, Boston, MA 02109')).toMatchObject(near(42.36, -71.06))
})

test('of several towns of one name, the postcode says which', () => {
  expect(find('Markt 1, 01844 Neustadt')).toMatchObject(about(51, 14.2))
  expect(find('Marktplatz 1, 67433 Neustadt')).toMatchObject(near(49.35, 8.14))
  expect(find('Rosengasse 2, 15230 Frankfurt')).toMatchObject(about(52.3, 14.5))
  expect(find('1 Main St, Vienna, VA 22180')).toMatchObject(about(38.9, -77.3))
})

test('the postcode says where a village is that the table of towns does not have', () => {
  const village = find('Dorfstraße 4, 17192 Nirgendwohausen, Germany')
  expect(village).toMatchObject(about(53.5, 12.6))
  expect(village?.metres).toBeGreaterThan(10_000)
  expect(find('Unit 4, PE21 8XX, United Kingdom')).toMatchObject(about(52.9, 0))
})

test('a number that is no postcode of the country moves no town', () => {
  expect(find('Hauptstraße 1010, 34117 Kassel')).toMatchObject(near(51.31, 9.5))
  expect(find('Postfach 1913, 34117 Kassel')).toMatchObject(near(51.31, 9.5))
})

test('an address that names no town, or one that is not in the table, has none', () => {
  expect(find('Industriegebiet Nord')).toBeUndefined()
  expect(find('Am Hang 3, 99999 Nirgendwohausen')).toBeUndefined()
})

test('every town of the table can be found', () => {
  const names = new Set(table.split('\n').map((line) => line.split(';')[0]))
  const missed = ['aachen', 'zwolle', 'zug', 'nuremberg', 'den haag'].filter((name) => !names.has(name))
  expect(missed).toEqual([])
  for (const town of ['Aachen', 'Zwolle', 'Zug', 'Bad Homburg vor der Höhe', 'Ljubljana'])
    expect(find(`Weg 1, ${town}`), town).toBeDefined()
})

test('ten thousand addresses are looked up in a moment', () => {
  const fresh = townFinder(table, postcodes)
  const began = performance.now()
  for (let at = 0; at < 10_000; at++) fresh(`Hauptstraße ${at}, 34117 Kassel`)
  expect(performance.now() - began).toBeLessThan(3000)
})
