import { useMemo } from 'react'
import { useRows } from '#app/data/workspace.tsx'
import { byDue, dayWords, dueWords, type Tone, toneOf } from '#app/entities/task/due.ts'
import { kindWord } from '#app/entities/task/words.ts'
import { isContact, type Task } from '#db/model/entities/task.ts'

/** The next task of a lead, or the last contact: "call due today", "seen 3 days ago". */
export type Next = { text: string; tone: Tone } | undefined

/** The tasks of a lead, open and done. */
export interface Work {
  /** The open task that is due first. */
  open?: Task
  /** The last call or visit, whatever its outcome. */
  last?: Task
}

const none: ReadonlyMap<number, Work> = new Map()
const known = new WeakMap<readonly Task[], ReadonlyMap<number, Work>>()

/** The tasks of each lead, by the lead's id, computed in one pass; cached by the array of tasks. */
export function workOf(tasks: readonly Task[]): ReadonlyMap<number, Work> {
  const before = known.get(tasks)
  if (before) return before
  const works = new Map<number, Work>()
  for (const task of tasks) {
    const work = works.get(task.leadId) ?? {}
    works.set(task.leadId, work)
    add(work, task)
  }
  known.set(tasks, works)
  return works
}

function add(work: Work, task: Task) {
  const { done, doneAt, kind } = task
  if (!done) {
    if (!work.open || byDue(task, work.open) < 0) work.open = task
  } else if (doneAt !== null && isContact(kind) && doneAt > (work.last?.doneAt ?? '')) {
    work.last = task
  }
}

/** The open task of a lead that is due first. @param work undefined if the lead has no tasks */
export function stepOf(work: Work | undefined, now: Date): Next {
  const { open } = work ?? {}
  if (!open) return undefined
  const tone = toneOf(open.dueAt, now)
  const due = tone === 'calm' ? '' : ' due'
  return { text: `${kindWord(open.kind).toLowerCase()}${due} ${dueWords(open.dueAt, now)}`, tone }
}

/** An open task has priority over the last contact. @param work undefined if the lead has no tasks */
export function nextOf(work: Work | undefined, now: Date): Next {
  const step = stepOf(work, now)
  if (step) return step
  const { last } = work ?? {}
  if (!last?.doneAt) return undefined
  return { text: `${lastWords(last)} ${dayWords(new Date(last.doneAt), now)}`, tone: 'calm' }
}

function lastWords({ kind, outcome }: Task): string {
  if (outcome === 'no-answer') return 'no answer'
  return kind === 'visit' ? 'seen' : 'called'
}

/** The tasks of each lead of the team, live; empty until they have been read. */
export function useWork(): ReadonlyMap<number, Work> {
  const tasks = useRows('tasks')
  return tasks ? workOf(tasks) : none
}

/**
 * Returns a function for lists that gives the next task of any lead; the function stays the same until a task
 * changes.
 */
export function useNext(): (leadId: number) => Next {
  const works = useWork()
  return useMemo(() => (leadId) => nextOf(works.get(leadId), new Date()), [works])
}
