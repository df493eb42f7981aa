import { type KeyboardEvent, useRef } from 'react'
import * as v from 'valibot'
import { draftKey } from '#app/data/device/draft.ts'
import { useDraft } from '#app/data/device/useDraft.ts'
import { changeFailed } from '#app/data/failure.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Button } from '#app/ui/Button.tsx'
import { useForm } from '#app/ui/form.ts'
import { TextArea } from '#app/ui/TextArea.tsx'
import { NewNote } from '#db/model/entities/note.ts'
import { newId } from '#db/model/id.ts'

const Typed = v.pick(NewNote, ['text'])
const nothing = { text: '' }

/** Where a note about a lead is written; what is not added yet outlives a reload. */
export function AddNote({ leadId }: { leadId: number }) {
  const { user, change } = useWorkspace()
  const box = useRef<HTMLTextAreaElement>(null)
  const draft = useDraft(draftKey(user.id, `note-${leadId}`), nothing)
  const { errors, busy, onSubmit } = useForm({
    schema: Typed,
    onSubmit: async ({ text }) => {
      await change({ name: 'note.add', args: { id: newId(), fields: { leadId, text } } })
      draft.forget()
      // Emptied in place, so that the next note can be typed at once.
      if (box.current) box.current.value = ''
    },
    onFailure: changeFailed('Failed to add note', 'Please try again.'),
  })
  return (
    <form noValidate onSubmit={onSubmit} onInput={draft.keep} className="grid justify-items-end gap-2">
      <TextArea
        ref={box}
        name="text"
        label="Add a note"
        rows={2}
        defaultValue={draft.values.text}
        error={errors.text}
        onKeyDown={addOnShortcut}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        className="w-full"
      />
      <Button type="submit" variant="secondary" busy={busy}>
        Add note
      </Button>
    </form>
  )
}

function addOnShortcut(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
