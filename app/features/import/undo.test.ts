import { expect, test } from 'vitest'
import { lead } from '#db/model/entities/lead.ts'
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

test('the id in another program, by which an import knew a lead, is taken back as well', () => {
  const known = leadWith({ id: 1, sourceIds: [{ source: 'HubSpot', id: '4711' }] })
  const completed: ImportChanges['completed'] = [{ leadId: 1, changes: { sourceIds: [[], known.sourceIds] } }]
  const ctx = { at: '2026-03-04T09:00:00.000Z', userId: 7, teamId: 2 }
  const { restorations } = undoPlan([known], 9, { touched: [], completed })
  expect(restorations).toHaveLength(1)
  for (const { args } of restorations)
    expect(lead.mutations['lead.edit'].run(known, args, ctx)).toEqual({ ...known, sourceIds: [] })
})
