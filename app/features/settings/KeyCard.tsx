import type { ReactNode } from 'react'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { useForm } from '#app/ui/form.ts'
import type { FieldErrors } from '#app/ui/formValues.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { notify } from '#app/ui/toast.ts'
import { NewKey } from '#db/model/key.ts'
import { KeyState } from './KeyState.tsx'
import { type StoredKey, saveKey, whyNot } from './keys.ts'

export interface PlaceFieldsProps {
  stored: StoredKey
  errors: FieldErrors
}

export interface KeyCardProps {
  stored: StoredKey
  title: string
  text: string
  /** What a service takes beside the key. */
  PlaceFields?: (props: PlaceFieldsProps) => ReactNode
}

/** One service: whether a key is there, and a form for a new one. What was typed is kept nowhere on the device. */
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
