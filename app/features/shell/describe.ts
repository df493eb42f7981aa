import type { OutboxEntry } from '#db/device/store.ts'
import {
  type AnyRow,
  entities,
  knownMutation,
  type MutationName,
  nameOf,
} from '#db/model/entities/registry.ts'
import type { Kind } from '#db/model/sync/mutation.ts'

const done: Record<Kind, string> = {
  create: 'added',
  add: 'added',
  edit: 'edited',
  set: 'changed',
  delete: 'deleted',
  restore: 'restored',
  approve: 'approved',
  send: 'sent',
  cancel: 'cancelled',
  resolve: 'settled',
}
/** Mutations with another text. */
const otherwise: Partial<Record<MutationName, string>> = {
  'lead.fromSuggestion': 'Company approved',
  'lead.import': 'Lead imported',
  'lead.complete': 'Lead completed from a file',
  'import.create': 'File imported',
  'import.undo': 'Import undone',
  'distinctLeads.create': 'Leads told apart',
  'distinctLeads.delete': 'Leads may be the same again',
  'dayPlan.create': 'Day planned',
  'suggestion.delete': 'Suggestion removed',
  'suggestion.reopen': 'Approval taken back',
  'request.create': 'Asked of the server',
  'settings.chooseTeam': 'Team chosen',
  'settings.keepView': 'List arranged',
  'settings.setThresholds': 'Score thresholds set',
  'settings.setReminders': 'Reminders set',
  'settings.setEmailNotifications': 'Email notifications switched',
  'settings.seeNotifications': 'Notifications read',
  'sample.product': 'Sample product added',
  'sample.suggestion': 'Sample suggestion added',
  'sample.lead': 'Sample lead added',
  'sample.email': 'Sample email added',
}

/** A change in a rep's words: "Lead edited". */
export function activityOf({ name, batch }: OutboxEntry): string {
  const known = knownMutation(name)
  if (!known) return name
  if (batch) return `${batch.rowIds.length} ${entities[known.table].name}s ${done[known.kind]}`
  return otherwise[known.name] ?? capital(`${entities[known.table].name} ${done[known.kind]}`)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The row that was changed: its name on this device, otherwise the text that was typed. Of a batch, its first row and
 * how many more there are.
 */
export function subjectOf({ table, args, batch }: OutboxEntry, row: AnyRow | undefined): string {
  const name = nameOf(table, row) || typedIn(args)
  return batch ? `${name} and ${batch.rowIds.length - 1} more` : name
}

/** The text that the person typed, for a row that is gone. */
export function typedIn(args: unknown): string {
  const texts: string[] = []
  const collect = (value: unknown) => {
    if (typeof value === 'string' && value !== '') texts.push(value)
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(collect)
  }
  collect(args)
  return texts.join(', ')
}
