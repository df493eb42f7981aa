import { expect, test } from 'vitest'
import { furtherFields } from '#app/entities/lead/furtherFields.ts'
import { ownersIn } from '#app/entities/lead/owners.ts'
import type { Lead, leadFields } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { leadWith } from '#tests/leadWith.ts'
import { withRare } from './rareColumns.ts'
import { cellsOf, generatedTable, leadsTable, textsOf, withOwners } from './table.ts'

const createdAt = new Date(2026, 2, 4, 9, 5).toISOString()
const mia = leadWith({
  fullName: 'Mia Berg',
  email: 'mia@fjord.example',
  phoneNumber: '+47 55 12 34 56',
  company: 'Fjord Foods',
  position: 'Buyer',
  industry: 'Food',
  companySize: '11-50',
  linkedInUrl: 'https://linkedin.com/in/mia',
  companyUrl: 'https://fjord.example',
  address: 'Strandgaten 1, 5003 Bergen',
  place: { latitude: 60.39, longitude: 5.32, accuracyMetres: 8 },
  avatarUrl: '/api/uploads/5',
  status: 'contacted',
  notes: 'Met at the fair',
  matchScore: '85',
  productId: 3,
  createdAt,
})
const oven: Product = {
  id: 3,
  teamId: 2,
  version: 1,
  createdAt,
  createdBy: 7,
  deletedAt: null,
  name: 'Deck oven',
  description: 'Made to last',
  brand: 'premium',
  value: '4,900',
  target_industry: 'Bakery',
  company_size: 'Small',
  price_range: '4,000',
  category: '',
  keywords: '',
  buyers: '',
  places: '',
  benefit: '',
  sample: false,
}
const products = new Map([[oven.id, oven]])
const headersOf = ({ columns }: typeof leadsTable) => columns.map(({ header }) => header)

test('generated leads are exported with their columns, the score in percent, the date short', () => {
  expect(headersOf(generatedTable)).toEqual([
    ...'Full Name,Email,Company,Position,Industry,Company Size,Match Score,LinkedIn URL,Notes,Added On'.split(
      ',',
    ),
    ...'Phone,Company Website,Address,Place,Product,Status,Photo'.split(','),
  ])
  expect(textsOf(generatedTable, [mia], products)).toEqual([
    [
      ...['Mia Berg', 'mia@fjord.example', 'Fjord Foods', 'Buyer', 'Food', '11-50', '85%'],
      ...['https://linkedin.com/in/mia', 'Met at the fair', '3/4/2026', '+47 55 12 34 56'],
      ...['https://fjord.example', 'Strandgaten 1, 5003 Bergen', '60.39, 5.32'],
      ...['Deck oven, premium - $4,900', 'Contacted', '/api/uploads/5'],
    ],
  ])
})

test('managed leads are exported with their columns, product, status and date as the list shows them', () => {
  expect(headersOf(leadsTable)).toEqual([
    ...'Full Name,Email,Company,Product,Position,Industry,Company Size,Phone,Status,Notes,Added On'.split(
      ',',
    ),
    ...'Company Website,LinkedIn URL,Address,Place,Match Score,Photo'.split(','),
  ])
  expect(textsOf(leadsTable, [mia], products)).toEqual([
    [
      ...['Mia Berg', 'mia@fjord.example', 'Fjord Foods', 'Deck oven, premium - $4,900', 'Buyer', 'Food'],
      ...['11-50', '+47 55 12 34 56', 'Contacted', 'Met at the fair', 'Mar 4, 2026 at 9:05 AM'],
      ...[
        'https://fjord.example',
        'https://linkedin.com/in/mia',
        'Strandgaten 1, 5003 Bergen',
        '60.39, 5.32',
      ],
      ...['85%', '/api/uploads/5'],
    ],
  ])
})

test('what is not known is empty, and a product that this device has not is named by its id', () => {
  const bare = leadWith({ email: 'hello@fjord.example', status: '', productId: null, createdAt })
  expect(textsOf(leadsTable, [bare], products)[0]).toEqual([
    '',
    'hello@fjord.example',
    '',
    '',
    '',
    '',
    '',
    '',
    'New',
    '',
    'Mar 4, 2026 at 9:05 AM',
    ...['', '', '', '', '', ''],
  ])
  expect(textsOf(leadsTable, [{ ...bare, status: 'approved' }], products)[0]![8]).toBe('New')
  expect(textsOf(leadsTable, [{ ...bare, productId: 9 }], products)[0]![3]).toBe('Product ID: 9')
})

