import { LogOut } from 'lucide-react'
import { useMembers } from '#app/data/server/members.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import { ConfirmFirst } from '#app/ui/ConfirmDialog.tsx'
import { mayLeave } from '#db/model/may.ts'
import type { Team } from '#db/model/team.ts'
import { leaveTeam } from './people.ts'
import { teamFailed } from './whyNot.ts'

/** The way out of a team, for everybody but its owner. */
export function LeaveTeam({ team }: { team: Team }) {
  const { user } = useWorkspace()
  const { data = [] } = useMembers(team.id)
  const own = data.find(({ userId }) => userId === user.id)
  if (!own || !mayLeave(team)) return null
  const leave = () =>
    attempt(() => leaveTeam(user, team.id, own.id), {
      done: { title: `You left ${team.name}` },
      failed: teamFailed('Removal failed', 'Failed to leave the team. Please try again.'),
    })
  return (
    <div>
      <ConfirmFirst
        trigger={(ask) => (
          <Button variant="secondary" icon={<LogOut />} onClick={ask}>
            Leave Team
          </Button>
        )}
        title={`Leave ${team.name}?`}
        text="Its leads, products and emails leave your devices. What you have not sent yet stays here, under Attention."
        confirmLabel="Leave Team"
        danger
        onConfirm={leave}
      />
    </div>
  )
}
