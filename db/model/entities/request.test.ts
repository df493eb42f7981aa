import { expect, test } from 'vitest'
import { request } from './request.ts'

const ctx = { at: '2025-06-01T10:00:00.000Z', userId: 7, teamId: 9 }
const task = { kind: 'approve' as const, args: { suggestionIds: [5] } }
const queued = request.mutations['request.create'].run(undefined, { id: 1, task }, ctx)
const cancel = (row: typeof queued) => request.mutations['request.cancel'].run(row, { id: 1 }, ctx)

test('a request starts in the queue', () => {
  expect(queued).toMatchObject({
    id: 1,
    teamId: 9,
    createdBy: 7,
    status: 'queued',
    message: '',
    result: null,
  })
})

test('only what waits or runs can be cancelled', () => {
  for (const status of ['queued', 'calling'] as const) {
    expect(cancel({ ...queued, status })).toEqual({ ...queued, status: 'cancelled', message: 'Cancelled' })
  }
  for (const status of ['done', 'failed', 'cancelled'] as const) {
    expect(cancel({ ...queued, status })).toEqual({ ...queued, status })
  }
})

test.each([
  [{ kind: 'approve', args: { suggestionIds: [] } }],
  [{ kind: 'suggest', args: { productId: 1, count: 0 } }],
  [{ kind: 'write', args: { emailId: 1, leadId: 2, productId: 3, tone: 'formal', subject: '', body: '' } }],
  [{ kind: 'rob', args: {} }],
])('a task like %j is refused', (wrong) => {
  expect(() => request.mutations['request.create'].run(undefined, { id: 1, task: wrong }, ctx)).toThrow()
})
