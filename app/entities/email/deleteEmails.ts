import { changeFailed } from '#app/data/failure.ts'
import type { Workspace } from '#app/data/workspace.tsx'
import { deleteRows } from '#app/entities/deletion.ts'
import type { Email } from '#db/model/entities/email.ts'

/** Deletes emails, all or none, with Undo. @returns whether they are deleted */
export function deleteEmails(change: Workspace['change'], emails: readonly Email[]): Promise<boolean> {
  const rows = emails.map(({ id, version }) => ({ table: 'emails' as const, id, version }))
  return deleteRows(change, rows, {
    deleted: (count) => ({ title: 'Emails deleted', text: `${count} email(s) successfully deleted.` }),
    notDeleted: changeFailed('Failed to delete email templates', 'Please try again.'),
    restored: (count) => ({
      title: 'Emails restored',
      text: count === 1 ? '1 email is back.' : `${count} emails are back.`,
    }),
    notRestored: changeFailed('Error', 'Failed to restore emails. Please try again.'),
  })
}
