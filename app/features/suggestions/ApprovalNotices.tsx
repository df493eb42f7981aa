import { useProgress } from '#app/data/server/progress.ts'
import type { Connection } from '#app/data/useConnection.ts'
import { waitingFor } from '#app/data/waiting.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import type { Progress } from '#db/model/entities/request.ts'
import type { ApproveRequest } from './requests.ts'
import type { Requests } from './useRequests.ts'

export interface ApprovalNoticesProps {
  approvals: readonly ApproveRequest[]
  connection: Connection
  asking: Requests
}

/** The approvals that wait or run, each with how far it is and a way to stop it. */
export function ApprovalNotices({ approvals, connection, asking }: ApprovalNoticesProps) {
  const { user } = useWorkspace()
  const progress = useProgress(user.id)
  return approvals.map(({ id, status, task }) => (
    <Banner key={id} action={{ label: 'Cancel', onSelect: () => void asking.cancel(id) }}>
      <span className="font-medium">{companies(task.args.suggestionIds.length)} to approve.</span>{' '}
      {status === 'queued' || connection !== 'online' ? waitingFor(connection) : lookedUp(progress.get(id))}
    </Banner>
  ))
}

/** "3 of 8 looked up: 2 with a contact, 1 without". */
function lookedUp(progress: Progress | undefined): string {
  if (!progress || progress.total === 0) return 'Looking up contacts…'
  const { total, lookedUp, found, skipped } = progress
  return `${lookedUp} of ${total} looked up: ${found} with a contact, ${skipped} without.`
}

const companies = (count: number) => (count === 1 ? '1 company' : `${count} companies`)
