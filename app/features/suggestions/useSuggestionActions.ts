import { changeFailed } from '#app/data/failure.ts'
import { type Connection, waitingFor } from '#app/data/useConnection.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { deleteRows } from '#app/entities/deletion.ts'
import { notify } from '#app/ui/toast.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { inBatches } from './batches.ts'
import type { Requests } from './useRequests.ts'

/** The maximum number of suggestions in one request. */
const APPROVED_AT_ONCE = 200

/** The actions on suggestions. They return whether it is stored on this device. */
export function useSuggestionActions({ ask, askQuietly }: Requests, connection: Connection) {
  const { change } = useWorkspace()

  const approve = async (suggestions: readonly Suggestion[]): Promise<boolean> => {
    const [first, ...rest] = inBatches(suggestions, APPROVED_AT_ONCE).map((batch) => ({
      kind: 'approve' as const,
      args: { suggestionIds: batch.map(({ id }) => id) },
    }))
    if (!first) {
      notify({ title: 'No Selection', text: 'Please select companies to approve', tone: 'error' })
      return false
    }
    if (!(await ask(first, ...rest))) return false
    if (connection === 'online') notify({ title: 'Looking up contacts…', tone: 'info' })
    else notify({ title: 'Saved on this device', text: waitingFor(connection), tone: 'info' })
    return true
  }

  /** Approves one suggestion, whose row shows the result. */
  const approveOne = ({ id }: Suggestion): Promise<boolean> =>
    askQuietly({ kind: 'approve', args: { suggestionIds: [id] } })

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

  return { approve, approveOne, remove }
}
