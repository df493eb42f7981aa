import { expect, test } from 'vitest'
import type { Change } from '#db/device/mutate.ts'
import { lead as entity, type Lead } from '#db/model/entities/lead.ts'
import { leadWith } from '#tests/leadWith.ts'
import { byFullness, type Choices, differencesOf, mergeChanges, mergesIn, undoChanges } from './plan.ts'

const AT = '2026-05-01T10:00:00.000Z'
const one = leadWith({
  id: 1,
  fullName: 'Mia Berg',
  email: 'mia@fjord.example',
  phoneNumber: '+47 555 12 345',
  company: 'Fjord Foods',
  position: 'Buyer',
  address: 'Storgata 7, Oslo',
  notes: 'Likes tea',
  tags: ['fair'],
})
const other = leadWith({
  id: 2,
  fullName: 'M. Berg',
  email: 'berg@fjord.example',
  phoneNumber: '+4755512345',
  industry: 'Food',
  status: 'qualified',
  notes: 'Met in Oslo',
  tags: ['Fair', 'north'],
  optOuts: ['post'],
})

/** The leads after changes, as the device and the server make them. */
function after(changes: readonly Change[], leads: readonly Lead[]): Map<number, Lead> {
  const rows = new Map(leads.map((lead) => [lead.id, lead]))
  for (const { args } of changes) {
    const row = entity.mutations['lead.edit'].run(rows.get(args.id), args, { at: AT, userId: 7, teamId: 2 })
    rows.set(row.id, row)
  }
  return rows
}
const merged = (leads: readonly Lead[], choices: Choices = {}) =>
  after(mergeChanges(byFullness(leads), choices, AT), leads)

test('a merge asks only for what both leads have and in which they differ', () => {
  expect(differencesOf(byFullness([other, one])).map(({ field }) => field)).toEqual(['fullName', 'email'])
  expect(differencesOf([one, leadWith({ id: 3, fullName: 'mia berg ' })])).toEqual([])
})

test('a merged lead has what either had; what was not chosen becomes a further way, and notes are joined', () => {
  const rows = merged([one, other], { fullName: 2 })
  expect(rows.get(1)).toMatchObject({
    fullName: 'M. Berg',
    email: 'mia@fjord.example',
    company: 'Fjord Foods',
    industry: 'Food',
    status: 'qualified',
    notes: 'Likes tea\n\nMet in Oslo',
    tags: ['fair', 'north'],
    ways: [{ kind: 'email', value: 'berg@fjord.example', label: '', source: 'M. Berg' }],
    mergedInto: null,
  })
  expect(rows.get(2)).toMatchObject({ mergedInto: 1, mergedAt: AT, fullName: 'M. Berg' })
})

test('every wish not to be contacted holds for the merged lead, also a request on a company’s site', () => {
  const asks = leadWith({
    id: 3,
    optOuts: ['email'],
    found: [
      {
        field: 'noCalls',
        value: 'Please do not call.',
        source: 'website',
        sourceUrl: 'https://fjord.example',
        foundAt: AT,
        confidence: 100,
        marks: [],
      },
    ],
  })
  expect(merged([one, other, asks]).get(1)?.optOuts).toEqual(['post', 'email', 'phone'])
})

test('a merge that is undone leaves both leads as they were, except what was changed since', () => {
  const leads = [one, other]
  const rows = merged(leads)
  const [loser, winner] = [rows.get(2), rows.get(1)]
  if (!loser || !winner) throw new Error('Both leads are there')
  expect([...after(undoChanges([loser], rows), [...rows.values()]).values()]).toEqual(leads)

  const changed = { ...winner, status: 'converted' as const }
  const undone = after(undoChanges([loser], new Map([[1, changed]])), [changed, loser])
  expect(undone.get(1)).toEqual({ ...one, status: 'converted' })
})

test('leads that were merged in one step are undone in one step, and the newest merge comes first', () => {
  const third = leadWith({ id: 3, fullName: 'Mia', mergedInto: 1, mergedAt: '2026-04-01T00:00:00.000Z' })
  const [second, fourth] = [2, 4].map((id) => leadWith({ id, mergedInto: 1, mergedAt: AT }))
  if (!second || !fourth) throw new Error('Both leads are there')
  expect(mergesIn([third, second, fourth]).map(({ losers }) => losers.map(({ id }) => id))).toEqual([
    [2, 4],
    [3],
  ])
})
