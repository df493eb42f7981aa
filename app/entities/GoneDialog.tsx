import { ArchiveRestore } from 'lucide-react'
import type { ReactNode } from 'react'
import { draftKey, keptDraft } from '#app/data/device/draft.ts'
import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { nearDate } from '#app/ui/dates.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { capitalised } from '#db/model/text.ts'
import { useWhoDeleted } from './useWhoDeleted.ts'

interface GoneDialogProps {
  entity: 'lead' | 'email'
  /** The row as far as this device still has it. */
  row: { id: number; teamId: number; deletedAt: string | null } | undefined
  title: string
  icon: ReactNode
  /** Identifies the draft of its form, such as "lead-17". */
  form: string
  /** What is restored together with a deleted row. */
  restorable: string
  /** Why the row is lost for good. */
  lost?: { title: string; text: string } | undefined
  onClose: () => void
}

/**
 * Says why there is no such row at this address. It offers a way back, and to restore the row if it was
 * deleted.
 */
export function GoneDialog({ entity, row, title, icon, form, restorable, lost, onClose }: GoneDialogProps) {
  const { team, teams, change } = useWorkspace()
  const home = teams.find(({ id }) => id === row?.teamId)
  const deletedHere = row?.deletedAt && row.teamId === team.id && !lost ? row : undefined
  const restore = ({ id }: { id: number }) =>
    attempt(() => change({ name: `${entity}.restore`, args: { id } }), {
      failed: changeFailed(`Failed to restore the ${entity}`, 'Please try again.'),
    })
  const why =
    lost ??
    (deletedHere
      ? {
          title: `This ${entity} was deleted`,
          text: <DeletedBy row={deletedHere} form={form} restorable={restorable} />,
        }
      : { title: `This ${entity} is not here`, text: whereElse(home?.name) })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
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
      <EmptyState icon={icon} {...why} />
    </Dialog>
  )
}

interface DeletedByProps extends Pick<GoneDialogProps, 'form' | 'restorable'> {
  row: { id: number; deletedAt: string | null }
}

/** Who deleted a row and when, and what happens to text that this person has typed into its form. */
function DeletedBy({ row, form, restorable }: DeletedByProps) {
  const { user } = useWorkspace()
  const by = useWhoDeleted()(row.id)
  const who = by ? `${capitalised(by)} deleted it` : 'It was deleted'
  const hasDraft = keptDraft(draftKey(user.id, form)) !== undefined
  return (
    <>
      {who}, {nearDate(row.deletedAt ?? '')}. {restorable}
      {hasDraft && ' What you typed is kept: it is in the form again once it is restored.'}
    </>
  )
}

const whereElse = (team: string | undefined) =>
  team === undefined
    ? 'It may have been removed, or it is still on its way to this device.'
    : `It belongs to ${team}. Choose that team in the header to see it.`
