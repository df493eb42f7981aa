import { useState } from 'react'
import * as v from 'valibot'
import { draftKey, type Texts, useDraft } from '#app/data/device/draft.ts'
import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { useForm } from '#app/ui/form.ts'
import { notify } from '#app/ui/toast.ts'
import { Email } from '#db/model/entities/email.ts'
import { changesBetween } from '#db/model/entities/entity.ts'
import { EmailFields } from './EmailFields.tsx'
import { emailName } from './labels.ts'

const EditedEmail = v.pick(Email, ['subject', 'body', 'tone'])

/** Edits one email. What counts as changed is measured against the email as it was when the typing began. */
export function EmailEditor({ email, onClose }: { email: Email; onClose: () => void }) {
  const { user, change } = useWorkspace()
  const [opened] = useState(email)
  const draft = useDraft(draftKey(user.id, `edited-email-${opened.id}`), startOf(opened))
  const seen = seenBy(opened, draft.start)
  const noun = opened.template ? 'Template' : 'Email'
  const { errors, busy, onSubmit } = useForm({
    schema: EditedEmail,
    onSubmit: async (wanted) => {
      const changes = changesBetween<'emails'>(seen, wanted)
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
    <Dialog
      open
      onOpenChange={onClose}
      width="page"
      title={`Edit ${noun}`}
      description={emailName(seen)}
      onSubmit={onSubmit}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            {busy ? 'Saving...' : 'Save Changes'}
          </Button>
        </>
      }
    >
      {draft.cameBack && (
        <Banner className="mb-4" action={{ label: 'Discard', onSelect: draft.discard }}>
          What you typed earlier is still here. It is not saved yet.
        </Banner>
      )}
      <div key={draft.fieldsKey} onInput={draft.keep}>
        <EmailFields values={draft.values} errors={errors} template={opened.template} />
      </div>
    </Dialog>
  )
}

/** The email as the person saw it when the typing began, which may be a reload and a team mate's edit ago. */
function seenBy(email: Email, start: Texts): Email {
  const seen = v.safeParse(EditedEmail, start)
  return seen.success ? { ...email, ...seen.output } : email
}

const startOf = ({ subject, body, tone }: Email) => ({ subject, body, tone })
