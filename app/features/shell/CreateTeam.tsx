import { sentenceOf } from '#app/lib/call.ts'
import { createTeam } from '#app/lib/teams.ts'
import { useWorkspace } from '#app/lib/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { notify } from '#app/ui/toast.ts'
import { SwitcherTeam } from '#db/model/team.ts'

/** The "Create Team" dialog of the team switcher (SPEC.md section 2). */
export function CreateTeam({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { user } = useWorkspace()
  const form = useForm({
    schema: SwitcherTeam,
    onSubmit: async (team) => {
      try {
        await createTeam(user, team)
        notify({
          title: 'Team created',
          text: 'Your new team has been created successfully.',
          tone: 'success',
        })
        onOpenChange(false)
      } catch (error) {
        notify({ title: 'Error', text: sentenceOf(error, 'Failed to create team.'), tone: 'error' })
      }
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Create Team"
      description="Add a new team to manage products and leads together with your colleagues."
    >
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
        <TextField
          label="Team Name"
          name="name"
          placeholder="Enter team name"
          required
          error={form.errors.name}
        />
        <TextArea
          label="Description"
          name="description"
          placeholder="Enter team description"
          hint="Briefly describe the purpose of this team"
        />
        <Button type="submit" variant="primary" busy={form.busy}>
          {form.busy ? 'Creating...' : 'Create Team'}
        </Button>
      </form>
    </Dialog>
  )
}
