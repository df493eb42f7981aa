import { choiceWord } from '#app/entities/choiceWords.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import { nameOf } from '#db/model/entities/registry.ts'
import type { Task, TaskKind } from '#db/model/entities/task.ts'

const kinds: Record<TaskKind, string> = { call: 'Call', visit: 'Visit', todo: 'To do' }

/** The name of a kind of task: "To do". */
export const kindWord = (kind: TaskKind): string => choiceWord(kinds, kind)

const verbs: Record<TaskKind, string> = { call: 'Call', visit: 'Visit', todo: 'Follow up with' }

/** The default title of a task of a kind: "Call Mia Berg". */
export const usualTitle = (kind: TaskKind, lead: Lead): string =>
  `${choiceWord(verbs, kind)} ${nameOf('leads', lead)}`.slice(0, LONGEST)

const LONGEST = 300

/** The outcome of a finished task: "Reached"; '' if its title is enough. */
export function outcomeWords({ kind, outcome }: Pick<Task, 'kind' | 'outcome'>): string {
  if (outcome === 'reached') return 'Reached'
  if (outcome === 'no-answer') return 'No answer'
  return kind === 'visit' ? 'Visited' : ''
}
