import { Trash2 } from 'lucide-react'
import { type KeyboardEvent, useId, useMemo, useRef } from 'react'
import * as v from 'valibot'
import { draftKey, useDraft } from '#app/data/device/draft.ts'
import { changeFailed } from '#app/data/failure.ts'
import { useNames } from '#app/data/server/members.ts'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { deleteRows } from '#app/entities/deletion.ts'
import { Button } from '#app/ui/Button.tsx'
import { longDate } from '#app/ui/dates.ts'
import { useForm } from '#app/ui/form.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import type { Lead } from '#db/model/entities/lead.ts'
import { NewNote, type Note } from '#db/model/entities/note.ts'
import { newId } from '#db/model/id.ts'

/** What is known of a lead in somebody's words: its own text, then note by note, the newest first. */
export function LeadNotes({ lead }: { lead: Lead }) {
  const headingId = useId()
  const notes = useNotes(lead.id)
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <h3 id={headingId} className="mb-1 font-semibold">
        Notes
      </h3>
      {lead.notes && <p className="wrap-anywhere mb-3 whitespace-pre-wrap">{lead.notes}</p>}
      <AddNote key={lead.id} leadId={lead.id} />
      {!notes && <Skeleton className="mt-3 h-16" />}
      <ol className="mt-3 grid gap-2 empty:hidden">
        {notes?.map((note) => (
          <NoteItem key={note.id} note={note} />
        ))}
      </ol>
    </section>
  )
}

function useNotes(leadId: number): Note[] | undefined {
  const rows = useRows('notes')
  return useMemo(
    () =>
      rows
        ?.filter((note) => note.leadId === leadId)
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id - a.id),
    [rows, leadId],
  )
}

function NoteItem({ note }: { note: Note }) {
  const { user, team } = useWorkspace()
  const names = useNames([team.id])
  const own = note.createdBy === user.id
  const author = own ? 'You' : (names.get(note.createdBy) ?? 'A team mate')
  return (
    <li className="rounded-lg border border-line bg-page pb-3 pl-3">
      <div className="flex min-h-11 items-center gap-2">
        <p className="min-w-0 flex-1 text-muted text-sm">
          <span className="font-medium text-ink">{author}</span>{' '}
          <time dateTime={note.createdAt}>{longDate(note.createdAt)}</time>
        </p>
        {own && <DeleteNote note={note} />}
      </div>
      <p className="wrap-anywhere whitespace-pre-wrap pr-3">{note.text}</p>
    </li>
  )
}

function DeleteNote({ note: { id, version } }: { note: Note }) {
  const { change } = useWorkspace()
  const remove = () =>
    deleteRows(change, [{ table: 'notes', id, version }], {
      deleted: { title: 'Note deleted' },
      notDeleted: changeFailed('Failed to delete note', 'Please try again.'),
      notRestored: changeFailed('Failed to restore the note', 'Please try again.'),
    })
  return <IconButton label="Delete note" icon={<Trash2 />} onClick={() => void remove()} />
}

const Typed = v.pick(NewNote, ['text'])
const nothing = { text: '' }

/** Where a note about a lead is written; what is not added yet outlives a reload. */
function AddNote({ leadId }: { leadId: number }) {
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
