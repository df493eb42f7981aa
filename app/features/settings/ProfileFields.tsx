import type { Texts } from '#app/data/device/draft.ts'
import type { FieldErrors } from '#app/ui/formValues.ts'
import { TextField } from '#app/ui/TextField.tsx'
import { AvatarUpload } from './AvatarUpload.tsx'

export interface ProfileFieldsProps {
  values: Texts
  errors: FieldErrors
  offline: boolean
  onUploading: (uploading: boolean) => void
}

/** What is asked of a person about themselves (SPEC.md section 2, Settings, Profile). */
export function ProfileFields({ values, errors, offline, onUploading }: ProfileFieldsProps) {
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] })
  return (
    <>
      <AvatarUpload
        className="sm:col-span-2"
        start={values.profileImageUrl ?? ''}
        disabled={offline}
        onUploading={onUploading}
      />
      <TextField label="Full Name" autoComplete="name" {...field('fullName')} />
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <TextField label="Email" type="email" inputMode="email" autoComplete="email" {...field('email')} />
      <TextField label="Position" autoComplete="organization-title" {...field('position')} />
      <TextField label="Company" autoComplete="organization" {...field('company')} />
    </>
  )
}

/** Proves that it is the person who would be known by another name or address. */
export const CurrentPassword = ({ error }: { error: string | undefined }) => (
  <TextField
    className="sm:col-span-2"
    label="Current Password"
    name="currentPassword"
    type="password"
    autoComplete="current-password"
    hint="A new username or email address needs it."
    error={error}
  />
)
