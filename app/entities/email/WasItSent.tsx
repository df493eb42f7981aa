import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { movesStatus } from '#app/data/device/movesStatus.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { valueShown } from '#app/entities/field.ts'
import { leadName } from '#app/entities/lead/labels.ts'
import { standingLead } from '#app/entities/lead/standing.ts'
import { Button } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { shownStatus } from '#db/model/entities/lead.ts'
import { forgetHandedOver, type HandedOver } from './handedOver.ts'
import { emailName } from './labels.ts'
import { useSend } from './useSend.ts'

interface WasItSentProps {
  asked: HandedOver
  /** Postpones the question until the person comes back the next time. */
  onLater: () => void
}

/** Asks a person who returns from the mail app whether the email was sent, because only they can know. */
export function WasItSent({ asked: { emailId, leadId }, onLater }: WasItSentProps) {
  const { user, store } = useWorkspace()
  const { record } = useSend()
  const [isMoved, setMoved] = useState(movesStatus)
  const known = useLiveQuery(
    async () => ({
      email: await store.emails.get(emailId),
      lead: leadId === null ? undefined : await standingLead(store, leadId),
    }),
    [store, emailId, leadId],
  )
  const isOver = known && (!known.email || known.email.deletedAt || known.email.status === 'sent')
  useEffect(() => {
    if (isOver) forgetHandedOver(user.id, emailId)
  }, [isOver, user.id, emailId])
  const { email, lead } = known ?? {}
  if (!email || isOver) return null
  const about = lead ? `“${emailName(email)}” to ${leadName(lead)}` : `“${emailName(email)}”`
  return (
    <ConfirmDialog
      open
      onOpenChange={onLater}
      title="Was it sent?"
      text={about}
      cancelLabel="Later"
      confirmLabel="It was sent"
      onConfirm={() => record(email, lead?.deletedAt ? undefined : lead, isMoved)}
    >
      {lead && !lead.deletedAt && shownStatus(lead) === 'new' && (
        <div>
          <Chip pressed={isMoved} onPress={setMoved}>
            Set to {valueShown('status', 'contacted')}
          </Chip>
        </div>
      )}
      <Button variant="secondary" onClick={() => forgetHandedOver(user.id, emailId)}>
        Not sent, keep it as a draft
      </Button>
    </ConfirmDialog>
  )
}
