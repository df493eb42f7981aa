import { expect, test } from 'vitest'
import { taskWith } from '#tests/taskWith.ts'
import { settledBy } from './settled.ts'

const NOW = new Date('2026-03-04T10:00')
const call = { leadId: 5, kind: 'call', userId: 7, usualToDo: 'Follow up with Mia' } as const

test('a call settles the call that was due first, for who made it and about this lead alone', () => {
  const due = { leadId: 5, kind: 'call', userId: 7, dueAt: '2026-03-04' } as const
  const tasks = [
    taskWith({ ...due, id: 1, dueAt: '2026-03-05' }),
    taskWith({ ...due, id: 2, kind: 'visit' }),
    taskWith({ ...due, id: 3, userId: 8 }),
    taskWith({ ...due, id: 4, leadId: 6 }),
    taskWith({ ...due, id: 5, done: true }),
    taskWith({ ...due, id: 6 }),
    taskWith({ ...due, id: 7, dueAt: '2026-03-02' }),
  ]
  expect(settledBy(tasks, call, NOW)?.id).toBe(7)
  expect(settledBy(tasks.slice(0, 5), call, NOW)).toBeUndefined()
})

test('a call or a mail settles a to-do with the usual title, if no follow-up of its own kind is due', () => {
  const due = { leadId: 5, userId: 7, kind: 'todo', dueAt: '2026-03-04' } as const
  const tasks = [
    taskWith({ ...due, id: 1, title: 'Send a quote' }),
    taskWith({ ...due, id: 2, title: 'Follow up with Mia' }),
    taskWith({ ...due, id: 3, kind: 'call' }),
  ]
  expect(settledBy(tasks, call, NOW)?.id).toBe(3)
  expect(settledBy(tasks.slice(0, 2), call, NOW)?.id).toBe(2)
  expect(settledBy(tasks, { ...call, kind: 'mail' }, NOW)?.id).toBe(2)
  expect(settledBy(tasks.slice(0, 1), { ...call, kind: 'mail' }, NOW)).toBeUndefined()
})
