import { changeFailed } from '#app/data/failure.ts'
import { type Connection, waitingFor } from '#app/data/useConnection.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { deleteRows } from '#app/entities/deletion.ts'
import { attempt } from '#app/ui/attempt.ts'
import { notify } from '#app/ui/toast.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { undoOf } from './approval.ts'
import type { ApproveRequest } from './requests.ts'
import type { Requests } from './useRequests.ts'

/** The actions on suggestions. They return whether it is stored on this device. */
export function useSuggestionActions(asking: Requests, connection: Connection) {
  const { change } = useWorkspace()

  const approve = async (suggestions: readonly Suggestion[]): Promise<boolean> => {
    if (suggestions.length === 0) {
      notify({ title: 'No Selection', text: 'Please select companies to approve', tone: 'error' })
      return false
    }
    if (!(await asking.approve(suggestions))) return false
    const added = `${suggestions.length} lead(s) added to Lead Management.`
    const next = connection === 'online' ? 'Looking up contacts…' : waitingFor(connection)
    notify({ title: 'Leads approved', text: `${added} ${next}`, tone: 'success' })
    return true
  }

  /** Takes an approval back. @param approvals the requests under way */
  const undo = (lead: Lead, approvals: readonly ApproveRequest[]): Promise<boolean> =>
    attempt(() => change(...undoOf([lead], approvals)), {
      failed: changeFailed('Error', 'Failed to cancel. Please try again.'),
    })

  const remove = async (suggestions: readonly Suggestion[]): Promise<boolean> => {
    if (suggestions.length === 0) {
      notify({ title: 'No Selection', text: 'Please select companies to delete', tone: 'error' })
      return false
    }
    return deleteRows(
      change,
      suggestions.map(({ id }) => ({ table: 'suggestions', id })),
      {
        deleted: (count) =>
          count === 1
            ? { title: 'Company suggestion removed', text: suggestions[0]?.companyName }
            : { title: 'Company suggestions removed', text: `${count} companies` },
        notDeleted: changeFailed('Error', 'Failed to delete suggestion'),
        notRestored: changeFailed('Error', 'Failed to restore suggestion'),
      },
    )
  }

  return { approve, undo, remove }
}
