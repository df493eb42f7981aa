import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace, type Workspace } from '#app/data/workspace.tsx'
import { deleteRows } from '#app/entities/deletion.ts'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import type { Lead } from '#db/model/entities/lead.ts'
import { leadName } from './labels.ts'

interface DeleteLeadsProps {
  leads: readonly Lead[]
  onCancel: () => void
  onDeleted: () => void
}

/** Asks before leads are deleted. */
export function DeleteLeads({ leads, onCancel, onDeleted }: DeleteLeadsProps) {
  const { change } = useWorkspace()
  const [first] = leads
  const what = leads.length === 1 && first ? leadName(first) : `${leads.length} leads`
  return (
    <ConfirmDialog
      open
      onOpenChange={onCancel}
      title={leads.length === 1 ? 'Delete this lead?' : 'Delete these leads?'}
      text={`${what} will be removed for the whole team.`}
      confirmLabel="Delete"
      danger
      onConfirm={async () => (await deleteLeads(change, leads)) && onDeleted()}
    />
  )
}

/** Deletes leads, all or none, with Undo. @returns whether they are deleted */
export function deleteLeads(change: Workspace['change'], leads: readonly Lead[]): Promise<boolean> {
  const count = leads.length
  const rows = leads.map(({ id, version }) => ({ table: 'leads' as const, id, version }))
  return deleteRows(change, rows, {
    deleted: { title: 'Leads deleted', text: `${count} lead(s) successfully deleted.` },
    notDeleted: changeFailed(
      'Error',
      `Failed to delete ${count === 1 ? 'the lead' : 'leads'}. Please try again.`,
    ),
    restored: { title: 'Leads restored', text: count === 1 ? '1 lead is back.' : `${count} leads are back.` },
    notRestored: changeFailed('Error', 'Failed to restore leads. Please try again.'),
  })
}
