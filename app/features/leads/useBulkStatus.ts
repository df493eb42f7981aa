import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { valueShown } from '#app/entities/field.ts'
import { attempt } from '#app/ui/attempt.ts'
import { nothingSelected } from '#app/ui/nothingSelected.ts'
import { type Notice, notify } from '#app/ui/toast.ts'
import type { Change } from '#db/device/mutate.ts'
import { type Lead, type ShownStatus, shownStatus } from '#db/model/entities/lead.ts'

type Status = Lead['status']

interface StatusChange {
  id: number
  from: Status
  to: Status
}

/** Sets the status of many leads, all or none, and offers to undo it. */
export function useBulkStatus() {
  const { change } = useWorkspace()

  const store = (changes: readonly StatusChange[], done: Notice) =>
    attempt(() => change(...changes.map(editOf)), {
      done,
      failed: changeFailed('Update failed', 'Failed to update leads. Please try again.'),
    })

  const putBack = (changes: readonly StatusChange[]) =>
    store(
      changes.map(({ id, from, to }) => ({ id, from: to, to: from })),
      { title: 'Status restored', text: `${changes.length} lead(s) have the status of before.` },
    )

  return async (leads: readonly Lead[], to: ShownStatus): Promise<void> => {
    if (leads.length === 0) {
      notify(nothingSelected('lead', 'update'))
      return
    }
    const changes = leads
      .filter((lead) => shownStatus(lead) !== to)
      .map(({ id, status }) => ({ id, from: status, to }))
    await store(changes, {
      title: 'Leads updated',
      text: `${leads.length} lead(s) set to ${valueShown('status', to)}.`,
      action: changes.length > 0 ? { label: 'Undo', onSelect: () => void putBack(changes) } : undefined,
    })
  }
}

const editOf = ({ id, from, to }: StatusChange): Change => ({
  name: 'lead.edit',
  args: { id, changes: { status: [from, to] } },
})
