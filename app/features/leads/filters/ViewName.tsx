import * as v from 'valibot'
import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { FormDialog } from '#app/ui/FormDialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { notify } from '#app/ui/toast.ts'
import { NewView, type View } from '#db/model/entities/view.ts'
import { useViews } from './useViews.ts'

interface ViewNameProps {
  /** The view to rename; undefined keeps a new one. */
  view?: View | undefined
  /** What a new one shows, as an address says it. */
  search: string
  onClose: () => void
}

const Named = v.pick(NewView, ['name'])

/** Asks what a view is to be called. */
export function ViewName({ view, search, onClose }: ViewNameProps) {
  const { team } = useWorkspace()
  const { keep, edit } = useViews()
  const { errors, ...form } = useForm({
    schema: Named,
    onSubmit: async ({ name }) => {
      if (view) await edit(view, { name })
      else await keep(name, search)
      notify({ title: view ? 'View renamed' : 'View saved', text: name, tone: 'success' })
      onClose()
    },
    onFailure: changeFailed('Failed to save the view', 'Please try again.'),
  })
  return (
    <FormDialog
      title={view ? 'Rename view' : 'Save as view'}
      description={
        team.personal
          ? 'It is there on all of your devices.'
          : `Everyone in ${team.name} sees it, on all of their devices.`
      }
      width="small"
      form={form}
      submitLabel={view ? 'Rename' : 'Save view'}
      onClose={onClose}
    >
      <TextField
        label="Name"
        name="name"
        defaultValue={view?.name ?? ''}
        error={errors.name}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={60}
      />
    </FormDialog>
  )
}
