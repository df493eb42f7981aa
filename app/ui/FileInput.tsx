import type { Ref } from 'react'

export interface FileInputProps {
  ref: Ref<HTMLInputElement>
  label: string
  /** Media types, with commas between. */
  accept: string
  /** Opens the phone's camera: the one that sees the person, or the one that sees what is before them. */
  capture?: 'user' | 'environment' | undefined
  onFile: (file: File) => void
}

/** What opens the device's way to choose a file when a button clicks it; the same file can be chosen again. */
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
