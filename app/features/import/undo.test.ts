import { expect, test } from 'vitest'
import type { ImportChanges } from '#db/model/importChanges.ts'
import { leadWith } from '#tests/leadWith.ts'
import { undoPlan } from './undo.ts'

const here = leadWith({ id: 1, position: 'Buyer', industry: 'Food' })

test('what an import filled in twice, because it was interrupted, is taken back once, to the value before', () => {
  const completed: ImportChanges['completed'] = [
    { leadId: 1, changes: { position: ['', 'Buyer'], industry: ['Meat', 'Food'] } },
    { leadId: 1, changes: { position: ['', 'Buyer'], industry: ['', 'Meat'] } },
  ]
  expect(undoPlan([here], 9, { touched: [], completed }).restorations).toEqual([
    { name: 'lead.edit', args: { id: 1, changes: { position: ['Buyer', ''], industry: ['Food', ''] } } },
  ])
})

test('what somebody wrote over a value that an import filled in stays', () => {
  const completed: ImportChanges['completed'] = [{ leadId: 1, changes: { position: ['', 'Head'] } }]
  expect(undoPlan([here], 9, { touched: [], completed }).restorations).toEqual([])
})
