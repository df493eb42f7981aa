import { format } from 'date-fns/format'
import { isToday } from 'date-fns/isToday'
import * as v from 'valibot'
import { valueShown } from '#app/entities/field.ts'
import { type RefusedItem, type RowConflict, typedOf } from '#db/device/attention.ts'
import type { OutboxEntry } from '#db/device/store.ts'
import { labelOf } from '#db/model/entities/label.ts'
import {
  entities,
  knownMutation,
  type MutationName,
  nameOf,
  type Table,
} from '#db/model/entities/registry.ts'
import type { Kind } from '#db/model/sync/mutation.ts'

/** "12:04" of today, "Mar 4, 12:04" of another day, in the person's own time zone. */
export function timeShown(iso: string): string {
  const date = new Date(iso)
  return format(date, isToday(date) ? 'HH:mm' : 'MMM d, HH:mm')
}

/** What an item is called: the row's name, else what was typed as its name. */
export const refusedName = (item: RefusedItem): string =>
  nameOf(item.table, item.row) ||
  nameOf(item.table, typedOf(item.entries)) ||
  `A ${entities[item.table].name}`

/** What failed, by the kind of change. @param name of the entity: "lead" */
const failed: Partial<Record<Kind, (name: string) => string>> = {
  create: (name) => `Failed to add ${name}`,
  add: (name) => `Failed to add ${name}`,
  edit: (name) => `Failed to update ${name}`,
  delete: (name) => `Failed to delete ${name}`,
  restore: (name) => `Failed to restore the ${name}`,
}
/** Where it is said in other words. */
const failures: Partial<Record<MutationName, string>> = {
  'lead.delete': 'Failed to delete the lead',
  'lead.approve': 'Approval failed',
  'product.create': 'Error Adding Product(s)',
  'product.edit': 'Error Updating Product',
  'product.delete': 'Error Deleting Product(s)',
  'email.create': 'Error Adding Email',
  'email.send': 'Failed to record the email as sent',
  'email.delete': 'Failed to delete email templates',
  'request.cancel': 'Failed to cancel the request',
  'settings.chooseTeam': 'Failed to choose the team',
}
/** The same for work asked of the server, by its kind. */
const askings: Record<string, string> = {
  suggest: 'Error generating suggestions',
  approve: 'Failed to generate leads from company suggestions',
  write: 'Failed to generate email',
}
const Asking = v.object({ task: v.object({ kind: v.string() }) })

/** What a refused change stands under. */
export function failureTitle({ name, args }: Pick<OutboxEntry, 'name' | 'args'>): string {
  const asking = v.safeParse(Asking, args)
  const asked = asking.success ? askings[asking.output.task.kind] : undefined
  const mutation = knownMutation(name)
  const said = mutation && (failures[mutation.name] ?? failed[mutation.kind]?.(entities[mutation.table].name))
  return asked ?? said ?? 'The server refused this change'
}

/** Someone as a sentence begins with them, and as the owner of something within one. */
interface Someone {
  subject: string
  owner: string
}

/** @param names of team mates by user id, as far as they are known here */
export function someone(id: number | null, me: number, names: ReadonlyMap<number, string>): Someone {
  if (id === me) return { subject: 'You', owner: 'your' }
  const name = (id !== null && names.get(id)) || 'A team mate'
  return { subject: name, owner: name === 'A team mate' ? 'a team mate’s' : `${name}’s` }
}

const LONG = 40
const isLong = (text: string) => text.length > LONG || text.includes('\n')

/** What happened to a row that two people changed, in one sentence or two. */
export function conflictSentence(
  conflict: RowConflict,
  me: number,
  names: ReadonlyMap<number, string>,
  shown = valueShown,
): string {
  const { kind, field, table, loserAt, winnerAt } = conflict
  const loser = someone(conflict.loserBy, me, names)
  const winner = someone(conflict.winnerBy, me, names)
  const { name } = entities[table]
  if (kind === 'edited-deleted') {
    return `${winner.subject} deleted this ${name} at ${timeShown(winnerAt)}. ${capital(loser.owner)} edit from ${timeShown(loserAt)} arrived later.`
  }
  if (kind === 'deleted-edited') {
    return `${loser.subject} edited this ${name} at ${timeShown(loserAt)}. ${winner.subject} deleted it at ${timeShown(winnerAt)} without having seen that.`
  }
  const before = shown(field, conflict.loser)
  const after = shown(field, conflict.winner)
  const label = labelOf(table, field)
  const did = before === '' ? `cleared ${label}` : isLong(before) ? `changed ${label}` : `set ${before}`
  const came = after === '' ? 'clearing of it' : isLong(after) ? 'text' : after
  const two = conflict.loserBy === conflict.winnerBy ? ' on another device' : ''
  return `${loser.subject} ${did} at ${timeShown(loserAt)}; ${winner.owner} ${came} from ${timeShown(winnerAt)}${two} arrived later and won.`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Fields with their labels as lines of text. */
export const fieldLines = (table: Table, fields: object, shown = valueShown): string[] =>
  Object.entries(fields).flatMap(([field, value]) => {
    const text = shown(field, value)
    return text ? [`${labelOf(table, field)}: ${text}`] : []
  })
