import { describe, expect, test } from 'vitest'
import type { Request } from '#db/model/entities/request.ts'
import { approvalsUnderWay, statusBySuggestion, suggestRequestsOf } from './requests.ts'

describe('requests for suggestions', () => {
  test('are those of the person, the newest first', () => {
    const requests = [
      suggest({ id: 1, createdAt: '2026-01-01T00:00:00.000Z' }),
      suggest({ id: 2, createdAt: '2026-01-03T00:00:00.000Z' }),
      suggest({ id: 3, createdBy: 8 }),
      approve({ id: 4 }, [11]),
    ]
    expect(suggestRequestsOf(requests, 7).map(({ id }) => id)).toEqual([2, 1])
  })
})

describe('approvals', () => {
  test("under way are the whole team's, until they end", () => {
    const requests = [
      approve({ id: 1 }, [11]),
      approve({ id: 2, status: 'done' }, [12]),
      approve({ id: 3, status: 'calling', createdBy: 8 }, [13]),
      approve({ id: 4, status: 'cancelled' }, [14]),
    ]
    expect(approvalsUnderWay(requests).map(({ id }) => id)).toEqual([1, 3])
  })

  test('say of each company whether it is being looked up or waits', () => {
    const statuses = statusBySuggestion(
      approvalsUnderWay([approve({ status: 'calling' }, [11, 12]), approve({}, [12, 13])]),
    )
    expect(Object.fromEntries(statuses)).toEqual({ 11: 'calling', 12: 'calling', 13: 'queued' })
  })
})

const base = {
  id: 1,
  teamId: 2,
  version: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: 7,
  deletedAt: null,
  status: 'queued' as const,
  message: '',
  result: null,
}

const suggest = (over: Partial<Request>): Request => ({
  ...base,
  task: { kind: 'suggest', args: { productId: 5, count: 3 } },
  ...over,
})

const approve = (over: Partial<Request>, suggestionIds: number[]): Request => ({
  ...base,
  task: { kind: 'approve', args: { suggestionIds } },
  ...over,
})
