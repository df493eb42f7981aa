import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { draftKey, type Texts, useDraft } from '#app/data/device/draft.ts'
import { callFailed } from '#app/data/failure.ts'
import { call } from '#app/data/server/call.ts'
import { describeUser } from '#app/data/server/session.ts'
import { useConnection } from '#app/data/useConnection.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { useForm } from '#app/ui/form.ts'
import { type FieldErrors, thrownErrors } from '#app/ui/formValues.ts'
import { ownPicture } from '#app/ui/ownPicture.ts'
import { notify } from '#app/ui/toast.ts'
import { User } from '#db/model/user.ts'
import { CurrentPassword, ProfileFields } from './ProfileFields.tsx'

/** As typed; the server validates it. */
const Typed = v.object({
  profileImageUrl: v.string(),
  fullName: v.string(),
  username: v.string(),
  email: v.string(),
  position: v.string(),
  company: v.string(),
  currentPassword: v.optional(v.string()),
})
type Typed = v.InferOutput<typeof Typed>

/** The person's public data. */
export function Profile() {
  const { user } = useWorkspace()
  const [shown, setShown] = useState(user)
  const offline = useConnection() === 'offline'
  const draft = useDraft(draftKey(user.id, 'profile'), startOf(shown))
  const [uploading, setUploading] = useState(false)
  const [renamed, setRenamed] = useState(() => isRenamed(draft.start, draft.values))
  const discard = () => {
    draft.discard()
    setRenamed(false)
  }
  const { errors, busy, onSubmit } = useForm({
    schema: Typed,
    onSubmit: async ({ currentPassword, ...typed }) => {
      try {
        const proof = currentPassword ? { currentPassword } : {}
        const changes = { ...changesTo(draft.start, typed), ...proof }
        const saved = await call(User, 'PATCH', '/api/users/me', changes)
        describeUser(saved)
        setShown(saved)
        discard()
        notify({ title: 'Profile updated', tone: 'success' })
        return undefined
      } catch (error) {
        return refused(error)
      }
    },
    // The error was already shown, whatever field it belongs to.
    onFailure: () => {},
  })
  const keep = (event: FormEvent<HTMLElement>) => {
    draft.keep(event)
    const form = event.currentTarget.closest('form')
    if (form) setRenamed(isRenamed(draft.start, Object.fromEntries(new FormData(form))))
  }
  return (
    <Card title="Profile" text="How you are shown to your team mates.">
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        {offline && (
          <Banner>Saving your profile needs a connection. What you type stays on this device.</Banner>
        )}
        {draft.cameBack && (
          <Banner action={{ label: 'Discard', onSelect: discard }}>
            What you typed earlier is still here. It is not saved yet.
          </Banner>
        )}
        <div key={draft.fieldsKey} onInput={keep} className="grid gap-4 sm:grid-cols-2">
          <ProfileFields values={draft.values} errors={errors} offline={offline} onUploading={setUploading} />
          {renamed && <CurrentPassword error={errors.currentPassword} />}
        </div>
        <Button type="submit" busy={busy} disabled={uploading} className="sm:justify-self-start">
          {busy ? 'Saving...' : 'Save Changes'}
        </Button>
      </form>
    </Card>
  )
}

const startOf = ({ profileImageUrl, fullName, username, email, position, company }: User) => ({
  profileImageUrl: ownPicture(profileImageUrl),
  fullName,
  username,
  email,
  position,
  company,
})

/** Whether username or email address, with which they sign in, would change. */
const isRenamed = (start: Texts, typed: Record<string, unknown>) =>
  typed.username !== start.username || typed.email !== start.email

/** Only the changed fields, so that changes from another device are kept. */
const changesTo = (start: Texts, typed: Omit<Typed, 'currentPassword'>) =>
  Object.fromEntries(Object.entries(typed).filter(([field, value]) => value !== start[field]))

const notSaved = callFailed(
  'Update failed',
  'Saving your profile needs a connection.',
  'Failed to update profile',
)

/** Shows the reason, and returns the errors by field. */
function refused(error: unknown): FieldErrors {
  notify(notSaved(error))
  return thrownErrors(error)
}
