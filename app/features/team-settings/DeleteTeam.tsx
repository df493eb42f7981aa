import { ArchiveRestore, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { attempt, useAttempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { dayDate } from '#app/ui/dates.ts'
import type { DeletedTeam, Team } from '#db/model/team.ts'
import { deleteTeam, restoreTeam, useDeletedTeams } from './deletedTeams.ts'
import { teamFailed } from './whyNot.ts'

/** Deletes the team after its name was typed. */
export function DeleteTeam({ team }: { team: Team }) {
  const [open, setOpen] = useState(false)
  return (
    <Card
      title="Delete Team"
      text="Everybody loses the team at once, with all its leads, products and emails. You can restore it for 30 days."
    >
      <Button variant="danger" icon={<Trash2 />} onClick={() => setOpen(true)}>
        Delete Team
      </Button>
      {open && <Confirm team={team} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function Confirm({ team: { id, name }, onClose }: { team: Team; onClose: () => void }) {
  const { user } = useWorkspace()
  const remove = () =>
    attempt(
      async () => {
        await deleteTeam(user, id)
        onClose()
      },
      {
        done: { title: 'Team deleted', text: `You can restore ${name} for 30 days.` },
        failed: teamFailed('Deletion failed', 'Failed to delete the team. Please try again.'),
      },
    )
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${name}?`}
      text="What team mates have not sent yet stays on their devices, under Attention."
      confirmLabel="Delete Team"
      danger
      word={name}
      onConfirm={remove}
    />
  )
}

/** The teams that the person deleted and can restore, until they are purged. */
export function DeletedTeams() {
  const { data = [] } = useDeletedTeams()
  if (data.length === 0) return null
  return (
    <Card title="Deleted teams" text="They come back as they were, with everybody in them.">
      <ul className="divide-y divide-line border-line border-t">
        {data.map((team) => (
          <Entry key={team.id} team={team} />
        ))}
      </ul>
    </Card>
  )
}

function Entry({ team: { id, name, goneAt } }: { team: DeletedTeam }) {
  const { user } = useWorkspace()
  const { busy, attempt } = useAttempt()
  const restore = () =>
    attempt(() => restoreTeam(user, id), {
      done: { title: 'Team restored', text: name },
      failed: teamFailed('Restoring failed', 'Failed to restore the team. Please try again.'),
    })
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <div className="wrap-anywhere min-w-0 text-sm">
        <p className="font-medium">{name}</p>
        <p className="text-muted">Gone for good on {dayDate(goneAt)}</p>
      </div>
      <Button variant="secondary" icon={<ArchiveRestore />} busy={busy} onClick={() => void restore()}>
        <span>
          Restore<span className="sr-only"> {name}</span>
        </span>
      </Button>
    </li>
  )
}
