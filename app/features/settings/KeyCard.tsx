import { KeyRound, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { attempt } from '#app/ui/attempt.ts'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { ConfirmFirst } from '#app/ui/ConfirmDialog.tsx'
import { useForm } from '#app/ui/form.ts'
import type { FieldErrors } from '#app/ui/formValues.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { notify } from '#app/ui/toast.ts'
import { NewKey } from '#db/model/key.ts'
import { removeKey, type StoredKey, saveKey, whyNot } from './keys.ts'
import { savedLine } from './saved.ts'

export interface PlaceFieldsProps {
  stored: StoredKey
  errors: FieldErrors
}

export interface KeyCardProps {
  stored: StoredKey
  title: string
  text: string
  /** Further fields of a service besides the key. */
  PlaceFields?: (props: PlaceFieldsProps) => ReactNode
}

/**
 * One service: whether a key is stored, and a form for a new one. The typed key is never stored on the
 * device.
 */
export function KeyCard({ stored, title, text, PlaceFields }: KeyCardProps) {
  const { errors, problem, busy, onSubmit } = useForm({
    schema: NewKey,
    onSubmit: async (key, form) => {
      await saveKey(stored.provider, key)
      form.reset()
      notify({ title: 'API key saved', text: title, tone: 'success' })
    },
    onFailure: whyNot,
  })
  return (
    <Card title={title} text={text}>
      <div className="grid gap-4">
        <KeyState stored={stored} title={title} />
        {problem && <Banner tone="error">{problem}</Banner>}
        <form noValidate onSubmit={onSubmit} className="grid gap-4">
          <TextField
            label="API key"
            name="key"
            type="password"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={stored.checkedAt ? 'A new key in the place of the saved one' : ''}
            required
            error={errors.key}
          />
          {PlaceFields && <PlaceFields stored={stored} errors={errors} />}
          <Button type="submit" busy={busy} className="sm:justify-self-start">
            {busy ? 'Checking...' : 'Save API Key'}
          </Button>
        </form>
      </div>
    </Card>
  )
}

/** The key in use, with a button to remove it. */
function KeyState({ stored, title }: { stored: StoredKey; title: string }) {
  if (stored.checkedAt === null) {
    return (
      <p className="text-muted text-sm">
        {stored.server
          ? 'This server has a key of its own, so you need none. A key that you save here is used instead.'
          : 'No key saved.'}
      </p>
    )
  }
  return (
    <div className="grid gap-2">
      {!stored.readable && (
        <Banner tone="warn">Please enter the key again. The server can no longer read the saved one.</Banner>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex min-w-0 items-center gap-2 text-sm">
          <KeyRound aria-hidden className="size-4.5 shrink-0 text-muted" />
          {savedLine(stored)}
        </p>
        <RemoveKey stored={stored} title={title} />
      </div>
    </div>
  )
}

function RemoveKey({ stored: { provider, server }, title }: { stored: StoredKey; title: string }) {
  const remove = () =>
    attempt(() => removeKey(provider), {
      done: { title: 'API key removed', text: title },
      failed: (error) => ({ title: 'API key not removed', text: whyNot(error), tone: 'error' }),
    })
  return (
    <ConfirmFirst
      trigger={(ask) => (
        <Button variant="secondary" icon={<Trash2 />} aria-label={`Remove the key (${title})`} onClick={ask}>
          Remove
        </Button>
      )}
      title="Remove API Key"
      text={
        server
          ? 'The server forgets this key and uses its own from then on.'
          : 'The server forgets this key. Rove goes on without it.'
      }
      confirmLabel="Remove"
      danger
      onConfirm={remove}
    />
  )
}
