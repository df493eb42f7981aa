import { useState } from 'react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import type { Email } from '#db/model/entities/email.ts'
import { deleteEmails } from './deletion.ts'
import { emailName } from './labels.ts'

interface DeleteEmailsProps {
  emails: readonly Email[]
  onCancel: () => void
  onDeleted: () => void
}

/** Asks before emails are deleted. */
export function DeleteEmails({ emails, onCancel, onDeleted }: DeleteEmailsProps) {
  const { change } = useWorkspace()
  const [busy, setBusy] = useState(false)
  const [first] = emails
  const what = emails.length === 1 && first ? emailName(first) : `${emails.length} emails`
  const confirm = async () => {
    setBusy(true)
    if (await deleteEmails(change, emails)) onDeleted()
    else setBusy(false)
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onCancel}
      title={emails.length === 1 ? 'Delete this email?' : 'Delete these emails?'}
      text={`${what} will be removed for the whole team.`}
      confirmLabel="Delete"
      danger
      busy={busy}
      onConfirm={() => void confirm()}
    />
  )
}
