import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace, type Workspace } from '#app/data/workspace.tsx'
import { deleteRows } from '#app/entities/deletion.ts'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import type { Email } from '#db/model/entities/email.ts'
import { emailName } from './labels.ts'

interface DeleteEmailsProps {
  emails: readonly Email[]
  onCancel: () => void
  onDeleted: () => void
}

/** Asks before emails are deleted. */
export function DeleteEmails({ emails, onCancel, onDeleted }: DeleteEmailsProps) {
  const { change } = useWorkspace()
  const [first] = emails
  const what = emails.length === 1 && first ? emailName(first) : `${emails.length} emails`
  return (
    <ConfirmDialog
      open
      onOpenChange={onCancel}
      title={emails.length === 1 ? 'Delete this email?' : 'Delete these emails?'}
      text={`${what} will be removed for the whole team.`}
      confirmLabel="Delete"
      danger
      onConfirm={async () => (await deleteEmails(change, emails)) && onDeleted()}
    />
  )
}

function deleteEmails(change: Workspace['change'], emails: readonly Email[]): Promise<boolean> {
  const count = emails.length
  const rows = emails.map(({ id, version }) => ({ table: 'emails' as const, id, version }))
  return deleteRows(change, rows, {
    deleted: { title: 'Emails deleted', text: `${count} email(s) successfully deleted.` },
    notDeleted: changeFailed('Failed to delete email templates', 'Please try again.'),
    restored: {
      title: 'Emails restored',
      text: count === 1 ? '1 email is back.' : `${count} emails are back.`,
    },
    notRestored: changeFailed('Error', 'Failed to restore emails. Please try again.'),
  })
}
