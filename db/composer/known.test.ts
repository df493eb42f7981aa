import { expect, test } from 'vitest'
import { released } from './fill.ts'
import { kindOf } from './kinds.ts'
import { moneyIn, sizeIn } from './numbers.ts'
import { sectorOf } from './sectors.ts'

test.each([
  ['Bakeries', '', 'bakery'],
  ['Boulangerie-pâtisserie', '', 'bakery'],
  ['Hospital & Health Care', '', 'care'],
  ['Hospitality / Hotels', '', 'hotel'],
  ['Food logistics', '', 'haulier'],
  ['Dairy', '', 'foodMaker'],
  ['Dairy farming', '', 'farm'],
  ['Farmacia', '', 'shop'],
  ['Pharmaceuticals', '', 'lab'],
  ['Rechtsanwälte', '', 'law'],
  ['Taller mecánico', '', 'garage'],
  ['Rope access', 'Alta Bakery', 'bakery'],
  ['', 'Baker Hughes', 'other'],
  ['', 'Farmer & Sons', 'other'],
  ['Taxi', '', 'other'],
])('the industry %j of %j is of the sector %s', (industry, company, sector) => {
  expect(sectorOf({ industry, company })).toBe(sector)
})

test.each([
  ['Hearth deck ovens', 'Bakery equipment', '', '', 'kitchen'],
  ['Rota', '', '', 'Software that plans shifts for four clinics.', 'software'],
  ['FreshTrack temperature logger', 'Sensors', '', '', 'measuring'],
  ['Clairsol 40', 'Nettoyage', '', '', 'cleaning'],
  ['Futterhof', 'Futter', '', '', 'farming'],
  ['Atlas', '', '', 'Stands at the market stall.', 'other'],
])(
  'the product %j of the category %j is of the kind of %5$s',
  (name, category, keywords, description, kind) => {
    expect(kindOf({ name, category, keywords, description })).toBe(kind)
  },
)

test.each([
  ['51-200', { from: 51, to: 200 }],
  ['1001+', { from: 1001 }],
  ['Small (1-50 employees)', { from: 1, to: 50 }],
  ['Medium', { from: 51, to: 500 }],
  ['1,000-5,000', { from: 1000, to: 5000 }],
  ['many', undefined],
  ['', undefined],
])('%j people are %j', (text, size) => {
  expect(sizeIn(text)).toEqual(size)
})

test.each([
  ['$1,200-4,500', 'de', '1.200–4.500\u00a0$'],
  ['€ 1.50', 'de', '1,5\u00a0€'],
  ['1200 CHF', 'de', '1.200\u00a0CHF'],
  ['4 € je Person', 'de', ''],
  ['from $12', 'fr', ''],
  ['$1,2345', 'de', ''],
  ['$4,900', 'en', '$4,900'],
] as const)('the price %j in %s is %j', (price, language, written) => {
  expect(released(moneyIn(price, language))).toBe(written)
})
