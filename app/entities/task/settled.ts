import type { Task, TaskKind } from '#db/model/entities/task.ts'
import { byDue, toneOf } from './due.ts'

/**
 * The follow-up that this person completes by doing such a thing now: of those that are due, the first one of that
 * kind, else the first one with the usual title of a to-do, "Follow up with …", which any contact completes.
 * @returns undefined if none was due yet: a task for a later day stays open
 */
export function settledBy(
  tasks: readonly Task[],
  did: { leadId: number; kind: TaskKind | 'mail'; userId: number; usualToDo: string },
  now: Date,
): Task | undefined {
  const { leadId, kind, userId, usualToDo } = did
  const due = tasks
    .filter((task) => task.leadId === leadId && !task.done && task.userId === userId)
    .filter(({ dueAt }) => toneOf(dueAt, now) !== 'calm')
    .sort(byDue)
  return (
    due.find((task) => task.kind === kind) ??
    due.find((task) => task.kind === 'todo' && task.title === usualToDo)
  )
}

/** Appends one note to another. */
export const withMore = (note: string, more: string): string => [note, more].filter(Boolean).join('\n')
