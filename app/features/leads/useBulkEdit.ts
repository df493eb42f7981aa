import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { valueShown } from '#app/entities/field.ts'
import { attempt } from '#app/ui/attempt.ts'
import { nothingSelected } from '#app/ui/nothingSelected.ts'
import { type Notice, notify } from '#app/ui/toast.ts'
import { type Lead, type ShownStatus, shownStatus } from '#db/model/entities/lead.ts'

/** A field that can be set for many leads at once. */
type BulkField = 'status' | 'ownerId'

/** What is set for many leads, and how the notices name it. */
export interface BulkEdit<F extends BulkField> {
  field: F
  to: Lead[F]
  /** Whether a lead is shown so already. */
  isAsWanted(lead: Lead): boolean
  /** What happened to the leads, after their number: "set to Qualified". */
  said: string
  /** The field in a sentence: "status". */
  name: string
}

interface FieldChange {
  id: number
  from: unknown
  to: unknown
}

/** The edit that sets a status. */
export const statusEdit = (to: ShownStatus): BulkEdit<'status'> => ({
  field: 'status',
  to,
  isAsWanted: (lead) => shownStatus(lead) === to,
  said: `set to ${valueShown('status', to)}`,
  name: 'status',
})

/** The edit that gives leads to somebody. @param owner the name of the new owner; undefined for nobody */
export const ownerEdit = (to: Lead['ownerId'], owner: string | undefined): BulkEdit<'ownerId'> => ({
  field: 'ownerId',
  to,
  isAsWanted: ({ ownerId }) => ownerId === to,
  said: owner ? `given to ${owner}` : 'without an owner now',
  name: 'owner',
})

/** Sets one field of many leads, all or none, and offers to undo it. */
export function useBulkEdit() {
  const { change } = useWorkspace()

  const store = (field: BulkField, changes: readonly FieldChange[], done: Notice) =>
    attempt(
      () =>
        change(
          ...changes.map(({ id, from, to }) => ({
            name: 'lead.edit' as const,
            args: { id, changes: { [field]: [from, to] satisfies [unknown, unknown] } },
          })),
        ),
      { done, failed: changeFailed('Update failed', 'Failed to update leads. Please try again.') },
    )

  const putBack = (field: BulkField, changes: readonly FieldChange[], name: string) =>
    store(
      field,
      changes.map(({ id, from, to }) => ({ id, from: to, to: from })),
      {
        title: `${name === 'status' ? 'Status' : 'Owner'} restored`,
        text: `${changes.length} lead(s) have the ${name} of before.`,
      },
    )

  return async <F extends BulkField>(leads: readonly Lead[], edit: BulkEdit<F>): Promise<void> => {
    if (leads.length === 0) {
      notify(nothingSelected('lead', 'update'))
      return
    }
    const { field, to, isAsWanted, said, name } = edit
    const changes = leads
      .filter((lead) => !isAsWanted(lead))
      .map((lead) => ({ id: lead.id, from: lead[field], to }))
    await store(field, changes, {
      title: 'Leads updated',
      text: `${leads.length} lead(s) ${said}.`,
      action:
        changes.length > 0
          ? { label: 'Undo', onSelect: () => void putBack(field, changes, name) }
          : undefined,
    })
  }
}
