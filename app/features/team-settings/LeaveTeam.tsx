import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useMembers } from '#app/data/server/members.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { notify } from '#app/ui/toast.ts'
import { mayLeave } from '#db/model/may.ts'
import type { Team } from '#db/model/team.ts'
import { leaveTeam } from './people.ts'
import { useDoing } from './useDoing.ts'

/** The way out of a team, for everybody but its owner. */
export function LeaveTeam({ team }: { team: Team }) {
  const { user } = useWorkspace()
  const { data = [] } = useMembers(team.id)
  const own = data.find(({ userId }) => userId === user.id)
  const [open, setOpen] = useState(false)
  const { busy, run } = useDoing()
  if (!own || !mayLeave(team)) return null
  const leave = () =>
    run(
      async () => {
        await leaveTeam(user, team.id, own.id)
        notify({ title: `You left ${team.name}`, tone: 'success' })
      },
      { title: 'Removal failed', otherwise: 'Failed to leave the team. Please try again.' },
    ).then(() => setOpen(false))
  return (
    <div>
      <Button variant="secondary" icon={<LogOut />} onClick={() => setOpen(true)}>
        Leave Team
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Leave ${team.name}?`}
        text="Its leads, products and emails leave your devices. What you have not sent yet stays here, under Attention."
        confirmLabel="Leave Team"
        danger
        busy={busy}
        onConfirm={() => void leave()}
      />
    </div>
  )
}
