import { expect, test } from 'vitest'
import { type Lead, leadStatuses } from '#db/model/entities/lead.ts'
import { leadWith } from '#tests/leadWith.ts'
import { columnsOf, firstPages, PAGE } from './boardColumns.ts'

const statuses: Lead['status'][] = ['', 'approved', ...leadStatuses]

test('A board of 50,000 leads counts all of them and holds 50 of each status, in their order', () => {
  const leads = Array.from({ length: 50_000 }, (_, n) =>
    leadWith({ id: n + 1, status: statuses[n % 7] ?? 'new' }),
  )
  const columns = columnsOf(leads, firstPages)
  expect(columns.map(({ status }) => status)).toEqual(leadStatuses)
  expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(50_000)
  expect(columns.map((column) => column.leads.length)).toEqual([PAGE, PAGE, PAGE, PAGE, PAGE])
  expect(columns[1]?.leads.slice(0, 2).map(({ id }) => id)).toEqual([4, 11])
})

test('Leads that nobody has contacted are new, however they are stored', () => {
  const leads = statuses.map((status, id) => leadWith({ id: id + 1, status }))
  expect(columnsOf(leads, firstPages).map(({ count }) => count)).toEqual([3, 1, 1, 1, 1])
})

test('A status shows more when somebody asks for more', () => {
  const leads = Array.from({ length: 120 }, (_, n) => leadWith({ id: n + 1, status: 'new' }))
  const more = columnsOf(leads, { ...firstPages, new: 2 * PAGE })
  expect(more[0]).toMatchObject({ count: 120, leads: { length: 100 } })
})
