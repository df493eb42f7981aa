import type { Request } from '#db/model/entities/request.ts'
import { compared } from '#db/model/order.ts'

type RequestedWork = Request['task']
export type SuggestRequest = Request & { task: Extract<RequestedWork, { kind: 'suggest' }> }
export type ApproveRequest = Request & { task: Extract<RequestedWork, { kind: 'approve' }> }

export const isUnderWay = ({ status }: Request): boolean => status === 'queued' || status === 'calling'

/** A person's own requests for suggestions, newest first. */
export function suggestRequestsOf(requests: readonly Request[], userId: number): SuggestRequest[] {
  return requests
    .filter((request): request is SuggestRequest => request.task.kind === 'suggest')
    .filter(({ createdBy }) => createdBy === userId)
    .sort(newestFirst)
}

/** The team's approvals that have not ended, newest first. */
export function approvalsUnderWay(requests: readonly Request[]): ApproveRequest[] {
  return requests
    .filter((request): request is ApproveRequest => request.task.kind === 'approve')
    .filter(isUnderWay)
    .sort(newestFirst)
}

/** The status of running approvals by the suggestion's id: already looked up, or still waiting. */
export function statusBySuggestion(approvals: readonly ApproveRequest[]): Map<number, Request['status']> {
  const statuses = new Map<number, Request['status']>()
  for (const { task, status } of approvals) {
    for (const id of task.args.suggestionIds) if (statuses.get(id) !== 'calling') statuses.set(id, status)
  }
  return statuses
}

const newestFirst = (a: Request, b: Request) => compared(b.createdAt, a.createdAt)
