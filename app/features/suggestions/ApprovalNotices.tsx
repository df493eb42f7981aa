import type { Connection } from '#app/lib/useConnection.ts'
import { Banner } from '#app/ui/Banner.tsx'
import type { ApproveRequest } from './requests.ts'
import type { Requests } from './useRequests.ts'
import { waitingFor } from './waiting.ts'

export interface ApprovalNoticesProps {
  approvals: readonly ApproveRequest[]
  connection: Connection
  asking: Requests
}

/** The approvals that still wait, each with a way to take it back. */
export function ApprovalNotices({ approvals, connection, asking }: ApprovalNoticesProps) {
  const waiting = approvals.filter(({ status }) => status === 'queued')
  return waiting.map(({ id, task }) => (
    <Banner key={id} action={{ label: 'Cancel', onSelect: () => void asking.cancel(id) }}>
      <span className="font-medium">{companies(task.args.suggestionIds.length)} to approve.</span>{' '}
      {waitingFor(connection)}
    </Banner>
  ))
}

const companies = (count: number) => (count === 1 ? '1 company' : `${count} companies`)
