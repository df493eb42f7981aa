import { MessageSquarePlus } from 'lucide-react'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { draftKey, useDraft } from '#app/data/device/draft.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { MentionChoice, mentionIn } from '#app/entities/MentionChoice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import type { TypedMention } from '#db/model/mention.ts'

/** Access to the typed note for the code that saves it. */
export interface Noted {
  text(): string
  /** Deletes the draft; call it once the note is stored elsewhere. */
  forget(): void
}

interface NoteFieldProps {
  ref: Ref<Noted>
  /** Identifies this note on this device, such as "call-17". */
  of: string
}

/**
 * The note on a call or a visit. The keyboard opens only when somebody wants to write; unsaved text survives
 * a reload.
 */
export function NoteField({ ref, of }: NoteFieldProps) {
  const { user } = useWorkspace()
  const draft = useDraft(draftKey(user.id, of), { note: '' })
  const box = useRef<HTMLTextAreaElement>(null)
  const [writing, setWriting] = useState(false)
  const [mention, setMention] = useState<TypedMention>()
  useEffect(() => {
    if (writing) box.current?.focus()
  }, [writing])
  useImperativeHandle(ref, () => ({
    text: () => box.current?.value.trim() ?? '',
    forget: draft.forget,
  }))
  if (!writing && !draft.cameBack) {
    return (
      <Button variant="secondary" wide icon={<MessageSquarePlus />} onClick={() => setWriting(true)}>
        Add a note
      </Button>
    )
  }
  return (
    <form onInput={draft.keep} onSubmit={(event) => event.preventDefault()}>
      <MentionChoice box={box} mention={mention} onChosen={() => setMention(undefined)} />
      <TextArea
        ref={box}
        name="note"
        label="Note"
        rows={2}
        maxLength={20_000}
        defaultValue={draft.values.note}
        onSelect={({ currentTarget }) => setMention(mentionIn(currentTarget))}
      />
    </form>
  )
}
