import { describe, expect, test } from 'vitest'
import type { Lead } from '#db/model/lead.ts'
import { matching, naturalSort, searchable, sortAfter, sorted } from './findLeads.ts'

const blank: Lead = {
  id: 1,
  teamId: 1,
  version: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: 1,
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
  saved: true,
  suggestionId: null,
  sourceUrl: '',
}
const names = (leads: Lead[]) => leads.map(({ fullName }) => fullName)

describe('searching', () => {
  const ada = { ...blank, fullName: 'Ada', company: 'Acme', position: 'Buyer', email: 'ada@acme.example' }
  const ben = { ...blank, fullName: 'Ben', industry: 'Mining', email: 'ben@pit.example' }
  const find = (name: string, email = '') => names(matching([ada, ben].map(searchable), { name, email }))

  test.each([
    ['ADA', ['Ada']],
    [' acm ', ['Ada']],
    ['buyer', ['Ada']],
    ['minin', ['Ben']],
    ['', ['Ada', 'Ben']],
    ['adaacme', []],
  ])('%j in the first box finds %j', (text, found) => {
    expect(find(text)).toEqual(found)
  })

  test('the second box looks at the address alone', () => {
    expect(find('', 'PIT')).toEqual(['Ben'])
    expect(find('', 'mining')).toEqual([])
  })

  test('both boxes must agree', () => {
    expect(find('ada', 'pit')).toEqual([])
  })
})

describe('sorting', () => {
  const old = { ...blank, fullName: 'bea', matchScore: '9', createdAt: '2026-01-01T00:00:00.000Z' }
  const recent = { ...blank, fullName: 'Abe', matchScore: 'high', createdAt: '2026-03-01T00:00:00.000Z' }
  const middle = { ...blank, fullName: 'abe', matchScore: '70', createdAt: '2026-02-01T00:00:00.000Z' }
  const leads = [old, recent, middle]

  test('the newest come first', () => {
    expect(sorted(leads, naturalSort('createdAt'))).toEqual([recent, middle, old])
  })

  test('names stand in order whatever their case, equal ones newest first', () => {
    expect(sorted(leads, naturalSort('fullName'))).toEqual([recent, middle, old])
    expect(sorted(leads, { by: 'fullName', descending: true })).toEqual([old, recent, middle])
  })

  test('scores are compared as numbers, words among them', () => {
    expect(sorted(leads, naturalSort('matchScore'))).toEqual([recent, middle, old])
  })

  test('pressing the same column again turns it round, another column starts ascending', () => {
    const byName = sortAfter(naturalSort('createdAt'), 'fullName')
    expect(byName).toEqual({ by: 'fullName', descending: false })
    expect(sortAfter(byName, 'fullName')).toEqual({ by: 'fullName', descending: true })
  })
})
