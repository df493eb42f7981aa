import { expect, test } from 'vitest'
import { companiesInWords, nameFromFile, outcomeInWords } from './labels.ts'

const counts = { read: 12_451, companies: 12_408, duplicates: 31, leftOut: 12 }

test('what came of an import is told in one sentence', () => {
  expect(outcomeInWords({ ...counts, reasons: [{ line: 7, reason: 'has no website' }] })).toBe(
    '12,408 companies imported, 31 duplicates, 12 rows left out: line 7 has no website',
  )
  expect(outcomeInWords({ read: 1, companies: 1, duplicates: 0, leftOut: 0, reasons: [] })).toBe(
    '1 company imported',
  )
  expect(
    outcomeInWords({
      read: 3,
      companies: 1,
      duplicates: 1,
      leftOut: 1,
      reasons: [{ line: 2, reason: 'has no name' }],
    }),
  ).toBe('1 company imported, 1 duplicate, 1 row left out: line 2 has no name')
})

test('counts are grouped', () => {
  expect(companiesInWords(1_000_000)).toBe('1,000,000 companies')
})

test.each([
  ['trade_fair-2026.csv', 'Trade fair 2026'],
  ['Hauliers.jsonl', 'Hauliers'],
  ['companies', 'Companies'],
])('%j is called %j', (file, name) => {
  expect(nameFromFile(file)).toBe(name)
})
