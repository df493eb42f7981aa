import { Mail, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { changeFailed } from '#app/data/failure.ts'
import { useNames } from '#app/data/server/members.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { deleteRows } from '#app/entities/deletion.ts'
import { DoneTask } from '#app/entities/task/DoneTask.tsx'
import { Button } from '#app/ui/Button.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { StatusBadge } from '#app/ui/StatusBadge.tsx'
import { TimeAgo } from '#app/ui/TimeAgo.tsx'
import { usePainted } from '#app/ui/usePainted.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { isSentNote, type Note } from '#db/model/entities/note.ts'
import type { StatusChange } from './statusChanges.ts'
import { type Entry, useTimeline } from './timeline.ts'

/** As many as fit on a phone, so that a long history does not delay the page. */
const SHOWN_AT_FIRST = 3
/** More are shown by a tap, so that the facts below stay within reach. */
const SHOWN = 8

/** What was said and done about a lead: its own text, then notes, calls, visits, mails and statuses. */
export function LeadTimeline({ lead }: { lead: Lead }) {
  const headingId = useId()
  const entries = useTimeline(lead)
  const isPainted = usePainted()
  const [all, setAll] = useState(false)
  const shown = entries?.slice(0, all ? undefined : isPainted ? SHOWN : SHOWN_AT_FIRST)
  const rest = isPainted && entries && shown ? entries.length - shown.length : 0
  return (
    <section aria-labelledby={headingId} className="min-w-0">
      <h3 id={headingId} className="mb-1 font-semibold text-heading">
        Activity
      </h3>
      {lead.notes && <p className="wrap-anywhere mb-2 whitespace-pre-wrap">{lead.notes}</p>}
      {!entries && <Skeleton className="h-16" />}
      {entries?.length === 0 && !lead.notes && <p className="text-muted text-sm">Nothing noted yet.</p>}
      <ol className="divide-y divide-line empty:hidden">
        {shown?.map((entry) => (
          <EntryItem key={entry.key} entry={entry} />
        ))}
      </ol>
      {rest > 0 && (
        <Button variant="ghost" className="-ml-4" onClick={() => setAll(true)}>
          Show {rest} more
        </Button>
      )}
    </section>
  )
}

function EntryItem({ entry }: { entry: Entry }) {
  if (entry.kind === 'note') return <NoteItem note={entry.note} />
  if (entry.kind === 'status') return <StatusItem change={entry.change} />
  return <TaskItem entry={entry} />
}

/** @param userId the person who wrote or did something. @returns their name for the start of a sentence */
function useWho(userId: number | null, fullName: string | null = null): string {
  const { user, team } = useWorkspace()
  const names = useNames([team.id])
  if (userId === user.id) return 'You'
  return (userId && names.get(userId)) || fullName || (userId ? 'A team mate' : 'Rove')
}

function TaskItem({ entry: { task } }: { entry: Extract<Entry, { kind: 'task' }> }) {
  return <DoneTask task={task} who={useWho(task.userId)} />
}

interface SaidProps {
  who: string
  at: string
  children?: ReactNode
}

/** Who did something, and when. */
function Said({ who, at, children }: SaidProps) {
  return (
    <div className="flex min-h-11 items-center gap-2">
      <p className="min-w-0 flex-1 text-muted text-sm">
        <span className="font-medium text-ink">{who}</span> <TimeAgo at={at} />
      </p>
      {children}
    </div>
  )
}

function StatusItem({ change: { at, to, userId, fullName } }: { change: StatusChange }) {
  return (
    <li className="pb-2">
      <Said who={useWho(userId, fullName)} at={at} />
      <p className="flex items-center gap-1">
        Status: <StatusBadge bare status={to} />
      </p>
    </li>
  )
}

function NoteItem({ note }: { note: Note }) {
  const { user } = useWorkspace()
  const author = useWho(note.createdBy)
  const isMail = isSentNote(note)
  return (
    <li className="pb-2">
      <Said who={author} at={note.createdAt}>
        {note.createdBy === user.id && <DeleteNote note={note} />}
      </Said>
      <p className={isMail ? 'flex items-start gap-2 font-medium' : 'wrap-anywhere whitespace-pre-wrap'}>
        {isMail && <Mail aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent-ink" />}
        {isMail ? <span className="wrap-anywhere min-w-0">{note.text}</span> : note.text}
      </p>
    </li>
  )
}

function DeleteNote({ note: { id, version } }: { note: Note }) {
  const { change } = useWorkspace()
  const remove = () =>
    deleteRows(change, [{ table: 'notes', id, version }], {
      deleted: (count) => ({ title: count === 1 ? 'Note deleted' : `${count} notes deleted` }),
      notDeleted: changeFailed('Failed to delete note', 'Please try again.'),
      notRestored: changeFailed('Failed to restore the note', 'Please try again.'),
    })
  return <IconButton label="Delete note" icon={<Trash2 />} onClick={() => void remove()} />
}
