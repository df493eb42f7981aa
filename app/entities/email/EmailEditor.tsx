import * as v from 'valibot'
import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { EditDialog, useEditing } from '#app/entities/EditDialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { notify } from '#app/ui/toast.ts'
import { Email } from '#db/model/entities/email.ts'
import { changesBetween } from '#db/model/entities/entity.ts'
import { EmailFields } from './EmailFields.tsx'
import { emailName } from './labels.ts'

const EditedEmail = v.pick(Email, ['subject', 'body', 'tone'])

export function EmailEditor({ email, onClose }: { email: Email; onClose: () => void }) {
  const { change } = useWorkspace()
  const { draft, seen } = useEditing(email, EditedEmail, `edited-email-${email.id}`)
  const noun = seen.template ? 'Template' : 'Email'
  const { errors, ...form } = useForm({
    schema: EditedEmail,
    onSubmit: async (wanted) => {
      const changes = changesBetween<Email>(seen, wanted)
      if (changes) {
        await change({ name: 'email.edit', args: { id: seen.id, changes } })
        notify({ title: `${noun} updated`, tone: 'success' })
      }
      draft.forget()
      onClose()
    },
    onFailure: changeFailed('Failed to update email', 'Please try again.'),
  })
  return (
    <EditDialog
      form={form}
      draft={draft}
      width="page"
      title={`Edit ${noun}`}
      description={emailName(seen)}
      submitLabel="Save Changes"
      busyLabel="Saving..."
      onClose={onClose}
    >
      <EmailFields values={draft.values} errors={errors} template={seen.template} />
    </EditDialog>
  )
}
