import { ArchiveRestore } from 'lucide-react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { useAttempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { shortDate } from '#app/ui/dates.ts'
import type { DeletedTeam } from '#db/model/team.ts'
import { restoreTeam, useDeletedTeams } from './deletedTeams.ts'
import { teamFailed } from './whyNot.ts'

/** The teams that the person deleted and can bring back, until the day on which they are gone for good. */
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
        <p className="text-muted">Gone for good on {shortDate(goneAt)}</p>
      </div>
      <Button variant="secondary" icon={<ArchiveRestore />} busy={busy} onClick={() => void restore()}>
        <span>
          Restore<span className="sr-only"> {name}</span>
        </span>
      </Button>
    </li>
  )
}
