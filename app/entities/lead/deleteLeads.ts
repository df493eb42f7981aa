import { changeFailed } from '#app/data/failure.ts'
import type { Workspace } from '#app/data/workspace.tsx'
import { deleteRows } from '#app/entities/deletion.ts'
import type { Lead } from '#db/model/entities/lead.ts'

/** Deletes leads, all or none, with Undo. @returns whether they are deleted */
export function deleteLeads(change: Workspace['change'], leads: readonly Lead[]): Promise<boolean> {
  const count = leads.length
  const rows = leads.map(({ id, version }) => ({ table: 'leads' as const, id, version }))
  return deleteRows(change, rows, {
    deleted: (count) => ({ title: 'Leads deleted', text: `${count} lead(s) successfully deleted.` }),
    notDeleted: changeFailed(
      'Error',
      `Failed to delete ${count === 1 ? 'the lead' : 'leads'}. Please try again.`,
    ),
    restored: (count) => ({
      title: 'Leads restored',
      text: count === 1 ? '1 lead is back.' : `${count} leads are back.`,
    }),
    notRestored: changeFailed('Error', 'Failed to restore leads. Please try again.'),
  })
}
