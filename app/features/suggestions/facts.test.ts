import { describe, expect, test } from 'vitest'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { factsOf, previewOf, sourceOf } from './facts.ts'

describe('a suggested company is described', () => {
  test('by industry, size and place, with the country in words', () => {
    expect(factsOf(suggestion)).toBe('Food · Small · Accra, Ghana')
  })

  test('without what is not known', () => {
    expect(factsOf({ ...suggestion, companySize: '', city: '' })).toBe('Food · Ghana')
    expect(factsOf({ ...suggestion, industry: '', companySize: '', city: '', country: '' })).toBe('')
  })

  test('with a country as it came when it is no code', () => {
    expect(factsOf({ ...suggestion, country: 'Ivory Coast' })).toBe('Food · Small · Accra, Ivory Coast')
  })

  test('by who named it and when that was true', () => {
    expect(sourceOf(suggestion)).toBe('Company directory, as of 2025')
    expect(sourceOf({ ...suggestion, source: 'OpenStreetMap', asOf: '' })).toBe('OpenStreetMap')
  })
})

describe('a long reason', () => {
  test('is cut after 70 characters, with an ellipsis', () => {
    expect(previewOf('x'.repeat(71))).toBe(`${'x'.repeat(70)}…`)
  })

  test('of 70 characters stands whole', () => {
    expect(previewOf('x'.repeat(70))).toBe('x'.repeat(70))
  })

  test('is never cut inside a character', () => {
    expect(previewOf('🧱'.repeat(71))).toBe(`${'🧱'.repeat(70)}…`)
  })
})

const suggestion: Suggestion = {
  id: 1,
  teamId: 2,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: 7,
  deletedAt: null,
  productId: 5,
  requestId: 6,
  companyName: "'57 Chocolate",
  industry: 'Food',
  website: 'https://57chocolategh.com',
  reasoning: '',
  companySize: 'Small',
  city: 'Accra',
  country: 'GH',
  matchScore: '81',
  scores: [],
  source: 'directory',
  sourceUrl: '',
  domain: '',
  email: '',
  phoneNumber: '',
  address: '',
  latitude: null,
  longitude: null,
  asOf: '2025',
  approved: false,
  sample: false,
  contact: '',
}
