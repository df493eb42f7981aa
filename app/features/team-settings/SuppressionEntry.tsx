import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#app/ui/Badge.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { shortDate } from '#app/ui/dates.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { notify } from '#app/ui/toast.ts'
import type { Team } from '#db/model/team.ts'
import { removeSuppression, type Suppression } from './suppressions.ts'
import { whyNot } from './whyNot.ts'

/** One address or domain, why it is on the list, and the way off it. */
export function SuppressionEntry({ entry, team }: { entry: Suppression; team: Team }) {
  const { reason, forGood, createdAt } = entry
  const value = shownValue(entry)
  const removable = !forGood && team.role !== 'member'
  return (
    <li className="flex items-center justify-between gap-2 py-2">
      <div className="wrap-anywhere min-w-0 text-sm">
        <p className="font-medium">{value}</p>
        <p className="text-muted">
          {reason && `${reason}, `}
          {reason ? 'added' : 'Added'} on {shortDate(createdAt)}
        </p>
        {forGood && <Badge tone="yellow">Asked never to be processed</Badge>}
      </div>
      {removable && <RemoveEntry entry={entry} teamId={team.id} />}
    </li>
  )
}

/** What was erased can't be read any more, and still holds. */
const shownValue = ({ value }: Suppression) => (value.startsWith('sha256:') ? 'An erased address' : value)

function RemoveEntry({ entry, teamId }: { entry: Suppression; teamId: number }) {
  const { id } = entry
  const value = shownValue(entry)
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await removeSuppression(teamId, id)
      notify({ title: 'Taken off "Do not contact"', text: value, tone: 'success' })
    } catch (error) {
      setBusy(false)
      setOpen(false)
      notify({ title: 'Removal failed', text: whyNot(error), tone: 'error' })
    }
  }
  return (
    <>
      <IconButton label={`Remove ${value}`} icon={<Trash2 />} onClick={() => setOpen(true)} />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Remove from the list"
        text={`Rove may find contacts at "${value}" again.`}
        confirmLabel="Remove"
        danger
        busy={busy}
        onConfirm={remove}
      />
    </>
  )
}
