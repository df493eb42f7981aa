import { lazy, Suspense, useState } from 'react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { deleteEmails } from '#app/entities/email/deleteEmails.ts'
import { placeholdersIn } from '#app/entities/email/placeholders.ts'
import { useCopies } from '#app/entities/email/useCopies.ts'
import { useSend } from '#app/entities/email/useSend.ts'
import type { EmailActions } from './EmailMenu.tsx'
import type { EmailEntry } from './emailList.ts'

const EmailEditor = lazy(() =>
  import('#app/entities/email/EmailEditor.tsx').then((part) => ({ default: part.EmailEditor })),
)

/**
 * The actions in the list of emails, and the email that is being edited, as it was at the tap.
 * @param open opens an email's page
 */
export function useEmailDialogs(open: (id: number) => void) {
  const { change } = useWorkspace()
  const [edited, setEdited] = useState<EmailEntry>()
  const { duplicate } = useCopies()
  const { send: handOver } = useSend()
  const send = async ({ email, lead }: EmailEntry) => {
    // If placeholders are left, its page says so; it can still be sent from there.
    const leaves = placeholdersIn(email.subject, email.body).length > 0 || (await handOver(email, lead))
    if (leaves) open(email.id)
  }
  const actions: EmailActions = {
    view: ({ id }) => open(id),
    edit: setEdited,
    duplicate: ({ email }) => void duplicate(email, open),
    send: (entry) => void send(entry),
    remove: ({ email }) => void deleteEmails(change, [email]),
  }
  return { actions, edited, close: () => setEdited(undefined) }
}

interface EmailDialogsProps {
  dialogs: ReturnType<typeof useEmailDialogs>
}

/** The dialog over the list of emails. */
export function EmailDialogs({ dialogs: { edited, close } }: EmailDialogsProps) {
  return edited ? (
    <Suspense>
      <EmailEditor key={edited.id} email={edited.email} onClose={close} />
    </Suspense>
  ) : null
}
