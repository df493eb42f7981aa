import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { leadAt } from '#tests/sync/answerSamples.ts'
import { readRow } from './reading.ts'
import { entities, tables } from './registry.ts'

const lead = leadAt(7, 3)

test('a field that this version does not know stays on the row', () => {
  expect(readRow('leads', { ...lead, mood: { is: 'good' } })).toEqual({ ...lead, mood: { is: 'good' } })
})

test('a field that an earlier version lacks is what such rows had', () => {
  const { address: _, found: __, place: ___, ...before } = lead
  expect(readRow('leads', before)).toEqual({ ...lead, address: '', found: [], place: null })
})

test.each([
  ['a status that came later', { status: 'hibernating' }],
  ['a note longer than a form takes', { notes: 'x'.repeat(30_000) }],
  ['an address that no form would take', { email: 'mia at company' }],
])('%s stays as it is', (_, change) => {
  expect(readRow('leads', { ...lead, ...change })).toEqual({ ...lead, ...change })
})

test('so does a choice within a list', () => {
  const found = [
    {
      ...{ field: 'openingHours', value: '9 to 5', source: 'website', sourceUrl: '' },
      ...{ foundAt: '', confidence: 1, marks: ['fresh'] },
    },
  ]
  expect(readRow('leads', { ...lead, found })).toEqual({ ...lead, found })
})

test.each([
  ['no row', null],
  ['no id', { ...lead, id: undefined }],
  ['a text in the place of a date', { ...lead, createdAt: 'yesterday' }],
  ['a list in the place of a text', { ...lead, fullName: [] }],
  ['a text in the place of a list', { ...lead, found: 'much' }],
])('%s cannot be read', (_, raw) => {
  expect(readRow('leads', raw)).toBeUndefined()
})

test('whatever comes in the place of a field, the row is read or not, and nothing else happens', () => {
  const fields = tables.flatMap((table) =>
    Object.keys(entities[table].row.entries).map((field) => ({ table, field })),
  )
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.jsonValue(), ({ table, field }, value) => {
      const row = readRow(table, { ...lead, [field]: value })
      if (row === undefined) return
      const kept: Record<string, unknown> = { ...row }
      expect(v.is(entities[table].row.entries.id, kept.id)).toBe(true)
    }),
  )
})
