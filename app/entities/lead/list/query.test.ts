import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leadStatuses } from '#db/model/entities/lead.ts'
import {
  isFiltered,
  isSameQuery,
  type LeadQuery,
  queryIn,
  searchOf,
  sortIn,
  toggled,
  typedIn,
  withChoice,
  withSort,
  withTyped,
} from './query.ts'

const words = fc.stringMatching(/^[\p{L}\d][\p{L}\d +"'&,-]{0,19}$/u).map((text) => text.trim())
const query = fc.record(
  {
    q: words,
    name: words,
    email: words,
    status: fc.uniqueArray(fc.constantFrom(...leadStatuses), { minLength: 1 }),
    product: fc.uniqueArray(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), { minLength: 1 }),
    owner: fc.uniqueArray(fc.oneof(fc.integer({ min: 1, max: 99 }), fc.constant('nobody' as const)), {
      minLength: 1,
    }),
    mine: fc.constant(true as const),
    due: fc.constant(true as const),
    unseen: fc.constant(true as const),
    city: fc.uniqueArray(words, { minLength: 1, maxLength: 5 }),
    industry: fc.uniqueArray(words, { minLength: 1, maxLength: 5 }),
    area: fc.constantFrom('51.3,9.4;51.4,9.5;51.3,9.6', '-1,0;0,1.5;2,3;4,-5'),
    sort: fc.constantFrom('company' as const, '-createdAt' as const),
  },
  { requiredKeys: [] },
)

describe('a list’s address', () => {
  test('says all of what the list shows, whatever it is', () => {
    fc.assert(
      fc.property(query, (query) => {
        const read = queryIn(searchOf(query))
        expect(isSameQuery(read, query)).toBe(true)
        expect(typedIn(read)).toEqual(typedIn(query))
        expect(new Set(read.city)).toEqual(new Set(query.city))
        expect(new Set(read.product)).toEqual(new Set(query.product))
      }),
    )
  })

  test('is the same however the filters were chosen', () => {
    const one = withChoice(withChoice({}, 'status', 'new', true), 'city', 'Bergen', true)
    const other = withChoice(withChoice({}, 'city', 'Bergen', true), 'status', 'new', true)
    expect(searchOf(one)).toBe(searchOf(other))
  })

  test.each<[string, LeadQuery]>([
    ['', {}],
    ['?status=new', { status: ['new'] }],
    ['?status=["new","sold"]', { status: ['new'] }],
    ['?status=["approved","new"]', { status: ['new'] }],
    ['?status=sold&mine=perhaps&due=1&weather=rain', {}],
    ['?product=x&city=&sort=weather', {}],
    ['?owner=[5,"nobody","somebody"]', { owner: [5, 'nobody'] }],
    ['?due=true&sort=-company', { due: true, sort: '-company' }],
    ['?q=203040', { q: '203040' }],
    [`?q=${'x'.repeat(300)}&industry=Food`, { industry: ['Food'] }],
    ['?city={"a":1}&lead=5', {}],
  ])('%s: what is unknown is dropped', (search, expected) => {
    expect(searchOf(queryIn(search))).toBe(searchOf(expected))
  })
})

test('what was typed and the order are no filters', () => {
  expect(isFiltered(withTyped({}, { anywhere: 'mia', name: '', email: '' }))).toBe(false)
  expect(isFiltered(withSort({}, { by: 'company', descending: true }))).toBe(false)
  expect(isFiltered(toggled({}, 'due'))).toBe(true)
  expect(isFiltered(toggled(toggled({}, 'due'), 'due'))).toBe(false)
})

test('the order travels with the address', () => {
  const sort = { by: 'company', descending: true } as const
  expect(sortIn(withSort({}, sort))).toEqual(sort)
  expect(sortIn({})).toBeUndefined()
})
