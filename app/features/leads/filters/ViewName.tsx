import { useState } from 'react'
import * as v from 'valibot'
import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { notify } from '#app/ui/toast.ts'
import { NewView } from '#db/model/entities/view.ts'
import { type SeenBy, type ShownView, useViews } from './useViews.ts'

interface ViewNameProps {
  /** The view to rename; undefined for a new one. */
  view?: ShownView | undefined
  /** The query of a new view, as in an address. */
  search: string
  onClose: () => void
}

const NameForm = v.pick(NewView, ['name'])

/** Asks for the name of a view, and in a team who may see it. */
export function ViewName({ view, search, onClose }: ViewNameProps) {
  const { team } = useWorkspace()
  const { keep, edit } = useViews()
  const [seenBy, setSeenBy] = useState<SeenBy>(view?.seenBy ?? (team.personal ? 'me' : 'team'))
  const { errors, ...form } = useForm({
    schema: NameForm,
    onSubmit: async ({ name }) => {
      if (view) await edit(view, { name, seenBy })
      else await keep({ name, seenBy }, search)
      notify({ title: view ? 'View renamed' : 'View saved', text: name, tone: 'success' })
      onClose()
    },
    onFailure: changeFailed('Failed to save the view', 'Please try again.'),
  })
  const isShared = !team.personal && seenBy === 'team'
  return (
    <FormDialog
      title={view ? 'Rename view' : 'Save as view'}
      description={
        isShared
          ? `Everyone in ${team.name} sees it, on all of their devices.`
          : 'You alone see it, on all of your devices.'
      }
      width="small"
      form={form}
      submitLabel={view ? 'Rename' : 'Save view'}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <TextField
          label="Name"
          name="name"
          defaultValue={view?.name ?? ''}
          error={errors.name}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={60}
        />
        {!team.personal && (
          <SelectField
            label="Who sees it"
            value={seenBy}
            onChange={({ target }) => setSeenBy(target.value === 'me' ? 'me' : 'team')}
            options={[
              { value: 'team', label: `Everyone in ${team.name}` },
              { value: 'me', label: 'Only me' },
            ]}
          />
        )}
      </div>
    </FormDialog>
  )
}
