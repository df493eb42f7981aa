import { expect, test } from 'vitest'
import { taskWith } from '#tests/taskWith.ts'
import { nextOf, workOf } from './next.ts'

const NOW = new Date('2026-03-04T10:00')
const nextWith = (...tasks: Parameters<typeof taskWith>[0][]) =>
  nextOf(workOf(tasks.map((task, id) => taskWith({ id, leadId: 5, ...task }))).get(5), NOW)
const done = (kind: 'call' | 'visit' | 'todo', day: string, over: object = {}) => ({
  kind,
  done: true,
  doneAt: new Date(`${day}T09:00`).toISOString(),
  ...over,
})

test.each([
  [{ kind: 'call', dueAt: '2026-03-04' }, 'call due today', 'due'],
  [{ kind: 'visit', dueAt: '2026-03-02' }, 'visit due 2 days ago', 'overdue'],
  [{ kind: 'call', dueAt: '2026-03-05' }, 'call tomorrow', 'calm'],
  [{ kind: 'todo', dueAt: '2026-03-09' }, 'to do on Mar 9', 'calm'],
  [{ kind: 'call', dueAt: null }, 'call some time', 'calm'],
  [done('visit', '2026-03-01'), 'seen 3 days ago', 'calm'],
  [done('call', '2026-03-04', { outcome: 'reached' }), 'called today', 'calm'],
  [done('call', '2026-03-03', { outcome: 'no-answer' }), 'no answer yesterday', 'calm'],
] as const)('%j reads "%s"', (task, text, tone) => {
  expect(nextWith(task)).toEqual({ text, tone })
})

test('of several the open one that is due first is told, then the last call or visit; a to-do that is done is not', () => {
  const open = [{ dueAt: '2026-03-09' }, { kind: 'call', dueAt: '2026-03-05' }] as const
  expect(nextWith(done('visit', '2026-03-01'), ...open)?.text).toBe('call tomorrow')
  expect(nextWith(done('visit', '2026-03-01'), done('call', '2026-03-02'))?.text).toBe('called 2 days ago')
  expect(nextWith(done('todo', '2026-03-03'))).toBeUndefined()
  expect(nextOf(undefined, NOW)).toBeUndefined()
})

test('for 10,000 leads with a task each it is looked through once, and then found by the lead', () => {
  const tasks = Array.from({ length: 10_000 }, (_, id) => taskWith({ id, leadId: id, dueAt: '2026-03-04' }))
  const works = workOf(tasks)
  expect(workOf(tasks)).toBe(works)
  expect(works.size).toBe(10_000)
})
