import { expect, test } from 'vitest'
import { defaultThresholds } from '#db/model/score.ts'
import { leadWith } from '#tests/leadWith.ts'
import { isTakenOver, matchFiltered } from './generatedFilter.ts'

const scored = ['95', '80', '79', 'medium', '59', '0', ''].map((matchScore) => leadWith({ matchScore }))
const scoresOf = (filter: Parameters<typeof matchFiltered>[1]) =>
  matchFiltered(scored, filter, defaultThresholds).map(({ matchScore }) => matchScore)

test('a filter shows the leads whose match has its word, and "all" every lead', () => {
  expect(scoresOf('high')).toEqual(['95', '80'])
  expect(scoresOf('medium')).toEqual(['79', 'medium'])
  expect(scoresOf('low')).toEqual(['59', '0', ''])
  expect(scoresOf('all')).toHaveLength(scored.length)
})

test('a lead was taken over when it came from a suggestion and its contact was reviewed', () => {
  expect(isTakenOver(leadWith({ saved: true, suggestionId: 5 }))).toBe(true)
  expect(isTakenOver(leadWith({ saved: false, suggestionId: 5 }))).toBe(false)
  expect(isTakenOver(leadWith({ saved: true, suggestionId: null }))).toBe(false)
  expect(isTakenOver(leadWith({ saved: true, suggestionId: 5, contact: 'new' }))).toBe(false)
  expect(isTakenOver(leadWith({ saved: true, suggestionId: 5, contact: 'pending' }))).toBe(false)
})
