import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { notify } from '#app/ui/toast.ts'
import type { Team } from '#db/model/team.ts'
import { deleteTeam } from './deletedTeams.ts'
import { useDoing } from './useDoing.ts'

/** Deletes the team once its name was typed (DECISIONS.md, Delete Team). */
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
  const [typed, setTyped] = useState('')
  const { busy, run } = useDoing()
  const remove = () =>
    run(
      async () => {
        await deleteTeam(user, id)
        onClose()
        notify({ title: 'Team deleted', text: `You can restore ${name} for 30 days.`, tone: 'success' })
      },
      { title: 'Deletion failed', otherwise: 'Failed to delete the team. Please try again.' },
    )
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${name}?`}
      text="What team mates have not sent yet stays on their devices, under Attention."
      confirmLabel="Delete Team"
      danger
      busy={busy}
      blocked={typed.trim() !== name}
      onConfirm={() => void remove()}
    >
      <TextField
        label={`Type "${name}" to confirm`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </ConfirmDialog>
  )
}
