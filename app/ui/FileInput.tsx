import type { Ref } from 'react'

export interface FileInputProps {
  ref: Ref<HTMLInputElement>
  label: string
  /** Media types, separated by commas. */
  accept: string
  /** Opens the phone's camera: the front camera ('user') or the back camera ('environment'). */
  capture?: 'user' | 'environment' | undefined
  onFile: (file: File) => void
}

/** The file input that a button opens by clicking it. The same file can be chosen again. */
export function FileInput({ ref, label, accept, capture, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      hidden
      type="file"
      accept={accept}
      capture={capture}
      aria-label={label}
      onChange={({ target }) => {
        const [file] = target.files ?? []
        target.value = ''
        if (file) onFile(file)
      }}
    />
  )
}
