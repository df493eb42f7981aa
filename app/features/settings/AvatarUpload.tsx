import { useState } from 'react'
import { photoFile } from '#app/data/device/photo.ts'
import { upload } from '#app/data/server/upload.ts'
import { classes } from '#app/ui/classes.ts'
import { FileDrop } from '#app/ui/FileDrop.tsx'
import type { FileValue } from '#app/ui/useUpload.ts'

/** SPEC.md section 5, Avatar upload. */
const PICTURES = ['image/jpeg', 'image/png', 'image/gif']
const MOST_MEGABYTES = 2

export interface AvatarUploadProps {
  /** The address of the picture as it is, or ''. */
  start: string
  disabled: boolean
  onUploading: (uploading: boolean) => void
  className?: string
}

/** The person's picture, in the form as `profileImageUrl`: uploaded at once, theirs with Save Changes. */
export function AvatarUpload({ start, disabled, onUploading, className }: AvatarUploadProps) {
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
