import { useQuery } from '@tanstack/react-query'
import { useLiveQuery } from 'dexie-react-hooks'
import { MailX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { rememberOpened } from '#app/data/device/recent.ts'
import { readOlder } from '#app/data/older.ts'
import { useConnection } from '#app/data/useConnection.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { deleteEmails } from '#app/entities/email/deleteEmails.ts'
import { EmailEditor } from '#app/entities/email/EmailEditor.tsx'
import { emailName } from '#app/entities/email/labels.ts'
import { useCopies } from '#app/entities/email/useCopies.ts'
import { GoneDialog } from '#app/entities/GoneDialog.tsx'
import { EmailDetail } from './EmailDetail.tsx'
import type { EmailActions } from './MoreMenu.tsx'
import { TemplateDetail } from './TemplateDetail.tsx'

interface EmailPageProps {
  id: number
  onClose: () => void
  /** Opens the page of another email, such as a copy of this one. */
  onOpen: (id: number) => void
}

/**
 * The page of the email or template with this id, or the reason why there is none. It updates with the
 * changes of others.
 */
export function EmailPage({ id, onClose, onOpen }: EmailPageProps) {
  const { store, change, team } = useWorkspace()
  const [doing, setDoing] = useState<'edit' | 'delete'>()
  const { duplicate } = useCopies()
  const loaded = useLiveQuery(async () => ({ email: await store.emails.get(id) }), [store, id])
  const isThere = loaded?.email?.teamId === team.id && !loaded.email.deletedAt
  useEffect(() => {
    if (isThere) rememberOpened('email', id)
  }, [isThere, id])
  const isSought = useOlderEmail(id, loaded !== undefined && loaded.email === undefined)
  if (!loaded) return null
  const { email } = loaded
  const back = () => setDoing(undefined)
  // An email that is deleted from its page closes the page, which needs no reason.
  if (!email || (email.deletedAt && doing !== 'delete') || email.teamId !== team.id) {
    return (
      <GoneDialog
        entity="email"
        row={email}
        title={email?.deletedAt && email.teamId === team.id ? emailName(email) : 'Email not found'}
        icon={<MailX />}
        form={`edited-email-${id}`}
        restorable="It can be restored for 30 days."
        lost={isSought ? SOUGHT : undefined}
        onClose={onClose}
      />
    )
  }
  if (doing === 'edit') return <EmailEditor email={email} onClose={back} />
  const remove = async () => {
    setDoing('delete')
    if (await deleteEmails(change, [email])) onClose()
    else back()
  }
  const actions: EmailActions = {
    edit: () => setDoing('edit'),
    duplicate: () => void duplicate(email, onOpen),
    open: onOpen,
    remove: () => void remove(),
    close: onClose,
  }
  if (email.template) return <TemplateDetail template={email} actions={actions} onOpen={onOpen} />
  return <EmailDetail email={email} actions={actions} />
}

const SOUGHT = {
  title: 'Looking for this email',
  text: 'It is not on this device. Rove looks for it on the server.',
}

/**
 * Reads an email from the server if this device does not keep it, because it is old.
 * @param isMissing whether this device lacks it
 * @returns whether it is being read
 */
function useOlderEmail(id: number, isMissing: boolean): boolean {
  const workspace = useWorkspace()
  const isOnline = useConnection() === 'online'
  const { isFetching } = useQuery({
    queryKey: ['older', workspace.team.id, 'emails', id],
    queryFn: () => readOlder(workspace, 'emails', id),
    enabled: isMissing && isOnline,
    staleTime: 0,
  })
  return isFetching
}
