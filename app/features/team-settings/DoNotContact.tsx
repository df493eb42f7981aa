import { Trash2 } from 'lucide-react'
import { callFailed } from '#app/data/failure.ts'
import { attempt } from '#app/ui/attempt.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { ConfirmFirst } from '#app/ui/ConfirmDialog.tsx'
import { dayDate } from '#app/ui/dates.ts'
import { useForm } from '#app/ui/form.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { notify } from '#app/ui/toast.ts'
import type { Team } from '#db/model/team.ts'
import {
  addSuppression,
  NewSuppression,
  removeSuppression,
  type Suppression,
  useSuppressions,
} from './suppressions.ts'
import { NEEDS, whyNot } from './whyNot.ts'

/** The team's suppression list: any member can add to it; its owner and admins can remove entries. */
export function DoNotContact({ team }: { team: Team }) {
  return (
    <Card
      title="Do not contact"
      text="Rove finds no contacts at these addresses and domains. A domain stands for all its addresses."
    >
      <div className="grid gap-4">
        <AddForm teamId={team.id} />
        <Entries team={team} />
      </div>
    </Card>
  )
}

function AddForm({ teamId }: { teamId: number }) {
  const { errors, problem, busy, onSubmit } = useForm({
    schema: NewSuppression,
    onSubmit: async (wanted, form) => {
      await addSuppression(teamId, wanted)
      form.reset()
      notify({ title: 'Added to "Do not contact"', text: wanted.value, tone: 'success' })
    },
    onFailure: whyNot,
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {problem && <Banner tone="error">{problem}</Banner>}
      <TextField
        label="Address or domain"
        name="value"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="mia@company.com or company.com"
        required
        error={errors.value}
      />
      <TextField label="Reason" name="reason" autoComplete="off" optional error={errors.reason} />
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        {busy ? 'Adding...' : 'Add'}
      </Button>
    </form>
  )
}

function Entries({ team }: { team: Team }) {
  const { data, error } = useSuppressions(team.id)
  if (!data) return error ? <p className="text-muted text-sm">{whyNot(error)}</p> : <SkeletonList rows={2} />
  if (data.length === 0) return <p className="text-muted text-sm">Nobody is on the list.</p>
  return (
    <ul className="divide-y divide-line border-line border-t">
      {data.map((entry) => (
        <SuppressionEntry key={entry.id} entry={entry} team={team} />
      ))}
    </ul>
  )
}

/** One address or domain, why it is on the list, and a button to remove it. */
function SuppressionEntry({ entry, team }: { entry: Suppression; team: Team }) {
  const { reason, forGood, createdAt } = entry
  const value = shownValue(entry)
  const removable = !forGood && team.role !== 'member'
  return (
    <li className="flex items-center justify-between gap-2 py-2">
      <div className="wrap-anywhere min-w-0 text-sm">
        <p className="font-medium">{value}</p>
        <p className="text-muted">
          {reason && `${reason}, `}
          {reason ? 'added' : 'Added'} on {dayDate(createdAt)}
        </p>
        {forGood && <Badge tone="yellow">Asked never to be processed</Badge>}
      </div>
      {removable && <RemoveEntry entry={entry} teamId={team.id} />}
    </li>
  )
}

/** An erased address is stored as a hash: it can't be read, but still applies. */
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