/**
 * The owner is a column of its own, a merged lead is not exported, and a point is looked up again by the address.
 */
type FurtherField = (typeof furtherFields)[number]['name']
type NotExported = 'ownerId' | 'placeAddress' | 'located' | 'mergedInto' | 'mergedAt' | 'mergeFilled'

test('every field that a person can write is in both files; the owner is added in a team', () => {
  const changed: Record<Exclude<keyof typeof leadFields, NotExported | FurtherField>, Partial<Lead>> = {
    fullName: { fullName: 'x' },
    email: { email: 'x@x.example' },
    phoneNumber: { phoneNumber: '1' },
    company: { company: 'x' },
    position: { position: 'x' },
    industry: { industry: 'x' },
    companySize: { companySize: 'x' },
    linkedInUrl: { linkedInUrl: 'x' },
    companyUrl: { companyUrl: 'x' },
    address: { address: 'x' },
    place: { place: { latitude: 1, longitude: 2, accuracyMetres: 3 } },
    status: { status: 'rejected' },
    notes: { notes: 'x' },
    avatarUrl: { avatarUrl: 'x' },
    matchScore: { matchScore: '12' },
    productId: { productId: 9 },
    ways: { ways: [{ kind: 'phone', value: '2', label: 'Work', source: 'HubSpot' }] },
    extra: { extra: [{ name: 'Shoe size', value: '42' }] },
    tags: { tags: ['x'] },
    optOuts: { optOuts: ['email'] },
    dealValue: { dealValue: 0.5 },
    dealCurrency: { dealCurrency: 'EUR' },
    dealMonth: { dealMonth: '2027-03' },
    rhythmWeeks: { rhythmWeeks: 6 },
  }
  for (const { name } of furtherFields) Object.assign(changed, { [name]: { [name]: 'x' } })
  for (const plain of [leadsTable, generatedTable]) {
    for (const [field, fields] of Object.entries(changed)) {
      const lead = Object.assign({}, mia, fields)
      const table = withRare(plain, [lead])
      const other = textsOf(table, [lead], products)
      expect(other, field).not.toEqual(textsOf(table, [mia], products))
    }
  }
})

test('a file has columns for what few leads have only where one of its leads has it', () => {
  const rich = leadWith({
    ways: [
      { kind: 'phone', value: '+47 55 12 34 56', label: 'Work', source: 'HubSpot' },
      { kind: 'site', value: 'fjord.example', label: '', source: '' },
    ],
    tags: ['fair', 'fish'],
    extra: [{ name: 'Shoe size', value: '42' }],
    sourceIds: [{ source: 'HubSpot', id: '4711' }],
  })
  expect(withRare(leadsTable, [mia])).toEqual(leadsTable)
  const table = withRare(leadsTable, [mia, rich])
  const added = table.columns.slice(leadsTable.columns.length)
  expect(added.map(({ header, text }) => [header, text(rich, products), text(mia, products)])).toEqual([
    ['Further Contact Data', 'phone (Work): +47 55 12 34 56\nsite: fjord.example', ''],
    ['Tags', 'fair, fish', ''],
    ['Source IDs', 'HubSpot: 4711', ''],
    ['Shoe size', '42', ''],
  ])
})

test('in a file that has dates, the day that a lead was added is one', () => {
  for (const table of [leadsTable, generatedTable]) {
    expect(cellsOf(table, [mia], products)[0]).toContainEqual(new Date(createdAt))
  }
})

test('in a team the file says who owns each lead; nobody is an empty cell', () => {
  const table = withOwners(leadsTable, ownersIn(undefined, 7, 'Ana'))
  const owners = [7, null, 9].map((ownerId) => textsOf(table, [{ ...mia, ownerId }], products)[0]?.at(-1))
  expect(table.columns.at(-1)?.header).toBe('Owner')
  expect(owners).toEqual(['Ana', '', 'A team mate'])
})
