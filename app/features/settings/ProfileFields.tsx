import { useState } from 'react'
import type { Texts } from '#app/data/device/draft.ts'
import { photoFile } from '#app/data/device/photo.ts'
import { upload } from '#app/data/server/upload.ts'
import { classes } from '#app/ui/classes.ts'
import { FileDrop } from '#app/ui/FileDrop.tsx'
import type { FieldErrors } from '#app/ui/formValues.ts'
import { TextField } from '#app/ui/TextField.tsx'
import type { FileValue } from '#app/ui/useUpload.ts'

export interface ProfileFieldsProps {
  values: Texts
  errors: FieldErrors
  offline: boolean
  onUploading: (uploading: boolean) => void
}

/** The fields of a person's profile. */
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

/** Required before the username or the email address changes, to prove that it is the person. */
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

/** The limits of an avatar. */
const PICTURES = ['image/jpeg', 'image/png', 'image/gif']
const MOST_MEGABYTES = 2

interface AvatarUploadProps {
  /** The address of the current picture, or ''. */
  start: string
  disabled: boolean
  onUploading: (uploading: boolean) => void
  className?: string
}

/**
 * The person's picture, in the form as `profileImageUrl`. It is uploaded at once, and used after Save
 * Changes.
 */
function AvatarUpload({ start, disabled, onUploading, className }: AvatarUploadProps) {
  const [file, setFile] = useState<FileValue>(
    start ? { url: start, name: 'Your picture', type: 'image/*' } : undefined,
  )
  const url = file === 'uploading' ? start : (file?.url ?? '')
  const keep = (next: FileValue) => {
    setFile(next)
    onUploading(next === 'uploading')
  }
  return (
    <div className={classes('grid gap-2', className)}>
      <input type="hidden" name="profileImageUrl" value={url} />
      <FileDrop
        label="Drag & drop your picture here"
        types={PICTURES}
        megabytes={MOST_MEGABYTES}
        shrinkPhoto={photoFile}
        value={file}
        onChange={keep}
        upload={upload}
        disabled={disabled}
      />
      {disabled && <p className="text-muted text-sm">Uploading a picture needs a connection.</p>}
      {url !== start && <p className="text-muted text-sm">Your team sees it after Save Changes.</p>}
    </div>
  )
}
