import { ArchiveRestore, UserX } from 'lucide-react'
import { failureOf } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { leadName } from '#app/entities/lead/labels.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { notify } from '#app/ui/toast.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { isErased } from '#db/model/erased.ts'

interface LeadGoneProps {
  /** What this device still knows of it. */
  lead: Lead | undefined
  onClose: () => void
}

/** Says why there is no lead at this address, and leads back, or the lead itself where it was deleted. */
export function LeadGone({ lead, onClose }: LeadGoneProps) {
  const { team, teams, change } = useWorkspace()
  const home = teams.find(({ id }) => id === lead?.teamId)
  const erased = lead && isErased('leads', lead)
  const deletedHere = lead?.deletedAt && lead.teamId === team.id && !erased ? lead : undefined
  const restore = async ({ id }: Lead) => {
    try {
      await change({ name: 'lead.restore', args: { id } })
    } catch (error) {
      notify(failureOf(error, 'Failed to restore the lead', 'Please try again.'))
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={lead ? leadName(lead) : 'Lead not found'}
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
      {erased ? (
        <EmptyState
          icon={<UserX />}
          title="This person’s data was erased"
          text="Nothing more can be kept about them here. It can not be undone."
        />
      ) : deletedHere ? (
        <EmptyState
          icon={<UserX />}
          title="This lead was deleted"
          text="It can be restored for 30 days, with its notes."
        />
      ) : (
        <EmptyState icon={<UserX />} title="This lead is not here" text={whereElse(home?.name)} />
      )}
    </Dialog>
  )
}

const whereElse = (team: string | undefined) =>
  team === undefined
    ? 'It may have been removed, or it is still on its way to this device.'
    : `It belongs to ${team}. Choose that team in the header to see it.`
