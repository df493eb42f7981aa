import { expect, test } from 'vitest'
import { savedLine } from './saved.ts'

const now = new Date(2026, 10, 5, 18, 30)
const morning = new Date(2026, 10, 5, 8).toISOString()
const before = new Date(2026, 10, 4, 23, 59).toISOString()

test('a saved key is told apart by its ending, with the day of its check', () => {
  expect(savedLine({ ending: '1234', checkedAt: morning }, now)).toBe('Saved, ends in …1234, checked today')
  expect(savedLine({ ending: '1234', checkedAt: before }, now)).toBe(
    'Saved, ends in …1234, checked on Nov 4, 2026',
  )
})

test('a key too short to show any of it is just saved', () => {
  expect(savedLine({ ending: '', checkedAt: morning }, now)).toBe('Saved, checked today')
})
