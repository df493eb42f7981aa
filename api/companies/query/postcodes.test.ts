import { expect, test } from 'vitest'
import { recordOf } from '#api/companies/directory/entry.ts'

const nothing = { name: 'Kolb', website: 'https://kolb.example', industry: 'Bakery', size: '' as const }
const unsaid = {
  description: '',
  tags: [],
  email: '',
  phone: '',
  page: '',
  asOf: '',
  region: '',
  position: null,
}

test.each([
  ['DE', 'Memmingen', 'Marktplatz 4, 87700 Memmingen', 'DE-BY'],
  ['DE', 'Ochsenfurt', 'Hauptstraße 1, D-97199 Ochsenfurt', 'DE-BY'],
  ['FR', 'Riom', '3 rue du Commerce, 63200 Riom', 'FR-63'],
  ['CH', 'Visperterminen', 'Dorf 2, 3932 Visperterminen', 'CH-VS'],
  ['CH', 'Hinterwil', 'Bahnhofstrasse 2, 9500 Hinterwil', ''],
  ['AT', 'Lienz', '9900 Lienz', 'AT-7'],
  ['US', 'Marfa', '12345 Marfa Road, Marfa, TX 79843', 'US-TX'],
  ['ES', 'Alzira', 'Calle Mayor 3, 46600 Alzira', 'ES-V'],
  ['IT', 'Crema', 'Via Roma 1, 26013 Crema', 'IT-CR'],
  ['US', 'Nowhere City', '12345 Marfa Road', ''],
  ['DE', 'Hinterwil', 'Marktplatz 4', ''],
  ['NO', 'Voss', 'Gata 1, 5700 Voss', ''],
])(
  'a company without a region is in that of its postcode, or of its town in it: %s, %s in “%s”',
  (country, city, address, region) => {
    expect(recordOf({ ...nothing, ...unsaid, country, city, address }).region).toBe(region)
  },
)
