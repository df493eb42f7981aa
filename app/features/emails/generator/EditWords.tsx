import { useEffect, useRef } from 'react'
import { firstPlaceholder } from '#app/entities/email/placeholders.ts'
import type { Words } from '#app/entities/email/temporaryEmail.ts'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'

interface EditWordsProps {
  words: Words
  /** Counts how often the next placeholder was requested; 0 = never. */
  sought: number
  onEdit: (words: Words) => void
}

/** The email for editing; each keystroke is reported. */
export function EditWords({ words, sought, onEdit }: EditWordsProps) {
  const subject = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (sought > 0) selectFirst([subject.current, body.current])
  }, [sought])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TextField
        ref={subject}
        label="Subject"
        value={words.subject}
        onChange={({ target }) => onEdit({ ...words, subject: target.value })}
        maxLength={300}
        autoComplete="off"
        enterKeyHint="next"
      />
      <TextArea
        ref={body}
        label="Body"
        value={words.body}
        onChange={({ target }) => onEdit({ ...words, body: target.value })}
        maxLength={20_000}
        rows={14}
      />
    </div>
  )
}

/** Selects the first placeholder, so that typing replaces it. */
function selectFirst(boxes: (HTMLInputElement | HTMLTextAreaElement | null)[]) {
  for (const box of boxes) {
    const place = box && firstPlaceholder(box.value)
    if (!place) continue
    box.setSelectionRange(...place)
    box.focus()
    return
  }
}
