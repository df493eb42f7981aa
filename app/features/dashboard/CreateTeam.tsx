import { Plus } from 'lucide-react'
import { useState } from 'react'
import { CallError, sentenceOf } from '#app/lib/call.ts'
import { createTeam } from '#app/lib/teams.ts'
import { useWorkspace } from '#app/lib/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { notify } from '#app/ui/toast.ts'
import { NewTeam } from '#db/model/team.ts'

/** The button and dialog by which someone without a team makes their first one (SPEC.md section 2). */
export function CreateTeam() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={<Plus />} onClick={() => setOpen(true)}>
        Create Team
      </Button>
      {open && <CreateTeamDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function CreateTeamDialog({ onClose }: { onClose: () => void }) {
  const { user } = useWorkspace()
  const { errors, busy, onSubmit } = useForm({
    schema: NewTeam,
    onSubmit: async (team) => {
      await createTeam(user, team)
      notify({ title: 'Team created', text: 'Your new team has been created successfully.', tone: 'success' })
      onClose()
    },
    onFailure: (error) => notify({ title: 'Failed to create team', text: problem(error), tone: 'error' }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Create New Team"
      description="Add a new team to manage products and leads together with your colleagues."
      onSubmit={onSubmit}
      footer={
        <Button type="submit" busy={busy}>
          {busy ? 'Creating...' : 'Create Team'}
        </Button>
      }
    >
      <div className="grid gap-4">
        <TextField
          label="Team Name"
          name="name"
          placeholder="Enter team name"
          autoComplete="off"
          required
          error={errors.name}
        />
        <TextArea
          label="Description"
          name="description"
          placeholder="Enter team description"
          hint="Briefly describe the purpose of this team"
          optional
          error={errors.description}
        />
      </div>
    </Dialog>
  )
}

function problem(error: unknown): string {
  if (error instanceof CallError) return sentenceOf(error, 'Something went wrong. Please try again.')
  return 'The server is out of reach. Creating a team needs a connection.'
}
