import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import type { Team } from '#db/model/team.ts'
import { deleteTeam } from './deletedTeams.ts'
import { teamFailed } from './whyNot.ts'

/** Deletes the team once its name was typed. */
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
