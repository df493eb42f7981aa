import type { Task, TaskKind } from '#db/model/entities/task.ts'
import { byDue, toneOf } from './due.ts'

/**
 * The follow-up that somebody settles who did such a thing now: the one of that kind that was due first.
 * @returns undefined where none was due yet: what is planned for later stays planned
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

/** A note with another below it. */
export const withMore = (note: string, more: string): string => [note, more].filter(Boolean).join('\n')
