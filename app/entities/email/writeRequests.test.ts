import { expect, test } from 'vitest'
import type { Request } from '#db/model/entities/request.ts'
import { besideId, markOf, newestByEmail } from './writeRequests.ts'

const requestFor = (emailId: number, day: number, over: Partial<Request> = {}): Request => ({
  id: day,
  teamId: 2,
  version: 1,
  createdAt: `2026-01-0${day}T00:00:00.000Z`,
  createdBy: 7,
  deletedAt: null,
  status: 'queued',
  message: '',
  result: null,
  task: {
    kind: 'write',
    args: {
      emailId,
      leadId: 3,
      productId: 4,
      subject: '',
      body: '',
      tone: 'friendly',
      length: 'short',
      focus: 'demo',
    },
  },
  ...over,
})

test('of an email the last request counts, and other work is none', () => {
  const other: Request = { ...requestFor(1, 9), task: { kind: 'approve', args: { suggestionIds: [1] } } }
  const newest = newestByEmail([
    requestFor(1, 3),
    requestFor(1, 5),
    requestFor(2, 4),
    requestFor(1, 4),
    other,
  ])
  expect([...newest].map(([emailId, { id }]) => [emailId, id])).toEqual([
    [1, 5],
    [2, 4],
  ])
})

test.each<[Partial<Request>, string | undefined]>([
  [{}, 'Waiting for AI'],
  [{ status: 'calling' }, 'AI is writing'],
  [{ status: 'failed' }, 'AI failed'],
  [{ status: 'cancelled' }, undefined],
  [{ status: 'done', result: { emailId: 1, beside: false, message: '' } }, 'Improved with AI'],
  [{ status: 'done', result: { emailId: 8, beside: true, message: '' } }, 'AI draft beside it'],
])('%j reads %j', (over, label) => {
  const [request] = newestByEmail([requestFor(1, 1, over)]).values()
  expect(request && markOf(request)?.label).toBe(label)
  expect(request && besideId(request)).toBe(label === 'AI draft beside it' ? 8 : undefined)
})
