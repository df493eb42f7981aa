import { describe, expect, test } from 'vitest'
import type { Lead } from '#db/model/lead.ts'
import type { Product } from '#db/model/product.ts'
import { defaultSort, inOrder, sortAfter } from './leadOrder.ts'
import { matching, searchable } from './leadSearch.ts'

describe('generated leads stand', () => {
  test('best match first, whether it is a number or a word', () => {
    const leads = [lead({ matchScore: 'low' }), lead({ matchScore: '95' }), lead({ matchScore: 'High' })]
    expect(inOrder(leads, defaultSort, products).map(({ matchScore }) => matchScore)).toEqual([
      '95',
      'High',
      'low',
    ])
  })

  test('by time when sorted by date', () => {
    const leads = [at('2026-02-01'), at('2025-12-31'), at('2026-01-15')]
    const sort = { by: 'createdAt', descending: false } as const
    expect(inOrder(leads, sort, products).map(({ createdAt }) => createdAt.slice(0, 10))).toEqual([
      '2025-12-31',
      '2026-01-15',
      '2026-02-01',
    ])
  })

  test('whatever the case when sorted by a text', () => {
    const leads = [lead({ company: 'beta' }), lead({ company: 'Alpha' }), lead({ company: 'GAMMA' })]
    const sort = { by: 'company', descending: true } as const
    expect(inOrder(leads, sort, products).map(({ company }) => company)).toEqual(['GAMMA', 'beta', 'Alpha'])
  })

  test("by the product's name when sorted by product", () => {
    const leads = [lead({ productId: 5 }), lead({ productId: null }), lead({ productId: 6 })]
    const sort = { by: 'product', descending: false } as const
    expect(inOrder(leads, sort, products).map(({ productId }) => productId)).toEqual([null, 6, 5])
  })
})

describe("pressing a column's arrow", () => {
  test('turns the current order round', () => {
    expect(sortAfter(defaultSort, 'matchScore')).toEqual({ by: 'matchScore', descending: false })
  })

  test('sorts another column ascending', () => {
    expect(sortAfter(defaultSort, 'email')).toEqual({ by: 'email', descending: false })
  })
})

describe('the search boxes find', () => {
  const ada = lead({ fullName: 'Ada King', company: 'Engines', position: 'Analyst', industry: 'Machines' })
  const bob = lead({ fullName: 'Bob', email: 'Bob@Acme.example' })
  const all = [ada, bob].map(searchable)

  test.each(['ada', 'ENGINE', 'analyst', 'machin', ' king '])(
    '%j in name, company, position or industry',
    (name) => {
      expect(matching(all, { name, email: '' })).toEqual([ada])
    },
  )

  test('an address by a part of it, whatever the case', () => {
    expect(matching(all, { name: '', email: 'acme' })).toEqual([bob])
  })

  test('only what matches both', () => {
    expect(matching(all, { name: 'ada', email: 'acme' })).toEqual([])
  })

  test('no address by the name box', () => {
    expect(matching(all, { name: 'acme', email: '' })).toEqual([])
  })
})

function lead(over: Partial<Lead>): Lead {
  return {
    id: 1,
    teamId: 2,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    createdBy: 7,
    deletedAt: null,
    fullName: '',
    email: '',
    phoneNumber: '',
    company: '',
    position: '',
    industry: '',
    companySize: '',
    linkedInUrl: '',
    companyUrl: '',
    status: 'new',
    notes: '',
    avatarUrl: '',
    matchScore: '0',
    productId: null,
    saved: false,
    suggestionId: null,
    sourceUrl: '',
    ...over,
  }
}

const at = (day: string) => lead({ createdAt: `${day}T12:00:00.000Z` })

const product = (id: number, name: string): [number, Product] => [
  id,
  {
    id,
    teamId: 2,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    createdBy: 7,
    deletedAt: null,
    name,
    description: '',
    brand: '',
    value: '',
    target_industry: '',
    company_size: '',
    price_range: '',
    category: '',
    keywords: '',
  },
]
const products = new Map([product(5, 'windows'), product(6, 'Doors')])
