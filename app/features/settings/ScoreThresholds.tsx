import { useState } from 'react'
import { changeFailed } from '#app/data/failure.ts'
import { useChangeOwn } from '#app/data/useSettings.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { notify } from '#app/ui/toast.ts'
import { ThresholdsTyped } from './thresholdsForm.ts'

/** The scores from which a match is high, medium or low, with a form to change them. */
export function ScoreThresholds() {
  const { high, medium, low } = useWorkspace().thresholds
  const [open, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
      <div className="min-w-0">
        <p className="font-medium">Lead Score Thresholds</p>
        <p className="text-muted text-sm">
          High from {high}, medium from {medium}, low from {low}
        </p>
      </div>
      <Button
        variant="secondary"
        aria-label="Configure the lead score thresholds"
        onClick={() => setOpen(true)}
      >
        Configure
      </Button>
      {open && <Configure onClose={() => setOpen(false)} />}
    </div>
  )
}

function Configure({ onClose }: { onClose: () => void }) {
  const { user, thresholds } = useWorkspace()
  const changeOwn = useChangeOwn()
  const { errors, ...form } = useForm({
    schema: ThresholdsTyped,
    onSubmit: async (typed) => {
      await changeOwn({ name: 'settings.setThresholds', args: { id: user.id, thresholds: typed } })
      notify({ title: 'Lead score thresholds saved', tone: 'success' })
      onClose()
    },
    onFailure: changeFailed('Update failed', 'They could not be stored on this device. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title="Lead Score Thresholds"
      description="From which match score on a lead counts as what, from 1 to 100. They are yours, on all of your devices."
      submitLabel="Save Changes"
      busyLabel="Saving..."
      onClose={onClose}
    >
      <div className="grid gap-4">
        {fields.map(({ name, label, hint }) => (
          <TextField
            key={name}
            label={label}
            hint={hint}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={thresholds[name]}
            error={errors[name]}
          />
        ))}
      </div>
    </FormDialog>
  )
}

const fields = [
  { name: 'high', label: 'High', hint: 'Green' },
  { name: 'medium', label: 'Medium', hint: 'Blue' },
  { name: 'low', label: 'Low', hint: 'Yellow; below it grey' },
] as const
