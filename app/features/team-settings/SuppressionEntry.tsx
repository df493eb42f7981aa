import { Trash2 } from 'lucide-react'
import { callFailed } from '#app/data/failure.ts'
import { attempt } from '#app/ui/attempt.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { ConfirmFirst } from '#app/ui/ConfirmDialog.tsx'
import { shortDate } from '#app/ui/dates.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import type { Team } from '#db/model/team.ts'
import { removeSuppression, type Suppression } from './suppressions.ts'
import { NEEDS } from './whyNot.ts'

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
  const remove = () =>
    attempt(() => removeSuppression(teamId, id), {
      done: { title: 'Taken off "Do not contact"', text: value },
      failed: callFailed('Removal failed', NEEDS),
    })
  return (
    <ConfirmFirst
      trigger={(ask) => <IconButton label={`Remove ${value}`} icon={<Trash2 />} onClick={ask} />}
      title="Remove from the list"
      text={`Rove may find contacts at "${value}" again.`}
      confirmLabel="Remove"
      danger
      onConfirm={remove}
    />
  )
}
