import { useState } from 'react'
import { DeleteEmails } from '#app/entities/email/DeleteEmails.tsx'
import { EmailEditor } from '#app/entities/email/EmailEditor.tsx'
import { placeholdersIn } from '#app/entities/email/placeholders.ts'
import { useCopies } from '#app/entities/email/useCopies.ts'
import { useSend } from '#app/entities/email/useSend.ts'
import type { EmailActions } from './EmailMenu.tsx'
import type { EmailEntry } from './emailList.ts'

/** The open dialog, and its emails as they were at the tap. */
interface Shown {
  kind: 'edit' | 'delete'
  entries: readonly EmailEntry[]
}

/**
 * The actions in the list of emails, and the dialog that is open for one.
 * @param open opens an email's page
 */
export function useEmailDialogs(open: (id: number) => void) {
  const [shown, setShown] = useState<Shown>()
  const { duplicate } = useCopies()
  const { send: handOver } = useSend()
  const send = async ({ email, lead }: EmailEntry) => {
    // If placeholders are left, its page says so; it can still be sent from there.
    const leaves = placeholdersIn(email.subject, email.body).length > 0 || (await handOver(email, lead))
    if (leaves) open(email.id)
  }
  const actions: EmailActions = {
    view: ({ id }) => open(id),
    edit: (entry) => setShown({ kind: 'edit', entries: [entry] }),
    duplicate: ({ email }) => void duplicate(email, open),
    send: (entry) => void send(entry),
    remove: (entry) => setShown({ kind: 'delete', entries: [entry] }),
  }
  return {
    actions,
    removeAll: (entries: readonly EmailEntry[]) => setShown({ kind: 'delete', entries }),
    shown,
    close: () => setShown(undefined),
  }
}

interface EmailDialogsProps {
  dialogs: ReturnType<typeof useEmailDialogs>
  onDeleted: () => void
}

/** The dialog over the list of emails: one at a time. */
export function EmailDialogs({ dialogs: { shown, close }, onDeleted }: EmailDialogsProps) {
  const entry = shown?.entries[0]
  if (!shown || !entry) return null
  if (shown.kind === 'edit') return <EmailEditor key={entry.id} email={entry.email} onClose={close} />
  const deleted = () => {
    onDeleted()
    close()
  }
  return (
    <DeleteEmails emails={shown.entries.map(({ email }) => email)} onCancel={close} onDeleted={deleted} />
  )
}
