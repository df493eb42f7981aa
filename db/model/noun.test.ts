import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Lead } from './lead.ts'
import { leadMutations } from './lead.ts'
import { changesBetween } from './noun.ts'

const ctx = { at: '2025-06-01T10:00:00.000Z', userId: 7, teamId: 9 }
const seen: Lead = leadMutations['lead.create'].run(
  undefined,
  { id: 1, fields: { fullName: 'Mia Berg', email: 'mia@berg.example' } },
  ctx,
)

test('the changes are what differs, with what the person saw', () => {
  expect(changesBetween<'leads'>(seen, { fullName: 'Mia Neu', email: seen.email, productId: 5 })).toEqual({
    fullName: ['Mia Berg', 'Mia Neu'],
    productId: [null, 5],
  })
})

test('where nothing differs, or nothing is said, there is no change', () => {
  expect(changesBetween<'leads'>(seen, seen)).toBeUndefined()
  expect(changesBetween<'leads'>(seen, {})).toBeUndefined()
})

test('a field can be emptied', () => {
  expect(changesBetween<'leads'>(seen, { fullName: '' })).toEqual({ fullName: ['Mia Berg', ''] })
})

test('applying the changes gives what was wanted', () => {
  const text = fc.string({ maxLength: 50 }).map((typed) => typed.trim())
  const wanted = fc.record({ fullName: text, position: text, notes: text }, { requiredKeys: [] })
  fc.assert(
    fc.property(wanted, (fields) => {
      const changes = changesBetween<'leads'>(seen, fields) ?? {}
      expect(leadMutations['lead.edit'].run(seen, { id: 1, changes }, ctx)).toEqual({ ...seen, ...fields })
    }),
  )
})
