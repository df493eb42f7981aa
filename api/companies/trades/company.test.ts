import { expect, test } from 'vitest'
import { tradesOf, tradesOfLabel } from './company.ts'

test.each([
  // LinkedIn
  ['law practice', ['law-firm']],
  ['hospital & health care', ['health']],
  ['wine and spirits', ['winery', 'distillery']],
  // NACE Rev. 2, and NAF and SIC 2007 that are made from it
  ['NACE 10.71', ['bakery']],
  ['56.10A', ['restaurant']],
  ['86230 - Dental practice activities', ['dentist']],
  ['56102 - Unlicensed restaurants and cafes', ['cafe']],
  // NAICS
  ['621210 Offices of Dentists', ['dentist']],
  ['Farm Supplies Merchant Wholesalers', ['farm-supply']],
  ['Dairy Cattle and Milk Production', ['dairy-farm']],
  // Overture
  ['petrol_station', ['fuel-station']],
  ['auto_body_shop', ['car-workshop']],
  // Foursquare
  ['Dining and Drinking > Cafe, Coffee, and Tea House > Coffee Shop', ['cafe']],
  ['Retail > Hardware Store', ['diy-store']],
  // OpenStreetMap
  ['amenity=veterinary', ['vet-clinic']],
  ['shop=bakery;pastry', ['bakery']],
  ['shop=trampolines', ['retail']],
  ['aeroway=aerodrome', ['airport']],
  // in words
  ['Road haulage', ['haulier']],
  ['Bäckerei', ['bakery']],
  ['Zorbing', []],
])('“%s” names %j', (label, trades) => {
  expect(tradesOfLabel(label)).toEqual(trades)
})

test.each([
  'Dental Equipment Supplier',
  'Medical, Dental, and Hospital Equipment and Supplies Merchant Wholesalers',
  'Bakery equipment',
  'Restaurant supply store',
  'Farm machinery manufacturer',
])('who supplies a trade is not of it: %s', (label) => {
  const [first] = tradesOfLabel(label)
  expect(['dentist', 'bakery', 'restaurant', 'farm', undefined]).not.toContain(first)
})

const facts = (name: string, industry: string, country: string) => ({
  name,
  industry,
  country,
  description: '',
})

test.each([
  ['Milchhof Huber', 'Landmarks and Outdoors > Farm', 'DE', 'dairy-farm'],
  ['Boulangerie Morel', 'retail', 'FR', 'bakery'],
  ['Autofficina Rossi', 'automotive', 'IT', 'car-workshop'],
  ['Melkveebedrijf De Vries', 'farming', 'NL', 'dairy-farm'],
  ['Apteka Pod Lwem', '', 'PL', 'pharmacy'],
])('a name makes a wide label narrower: %s (%s)', (name, industry, country, trade) => {
  expect(tradesOf(facts(name, industry, country)).map(({ id }) => id)).toEqual([trade])
})

test('a name of another sector makes a label less sure', () => {
  const [plain] = tradesOf(facts('Thornshaw', 'mining & metals', 'AU'))
  const [other] = tradesOf(facts('Thornshaw Dental Clinic', 'mining & metals', 'AU'))
  expect(plain).toEqual({ id: 'mining', sure: 1 })
  expect(other?.sure).toBeLessThan(1)
})
