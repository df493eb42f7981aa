import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { draftKey, useDraft } from '#app/data/device/draft.ts'
import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { MentionChoice, mentionIn } from '#app/entities/MentionChoice.tsx'
import { useForm } from '#app/ui/form.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { NewNote } from '#db/model/entities/note.ts'
import { newId } from '#db/model/id.ts'
import type { TypedMention } from '#db/model/mention.ts'

const Typed = v.pick(NewNote, ['text'])
const nothing = { text: '' }

/** The field for a new note, at the foot of a lead's page; unsaved text survives a reload. */
export function NoteBox({ leadId }: { leadId: number }) {
  const { user, change } = useWorkspace()
  const box = useRef<HTMLTextAreaElement>(null)
  const [mention, setMention] = useState<TypedMention>()
  const draft = useDraft(draftKey(user.id, `note-${leadId}`), nothing)
  const { errors, busy, onSubmit } = useForm({
    schema: Typed,
    onSubmit: async ({ text }) => {
      await change({ name: 'note.add', args: { id: newId(), fields: { leadId, text } } })
      draft.forget()
      // Cleared in place, so that the next note can be typed at once.
      if (box.current) box.current.value = ''
      setMention(undefined)
    },
    onFailure: changeFailed('Failed to add note', 'Please try again.'),
  })
  return (
    <form noValidate onSubmit={onSubmit} onInput={draft.keep}>
      <MentionChoice box={box} mention={mention} onChosen={() => setMention(undefined)} />
      <div className="flex items-end gap-1">
        <TextArea
          ref={box}
          name="text"
          label="Add a note"
          hideLabel
          placeholder="Add a note"
          rows={1}
          defaultValue={draft.values.text}
          error={errors.text}
          onSelect={({ currentTarget }) => setMention(mentionIn(currentTarget))}
          onKeyDown={addOnShortcut}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          className="min-w-0 flex-1"
        />
        <IconButton type="submit" label="Add note" icon={<SendHorizontal />} disabled={busy} />
      </div>
    </form>
  )
}

function addOnShortcut(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
