import { expect, test } from 'vitest'
import { taskWith } from '#tests/taskWith.ts'
import { changesIn, withoutUndone } from './statusChanges.ts'
import { timelineOf } from './timeline.ts'

const at = (minute: number) => `2026-03-04T09:${String(minute).padStart(2, '0')}:00.000Z`
const row = { teamId: 2, version: 1, createdBy: 7, deletedAt: null }
const note = (id: number, minute: number, leadId = 5) => ({
  ...row,
  id,
  leadId,
  text: `Note ${id}`,
  createdAt: at(minute),
})
const entry = (minute: number, from: unknown, to: unknown, userId = 7) => ({
  at: at(minute),
  changes: { status: [from, to] as [unknown, unknown] },
  userId,
  fullName: null,
})

test('notes, calls, visits and statuses of a lead are one list, the newest first', () => {
  const tasks = [
    taskWith({ id: 3, leadId: 5, kind: 'call', done: true, doneAt: at(20) }),
    taskWith({ id: 4, leadId: 5, kind: 'call' }),
    taskWith({ id: 5, leadId: 6, kind: 'visit', done: true, doneAt: at(50) }),
  ]
  const changes = changesIn([entry(30, 'approved', 'contacted')])
  const shown = timelineOf(5, { notes: [note(1, 10), note(2, 40), note(9, 45, 6)], tasks, changes })
  expect(shown.map(({ kind }) => kind)).toEqual(['note', 'status', 'task', 'note'])
})

test('a status is told as people see it, and a change that nobody sees is not told', () => {
  expect(changesIn([entry(1, 'approved', 'contacted')])).toMatchObject([{ from: 'new', to: 'contacted' }])
  expect(changesIn([entry(1, '', 'approved'), { ...entry(1, 'new', 'new'), changes: {} }])).toEqual([])
  expect(changesIn([entry(1, 'new', 'a status of a later version')])).toEqual([])
})

test('a status that its author took back at once is not told, one that was changed back later is', () => {
  const told = (...entries: ReturnType<typeof entry>[]) =>
    withoutUndone(changesIn(entries)).map(({ to }) => to)
  expect(told(entry(1, 'new', 'contacted'), entry(1, 'contacted', 'new'))).toEqual([])
  expect(told(entry(1, 'new', 'contacted'), entry(9, 'contacted', 'new'))).toEqual(['contacted', 'new'])
  expect(told(entry(1, 'new', 'contacted'), entry(1, 'contacted', 'new', 8))).toEqual(['contacted', 'new'])
})
