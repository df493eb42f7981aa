import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tradesOfLabel } from './company.ts'

const linesOf = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))

const leftOut = new Set(linesOf('leftOut.txt').flatMap((line) => line.split(' ')))

/** The categories of "key: value value" lines, each written by `write`. */
const categoriesIn = (file: string, write: (key: string, value: string) => string) =>
  linesOf(file).flatMap((line) => {
    const [key = '', values = ''] = line.split(': ')
    return values.split(' ').map((value) => write(key, value))
  })

const published = [
  {
    publisher: 'OpenStreetMap',
    // A shop of any kind is at least a shop.
    categories: categoriesIn('openStreetMap.txt', (key, value) => `${key}=${value}`),
    labelOf: (category: string) => category,
  },
  {
    publisher: 'Overture',
    categories: linesOf('overture.txt').map((path) => path.split(' > ').at(-1) ?? ''),
    labelOf: (category: string) => category,
  },
  {
    publisher: 'NACE',
    categories: categoriesIn('nace.txt', (division, code) => `NACE_${division}.${code}`),
    labelOf: (category: string) => category.replace('_', ' '),
  },
]

test.each(published)('every category of $publisher has a trade or is left out on purpose', (one) => {
  const homeless = one.categories.filter(
    (category) => tradesOfLabel(one.labelOf(category)).length === 0 && !leftOut.has(category),
  )
  expect(homeless).toEqual([])
})

test('what is left out is a category of a publisher', () => {
  const known = new Set(published.flatMap(({ categories }) => categories))
  expect([...leftOut].filter((category) => !known.has(category))).toEqual([])
})

test.each([
  ['beekeeper', 'craft=beekeeper'],
  ['coach-company', 'coach_bus'],
  ['ambulance-service', 'ambulance_and_ems_services'],
  ['dental-lab', 'Dentallabor'],
  ['haulier', 'NACE 49.41'],
  ['crematorium', 'amenity=crematorium'],
  ['ski-school', 'Skischule'],
  ['organ-builder', 'NACE 32.20'],
  ['metal-finisher', 'metal_plating_service'],
  ['sports-rental', 'amenity=bicycle_rental'],
  ['restorer', 'Möbelrestaurierung'],
  ['biogas-plant', 'NACE 35.21'],
  ['art-gallery', 'tourism=gallery'],
  ['escape-room', 'leisure=escape_game'],
  ['escape-room', 'escape_rooms'],
  ['car-dismantler', 'NACE 38.31'],
  ['recycler', 'industrial=scrap_yard'],
  ['cold-store', 'Kühlhaus'],
  ['mushroom-farm', 'pieczarkarnia'],
  ['shellfish-farm', 'ostréiculteur'],
])('%s is the trade of “%s”', (trade, label) => {
  expect(tradesOfLabel(label)).toEqual([trade])
})
