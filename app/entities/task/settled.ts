import type { Task, TaskKind } from '#db/model/entities/task.ts'
import { byDue, toneOf } from './due.ts'

/**
 * The follow-up that this person completes by doing such a thing now: the one of that kind that was due
 * first.
 * @returns undefined if none was due yet: a task for a later day stays open
 */
export function settledBy(
  tasks: readonly Task[],
  did: { leadId: number; kind: TaskKind; userId: number },
  now: Date,
): Task | undefined {
  const { leadId, kind, userId } = did
  return tasks
    .filter((task) => task.leadId === leadId && !task.done && task.kind === kind && task.userId === userId)
    .filter(({ dueAt }) => toneOf(dueAt, now) !== 'calm')
    .sort(byDue)[0]
}

/** Appends one note to another. */
export const withMore = (note: string, more: string): string => [note, more].filter(Boolean).join('\n')
