import { Trash2 } from 'lucide-react'
import { type KeyboardEvent, useId, useMemo, useRef } from 'react'
import * as v from 'valibot'
import { draftKey, useDraft } from '#app/data/device/draft.ts'
import { changeFailed } from '#app/data/failure.ts'
import { useNames } from '#app/data/server/members.ts'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { deleteRows } from '#app/entities/deletion.ts'
import { DoneTask } from '#app/entities/task/DoneTask.tsx'
import { Button } from '#app/ui/Button.tsx'
import { longDate } from '#app/ui/dates.ts'
import { useForm } from '#app/ui/form.ts'
import { IconButton } from '#app/ui/IconButton.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { usePainted } from '#app/ui/usePainted.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { NewNote, type Note } from '#db/model/entities/note.ts'
import type { Task } from '#db/model/entities/task.ts'
import { newId } from '#db/model/id.ts'

/** As many as fit on a phone, so that a long history does not delay the page. */
const SAID_AT_FIRST = 5

/** What people wrote about a lead: its own text, then notes, calls and visits, the newest first. */
export function LeadNotes({ lead }: { lead: Lead }) {
  const headingId = useId()
  const said = useSaid(lead.id)
  const isPainted = usePainted()
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <h3 id={headingId} className="mb-1 font-semibold text-heading">
        Notes, calls and visits
      </h3>
      {lead.notes && <p className="wrap-anywhere mb-3 whitespace-pre-wrap">{lead.notes}</p>}
      <AddNote key={lead.id} leadId={lead.id} />
      {!said && <Skeleton className="mt-3 h-16" />}
      <ol className="mt-3 grid gap-2 empty:hidden">
        {said
          ?.slice(0, isPainted ? undefined : SAID_AT_FIRST)
          .map((one) =>
            'text' in one ? <NoteItem key={one.id} note={one} /> : <TaskItem key={one.id} task={one} />,
          )}
      </ol>
    </section>
  )
}

/** Notes and finished tasks, the newest first. */
function useSaid(leadId: number): (Note | Task)[] | undefined {
  const notes = useRows('notes')
  const tasks = useRows('tasks')
  return useMemo(() => {
    const done = tasks?.filter((task) => task.leadId === leadId && task.done) ?? []
    return notes
      ?.filter((note) => note.leadId === leadId)
      .map((note): Note | Task => note)
      .concat(done)
      .sort((a, b) => timeOf(b).localeCompare(timeOf(a)) || b.id - a.id)
  }, [notes, tasks, leadId])
}

const timeOf = (one: Note | Task) => ('text' in one ? one.createdAt : (one.doneAt ?? one.createdAt))

/** @param userId the person who wrote or did something. @returns their name for the start of a sentence */
function useWho(userId: number): string {
  const { user, team } = useWorkspace()
  const names = useNames([team.id])
  return userId === user.id ? 'You' : (names.get(userId) ?? 'A team mate')
}

function TaskItem({ task }: { task: Task }) {
  return <DoneTask task={task} who={useWho(task.userId)} />
}

function NoteItem({ note }: { note: Note }) {
  const { user } = useWorkspace()
  const author = useWho(note.createdBy)
  return (
    <li className="rounded-lg border border-line bg-page pb-3 pl-3">
      <div className="flex min-h-11 items-center gap-2">
        <p className="min-w-0 flex-1 text-muted text-sm">
          <span className="font-medium text-ink">{author}</span>{' '}
          <time dateTime={note.createdAt}>{longDate(note.createdAt)}</time>
        </p>
        {note.createdBy === user.id && <DeleteNote note={note} />}
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

/** The field for a new note; unsaved text survives a reload. */
function AddNote({ leadId }: { leadId: number }) {
  const { user, change } = useWorkspace()
  const box = useRef<HTMLTextAreaElement>(null)
  const draft = useDraft(draftKey(user.id, `note-${leadId}`), nothing)
  const { errors, busy, onSubmit } = useForm({
    schema: Typed,
    onSubmit: async ({ text }) => {
      await change({ name: 'note.add', args: { id: newId(), fields: { leadId, text } } })
      draft.forget()
      // Cleared in place, so that the next note can be typed at once.
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
