import { failureOf } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { valueShown } from '#app/entities/field.ts'
import { notify } from '#app/ui/toast.ts'
import type { Change } from '#db/device/mutate.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { StatusGiven } from './StatusMenu.tsx'

type Status = Lead['status']

interface StatusChange {
  id: number
  from: Status
  to: Status
}

/** Sets the status of many leads, all or none, and offers to put the old ones back. */
export function useBulkStatus() {
  const { change } = useWorkspace()

  const store = async (changes: readonly StatusChange[]): Promise<boolean> => {
    try {
      await change(...changes.map(editOf))
      return true
    } catch (error) {
      notify(failureOf(error, 'Update failed', 'Failed to update leads. Please try again.'))
      return false
    }
  }

  const putBack = async (changes: readonly StatusChange[]) => {
    const reverse = changes.map(({ id, from, to }) => ({ id, from: to, to: from }))
    if (!(await store(reverse))) return
    notify({
      title: 'Status restored',
      text: `${changes.length} lead(s) have the status of before.`,
      tone: 'success',
    })
  }

  return async (leads: readonly Lead[], to: StatusGiven): Promise<void> => {
    if (leads.length === 0) {
      notify({
        title: 'No leads selected',
        text: 'Please select at least one lead to update.',
        tone: 'error',
      })
      return
    }
    const changes = leads
      .filter(({ status }) => status !== to)
      .map(({ id, status }) => ({ id, from: status, to }))
    if (!(await store(changes))) return
    notify({
      title: 'Leads updated',
      text: `${leads.length} lead(s) set to ${valueShown('status', to)}.`,
      tone: 'success',
      action: changes.length > 0 ? { label: 'Undo', onSelect: () => void putBack(changes) } : undefined,
    })
  }
}

const editOf = ({ id, from, to }: StatusChange): Change => ({
  name: 'lead.edit',
  args: { id, changes: { status: [from, to] } },
})
