import { ArchiveRestore, MailX } from 'lucide-react'
import { failureOf } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { emailName } from '#app/entities/email/labels.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { notify } from '#app/ui/toast.ts'
import type { Email } from '#db/model/entities/email.ts'

interface EmailGoneProps {
  /** What this device still knows of it. */
  email: Email | undefined
  onClose: () => void
}

/** Says why there is no email at this address, and leads back, or the email itself where it was deleted. */
export function EmailGone({ email, onClose }: EmailGoneProps) {
  const { team, teams, change } = useWorkspace()
  const home = teams.find(({ id }) => id === email?.teamId)
  const deletedHere = email?.deletedAt && email.teamId === team.id ? email : undefined
  const restore = async ({ id }: Email) => {
    try {
      await change({ name: 'email.restore', args: { id } })
    } catch (error) {
      notify(failureOf(error, 'Failed to restore the email', 'Please try again.'))
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={deletedHere ? emailName(deletedHere) : 'Email not found'}
      footer={
        <>
          <Button variant={deletedHere ? 'secondary' : 'primary'} onClick={onClose}>
            Back
          </Button>
          {deletedHere && (
            <Button icon={<ArchiveRestore />} onClick={() => void restore(deletedHere)}>
              Restore
            </Button>
          )}
        </>
      }
    >
      {deletedHere ? (
        <EmptyState icon={<MailX />} title="This email was deleted" text="It can be restored for 30 days." />
      ) : (
        <EmptyState icon={<MailX />} title="This email is not here" text={whereElse(home?.name)} />
      )}
    </Dialog>
  )
}

const whereElse = (team: string | undefined) =>
  team === undefined
    ? 'It may have been removed, or it is still on its way to this device.'
    : `It belongs to ${team}. Choose that team in the header to see it.`
