import { Camera } from 'lucide-react'
import { useRef } from 'react'
import { photoFrom } from '#app/data/device/photo.ts'
import { changeFailed } from '#app/data/failure.ts'
import { useAttempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import type { NewFile } from '#db/device/mutate.ts'

interface PhotoButtonProps {
  label: string
  wide?: boolean
  /** Called with the photo, reduced in size. */
  onTake: (photo: NewFile) => Promise<void> | void
}

/** A button to take or choose a photo; works offline. */
export function PhotoButton({ label, wide, onTake }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const { busy, attempt } = useAttempt()
  const take = (file: File) =>
    attempt(async () => onTake(await photoFrom(file)), {
      failed: changeFailed('Invalid file type', 'Please upload one of the following: jpeg, png, gif'),
    })
  return (
    <>
      <Button
        variant="secondary"
        wide={wide}
        icon={<Camera />}
        busy={busy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/gif"
        aria-label="Photo"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void take(file)
        }}
      />
    </>
  )
}
