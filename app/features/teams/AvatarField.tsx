import { useId, useState } from 'react'
import { upload } from '#app/data/server/upload.ts'
import { FileDrop } from '#app/ui/FileDrop.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { FileValue } from '#app/ui/useUpload.ts'

const MOST_MEGABYTES = 2
const pictures = ['image/jpeg', 'image/png', 'image/gif']
const pdfAndPictures = ['application/pdf', ...pictures]

export interface AvatarFieldProps {
  /** Only accepts a picture to upload; otherwise also a URL or a PDF. */
  pictureOnly?: boolean | undefined
  file: FileValue
  onFileChange: (file: FileValue) => void
  error: string | undefined
}

/** A new team's avatar, in the form as `avatarUrl`; an uploaded file has priority over a URL. */
export function AvatarField({ pictureOnly = false, file, onFileChange, error }: AvatarFieldProps) {
  const hintId = useId()
  const [address, setAddress] = useState('')
  const uploaded = file === 'uploading' ? undefined : file
  return (
    <fieldset aria-describedby={pictureOnly ? undefined : hintId} className="grid min-w-0 gap-2">
      <legend className="mb-1 font-medium text-sm">
        Team Avatar<span className="font-normal text-muted"> (optional)</span>
      </legend>
      {uploaded && <input type="hidden" name="avatarUrl" value={uploaded.url} />}
      {!uploaded && !pictureOnly && (
        <TextField
          label="Avatar URL"
          hideLabel
          name="avatarUrl"
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          placeholder="https://example.com/logo.png"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          error={error}
        />
      )}
      <FileDrop
        label={pictureOnly ? 'Drag & drop team logo here' : 'Drag & drop team logo or PDF here'}
        types={pictureOnly ? pictures : pdfAndPictures}
        megabytes={MOST_MEGABYTES}
        value={file}
        onChange={onFileChange}
        upload={upload}
      />
      {!pictureOnly && (
        <p id={hintId} className="text-muted text-sm">
          Enter a URL or upload an image or PDF for your team's avatar
        </p>
      )}
    </fieldset>
  )
}
