import { useMemo } from 'react'
import { useRows } from '#app/data/workspace.tsx'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Note } from '#db/model/entities/note.ts'
import type { Task } from '#db/model/entities/task.ts'
import { compared } from '#db/model/order.ts'
import { type StatusChange, useStatusChanges } from './statusChanges.ts'

/** Something that was said or done about a lead. */
export type Entry =
  | { kind: 'note'; at: string; key: string; note: Note }
  | { kind: 'task'; at: string; key: string; task: Task }
  | { kind: 'status'; at: string; key: string; change: StatusChange }

/**
 * All that was said or done about a lead, the newest first: notes, mails (which leave a note), calls, visits, other
 * finished tasks and changes of the status. Undefined until it has been read.
 */
export function useTimeline(lead: Lead): readonly Entry[] | undefined {
  const notes = useRows('notes')
  const tasks = useRows('tasks')
  const changes = useStatusChanges(lead)
  return useMemo(
    () => notes && timelineOf(lead.id, { notes, tasks: tasks ?? [], changes }),
    [lead.id, notes, tasks, changes],
  )
}

interface Known {
  notes: readonly Note[]
  tasks: readonly Task[]
  changes: readonly StatusChange[]
}

/** The entries of one lead in order, out of the notes and tasks of all leads. */
export function timelineOf(leadId: number, { notes, tasks, changes }: Known): Entry[] {
  const entries: Entry[] = changes.map((change) => ({
    kind: 'status',
    at: change.at,
    key: `${change.at} ${change.to}`,
    change,
  }))
  for (const note of notes) {
    if (note.leadId === leadId) entries.push({ kind: 'note', at: note.createdAt, key: `${note.id}`, note })
  }
  for (const task of tasks) {
    if (task.leadId !== leadId || !task.done) continue
    entries.push({ kind: 'task', at: task.doneAt ?? task.createdAt, key: `${task.id}`, task })
  }
  return entries.sort((a, b) => compared(b.at, a.at) || compared(b.key, a.key))
}
