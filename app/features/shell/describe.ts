import { requestName } from '#app/entities/request.ts'
import type { OutboxEntry } from '#db/device/store.ts'
import type { MutationName } from '#db/model/entities/registry.ts'
import type { AnyRow } from '#db/model/sync/mutation.ts'

const deeds: Record<MutationName, string> = {
  'lead.create': 'Lead added',
  'lead.edit': 'Lead edited',
  'lead.delete': 'Lead deleted',
  'lead.restore': 'Lead restored',
  'lead.approve': 'Lead approved',
  'product.create': 'Product added',
  'product.edit': 'Product edited',
  'product.delete': 'Product deleted',
  'product.restore': 'Product restored',
  'note.add': 'Note added',
  'note.sent': 'Note added',
  'note.delete': 'Note deleted',
  'note.restore': 'Note restored',
  'email.create': 'Email added',
  'email.edit': 'Email edited',
  'email.send': 'Email sent',
  'email.delete': 'Email deleted',
  'email.restore': 'Email restored',
  'suggestion.delete': 'Suggestion removed',
  'suggestion.restore': 'Suggestion restored',
  'request.create': 'Asked of the server',
  'request.cancel': 'Request cancelled',
  'conflict.resolve': 'Conflict settled',
  'settings.chooseTeam': 'Team chosen',
  'settings.keepView': 'List arranged',
  'settings.setThresholds': 'Score thresholds set',
  'settings.setEmailNotifications': 'Email notifications switched',
  'settings.seeNotifications': 'Notifications read',
  'sample.product': 'Sample product added',
  'sample.suggestion': 'Sample suggestion added',
  'sample.lead': 'Sample lead added',
  'sample.email': 'Sample email added',
}

/** A change in a rep's words: what was done. */
export function deedOf({ name }: OutboxEntry): string {
  const known = Object.entries(deeds).find(([deed]) => deed === name)
  return known?.[1] ?? name
}

/** To what it was done: the name of the row as this device has it, else what was typed. */
export function subjectOf(entry: OutboxEntry, row: AnyRow | undefined): string {
  if (row && 'fullName' in row) return row.fullName || row.email || row.company
  if (row && 'name' in row) return row.name
  if (row && 'companyName' in row) return row.companyName
  if (row && 'subject' in row) return row.subject
  if (row && 'task' in row) return requestName(row)
  return typedIn(entry.args)
}

/** What the person typed, when the row itself is gone. */
export function typedIn(args: unknown): string {
  const texts: string[] = []
  const collect = (value: unknown) => {
    if (typeof value === 'string' && value !== '') texts.push(value)
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(collect)
  }
  collect(args)
  return texts.join(', ')
}
