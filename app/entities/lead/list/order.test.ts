import { describe, expect, test } from 'vitest'
import { workOf } from '#app/entities/lead/next.ts'
import { leadWith } from '#tests/leadWith.ts'
import { taskWith } from '#tests/taskWith.ts'
import { directionOf, inOrder, sortAfter } from './order.ts'

const bestFirst = { by: 'matchScore', descending: true } as const
const newestFirst = { by: 'createdAt', descending: true } as const

describe('leads stand', () => {
  const old = leadWith({ fullName: 'bea', matchScore: '9', createdAt: '2025-12-31T12:00:00.000Z' })
  const middle = leadWith({ fullName: 'abe', matchScore: '70', createdAt: '2026-02-01T12:00:00.000Z' })
  const recent = leadWith({ fullName: 'Abe', matchScore: 'high', createdAt: '2026-03-01T12:00:00.000Z' })
  const leads = [old, recent, middle]

  test('newest first, or oldest first when turned round', () => {
    expect(inOrder(leads, newestFirst)).toEqual([recent, middle, old])
    expect(inOrder(leads, { by: 'createdAt', descending: false })).toEqual([old, middle, recent])
  })

  test('by name whatever its case, equal ones newest first', () => {
    expect(inOrder(leads, { by: 'fullName', descending: false })).toEqual([recent, middle, old])
    expect(inOrder(leads, { by: 'fullName', descending: true })).toEqual([old, recent, middle])
  })

  test('best match first, scores compared as numbers, words among them', () => {
    const scored = ['low', '95', '9', 'High'].map((matchScore) => leadWith({ matchScore }))
    expect(inOrder(scored, bestFirst).map(({ matchScore }) => matchScore)).toEqual(['95', 'High', 'low', '9'])
  })

  test('by the owner’s name when sorted by owner, those of nobody first', () => {
    const owned = [7, null, 8].map((ownerId) => leadWith({ ownerId }))
    const owners = new Map([
      [7, 'gro'],
      [8, 'Ana'],
    ])
    const ordered = inOrder(owned, { by: 'owner', descending: false }, { owners })
    expect(ordered.map(({ ownerId }) => ownerId)).toEqual([null, 8, 7])
  })

  test('by their city, which is in their address', () => {
    const addresses = ['Torget 1, 5014 Bergen', '', 'Kirkegata 3, 6003 Ålesund']
    const ordered = inOrder(
      addresses.map((address) => leadWith({ address })),
      { by: 'city', descending: false },
    )
    expect(ordered.map(({ address }) => address)).toEqual(['', addresses[0], addresses[2]])
  })

  test('by the last contact: those whom nobody has met first', () => {
    const contacts = new Map([
      [1, '2026-03-04T09:00:00.000Z'],
      [3, '2026-03-01T09:00:00.000Z'],
    ])
    const three = [1, 2, 3].map((id) => leadWith({ id }))
    const ordered = inOrder(three, { by: 'lastContact', descending: false }, { contacts })
    expect(ordered.map(({ id }) => id)).toEqual([2, 3, 1])
  })

  test('by the next step: what is due first, then what has no day, then those with nothing to do', () => {
    const tasks = [null, '2026-03-09', '2026-03-05'].map((dueAt, n) =>
      taskWith({ id: n, leadId: n + 2, dueAt }),
    )
    const four = [1, 2, 3, 4].map((id) => leadWith({ id }))
    const ordered = inOrder(four, { by: 'next', descending: false }, { works: workOf(tasks) })
    expect(ordered.map(({ id }) => id)).toEqual([4, 3, 2, 1])
  })

  test("by the product's name when sorted by product", () => {
    const products = new Map([product(5, 'windows'), product(6, 'Doors')])
    const sold = [5, null, 6].map((productId) => leadWith({ productId }))
    const ordered = inOrder(sold, { by: 'product', descending: false }, { products })
    expect(ordered.map(({ productId }) => productId)).toEqual([null, 6, 5])
  })

  test('by status, where none counts as new', () => {
    const statuses = (['rejected', '', 'contacted'] as const).map((status) => leadWith({ status }))
    const ordered = inOrder(statuses, { by: 'status', descending: false })
    expect(ordered.map(({ status }) => status)).toEqual(['contacted', '', 'rejected'])
  })

  test.each(['position', 'industry', 'companySize'] as const)('by %s as a text whatever its case', (by) => {
    const unordered = ['b', 'C', 'A'].map((text) => leadWith({ [by]: text }))
    const ordered = inOrder(unordered, { by, descending: false })
    expect(ordered.map((lead) => lead[by])).toEqual(['A', 'b', 'C'])
  })
})

describe("pressing a column's head", () => {
  test('turns the current order round', () => {
    expect(sortAfter(bestFirst, 'matchScore')).toEqual({ by: 'matchScore', descending: false })
  })

  test('sorts another column ascending', () => {
    expect(sortAfter(bestFirst, 'email')).toEqual({ by: 'email', descending: false })
  })

  test('is heard as the direction of that column alone', () => {
    expect(directionOf(bestFirst, 'matchScore')).toBe('descending')
    expect(directionOf(bestFirst, 'email')).toBeUndefined()
  })
})

const product = (id: number, name: string) =>
  [
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
      buyers: '',
      places: '',
      benefit: '',
      sample: false,
    },
  ] as const
