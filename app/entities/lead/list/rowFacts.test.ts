import { expect, test } from 'vitest'
import { leadWith } from '#tests/leadWith.ts'
import { alsoShown, rowFactsIn } from './rowFacts.ts'

test('a row of a phone shows what the person chose of it, in their order, and nothing for what is not known', () => {
  const lead = leadWith({ industry: 'Fishery', matchScore: '91' })
  expect(alsoShown(lead, rowFactsIn(['fullName', 'matchScore', 'email', 'companySize', 'industry']))).toBe(
    '91% match · Fishery',
  )
  expect(alsoShown(lead, rowFactsIn(['fullName', 'email']))).toBe('')
  const byHand = leadWith({ industry: 'Fishery', matchScore: '0', suggestionId: null })
  expect(alsoShown(byHand, rowFactsIn(['matchScore', 'industry']))).toBe('Fishery')
})
