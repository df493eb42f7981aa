import { expect, test } from 'vitest'
import { ownersIn } from '#app/entities/lead/owners.ts'
import type { Product } from '#db/model/entities/product.ts'
import { leadWith } from '#tests/leadWith.ts'
import { generatedTable, leadsTable, rowsOf, withOwners } from './table.ts'

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
  sample: false,
}
const products = new Map([[oven.id, oven]])
const headersOf = ({ columns }: typeof leadsTable) => columns.map(({ header }) => header)

test('generated leads are exported with their columns, the score in percent, the date short', () => {
  expect(headersOf(generatedTable)).toEqual(
    'Full Name,Email,Company,Position,Industry,Company Size,Match Score,LinkedIn URL,Notes,Added On'.split(
      ',',
    ),
  )
  expect(rowsOf(generatedTable, [mia], products)).toEqual([
    [
      ...['Mia Berg', 'mia@fjord.example', 'Fjord Foods', 'Buyer', 'Food', '11-50', '85%'],
      ...['https://linkedin.com/in/mia', 'Met at the fair', '3/4/2026'],
    ],
  ])
})

test('managed leads are exported with their columns, product, status and date as the list shows them', () => {
  expect(headersOf(leadsTable)).toEqual(
    'Full Name,Email,Company,Product,Position,Industry,Company Size,Phone,Status,Notes,Added On'.split(','),
  )
  expect(rowsOf(leadsTable, [mia], products)).toEqual([
    [
      ...['Mia Berg', 'mia@fjord.example', 'Fjord Foods', 'Deck oven, premium - $4,900', 'Buyer', 'Food'],
      ...['11-50', '+47 55 12 34 56', 'Contacted', 'Met at the fair', 'Mar 4, 2026 at 9:05 AM'],
    ],
  ])
})

test('what is not known is empty, and a product that this device has not is named by its id', () => {
  const bare = leadWith({ email: 'hello@fjord.example', status: '', productId: null, createdAt })
  expect(rowsOf(leadsTable, [bare], products)[0]).toEqual([
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
  ])
  expect(rowsOf(leadsTable, [{ ...bare, status: 'approved' }], products)[0]![8]).toBe('New')
  expect(rowsOf(leadsTable, [{ ...bare, productId: 9 }], products)[0]![3]).toBe('Product ID: 9')
})

test('in a team the file says who owns each lead; nobody is an empty cell', () => {
  const table = withOwners(leadsTable, ownersIn(undefined, 7, 'Ana'))
  const owners = [7, null, 9].map((ownerId) => rowsOf(table, [{ ...mia, ownerId }], products)[0]?.at(-1))
  expect(table.columns.at(-1)?.header).toBe('Owner')
  expect(owners).toEqual(['Ana', '', 'A team mate'])
})
