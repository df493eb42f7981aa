import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { drawnRow } from '#tests/drawnRows.ts'
import { leadAt, ME, pageTo, pullAnswer, TEAM } from '#tests/sync/answerSamples.ts'
import { PullAnswer } from './pull.ts'
import { readRow } from './reading.ts'
import { entities, mutationOf, perTable, type Table, tables } from './registry.ts'

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
      field: 'openingHours',
      value: '9 to 5',
      source: 'website',
      sourceUrl: '',
      foundAt: '',
      confidence: 1,
      marks: ['fresh'],
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

const RUNS = 2_000
const anyTable = fc.constantFrom(...tables)
const context = { at: '2026-02-01T00:00:00.000Z', userId: ME, teamId: TEAM }

test('a row of a later version is read without loss: fields, choices and texts that this one does not know', () => {
  const drawn = anyTable.chain((table) => drawnRow(table, 'later').map((row) => ({ table, row })))
  fc.assert(
    fc.property(drawn, ({ table, row }) => {
      expect(readRow(table, row)).toMatchObject(row)
    }),
    { numRuns: RUNS },
  )
})

test('an edit of this version keeps what it does not know of a row', () => {
  const edits = tables.flatMap((table) => mutationOf(table, 'edit') ?? [])
  const drawn = fc
    .constantFrom(...edits)
    .chain((edit) => drawnRow(edit.table, 'later').map((row) => ({ edit, row })))
  fc.assert(
    fc.property(drawn, ({ edit, row }) => {
      const fields = Object.entries(entities[edit.table].fields)
      const values = ['Other words', '10:00', true]
      const to = values.find((value) => fields.some(([, schema]) => v.is(schema, value)))
      const field = fields.find(([, schema]) => v.is(schema, to))?.[0] ?? ''
      const args = { id: row.id, changes: { [field]: [row[field], to] } }
      expect(edit.run(readRow(edit.table, row), args, context)).toMatchObject({ ...row, [field]: to })
    }),
  )
})

test('a row of an earlier version has what such rows had in the fields that came since', () => {
  const drawn = anyTable.chain((table) => {
    const grown = Object.entries(entities[table].addedFields)
    return fc.record({
      table: fc.constant(table),
      row: drawnRow(table, 'same'),
      lacking: fc.nat(grown.length).map((from) => fieldsOf(grown.slice(from))),
    })
  })
  fc.assert(
    fc.property(drawn, ({ table, row, lacking }) => {
      const before = Object.entries(row).filter(([field]) => !Object.hasOwn(lacking, field))
      expect(readRow(table, Object.fromEntries(before))).toMatchObject({ ...row, ...lacking })
    }),
    { numRuns: RUNS },
  )
})

const fieldsOf = (addedFields: [string, object][]): object =>
  Object.assign({}, ...addedFields.map(([, fields]) => fields))

test('an answer with tables that came later is read for those that are known', () => {
  const rows = perTable<{ [T in Table]: fc.Arbitrary<object[]> }>((table) =>
    fc.array(drawnRow(table, 'later'), { maxLength: 2 }),
  )
  fc.assert(
    fc.property(fc.record(rows), (lists) => {
      const page = { ...pageTo(9), ...lists, visits: [{ id: 1 }] }
      const answer = v.parse(PullAnswer, { ...pullAnswer(), pages: [page], visitors: 3 })
      expect(answer.pages).toMatchObject([{ ...pageTo(9), ...lists, unread: [] }])
    }),
  )
})
