import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { DeleteEmails } from '#app/entities/email/DeleteEmails.tsx'
import { EmailEditor } from '#app/entities/email/EmailEditor.tsx'
import { useCopies } from '#app/entities/email/useCopies.ts'
import { EmailDetail } from './EmailDetail.tsx'
import { EmailGone } from './EmailGone.tsx'
import type { EmailActions } from './MoreMenu.tsx'
import { TemplateDetail } from './TemplateDetail.tsx'

interface EmailPageProps {
  id: number
  onClose: () => void
  /** Opens the page of another email, such as a copy of this one. */
  onOpen: (id: number) => void
}

/** The page of the email or template with this id, or why there is none; it follows what others do to it. */
export function EmailPage({ id, onClose, onOpen }: EmailPageProps) {
  const { store, team } = useWorkspace()
  const [doing, setDoing] = useState<'edit' | 'delete'>()
  const { duplicate } = useCopies()
  const found = useLiveQuery(async () => ({ email: await store.emails.get(id) }), [store, id])
  if (!found) return null
  const { email } = found
  const back = () => setDoing(undefined)
  // First, since it ends with an email that is deleted.
  if (email && doing === 'delete')
    return <DeleteEmails emails={[email]} onCancel={back} onDeleted={onClose} />
  if (!email || email.deletedAt || email.teamId !== team.id)
    return <EmailGone email={email} onClose={onClose} />
  if (doing === 'edit') return <EmailEditor email={email} onClose={back} />
  const actions: EmailActions = {
    edit: () => setDoing('edit'),
    duplicate: () => void duplicate(email, onOpen),
    open: onOpen,
    remove: () => setDoing('delete'),
    close: onClose,
  }
  if (email.template) return <TemplateDetail template={email} actions={actions} onOpen={onOpen} />
  return <EmailDetail email={email} actions={actions} />
}
