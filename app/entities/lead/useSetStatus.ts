import { useWorkspace } from '#app/data/workspace.tsx'
import { valueShown } from '#app/entities/field.ts'
import { attempt } from '#app/ui/attempt.ts'
import type { Notice } from '#app/ui/toast.ts'
import { type Lead, shownStatus } from '#db/model/entities/lead.ts'
import { Refused } from '#db/model/sync/mutation.ts'

type Status = Lead['status']

/** Returns a function that sets a lead's status and offers to undo it. */
export function useMoveLead(): (lead: Pick<Lead, 'id' | 'status'>, to: Status) => void {
  const { change } = useWorkspace()
  const set = (id: number, from: Status, to: Status, undo?: () => void) =>
    attempt(() => change({ name: 'lead.edit', args: { id, changes: { status: [from, to] } } }), {
      done: {
        title: 'Lead updated',
        text: `Status: ${valueShown('status', shownStatus({ status: to }))}`,
        action: undo && { label: 'Undo', onSelect: undo },
      },
      failed: leadNotUpdated,
    })
  return ({ id, status }, to) => void set(id, status, to, () => void set(id, to, status))
}

/** Returns a function that sets this lead's status and offers to undo it. */
export function useSetStatus(lead: Lead): (to: Status) => void {
  const move = useMoveLead()
  return (to) => move(lead, to)
}

/** The notice that says why a lead was not changed. */
export const leadNotUpdated = (error: unknown): Notice =>
  error instanceof Refused
    ? { title: 'Failed to update lead', text: error.message, tone: 'error' }
    : { title: 'Failed to update lead. Please try again.', tone: 'error' }
