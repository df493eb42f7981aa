import { format } from 'date-fns/format'
import { isToday } from 'date-fns/isToday'
import * as v from 'valibot'
import { labelOf, valueShown } from '#app/entities/field.ts'
import { type RefusedItem, typedOf } from '#db/device/attention.ts'
import type { OutboxEntry } from '#db/device/store.ts'
import type { Conflict } from '#db/model/entities/conflict.ts'
import type { AnyRow, Table } from '#db/model/sync/mutation.ts'

/** "12:04" of today, "Mar 4, 12:04" of another day, in the person's own time zone. */
export function timeShown(iso: string): string {
  const date = new Date(iso)
  return format(date, isToday(date) ? 'HH:mm' : 'MMM d, HH:mm')
}

const nouns: Record<Table, string> = {
  leads: 'lead',
  products: 'product',
  suggestions: 'suggestion',
  notes: 'note',
  emails: 'email',
  requests: 'request',
  conflicts: 'conflict',
  settings: 'choice',
}
export const nounOf = (table: Table): string => nouns[table]

/** What a row is called; '' when nothing tells. */
export function rowName(row: AnyRow | Record<string, unknown> | undefined): string {
  const values: Record<string, unknown> = { ...row }
  const named = ['fullName', 'name', 'companyName', 'email', 'phoneNumber', 'company', 'subject', 'text'].map(
    (key) => values[key],
  )
  return String(named.find((value) => typeof value === 'string' && value) ?? '')
}

/** What an item is called: the row's name, else what was typed as its name. */
export const refusedName = (item: RefusedItem): string =>
  rowName(item.row) || rowName(typedOf(item.entries)) || `A ${nounOf(item.table)}`

/** The titles for what the server refused. */
const failures: Record<string, string> = {
  'lead.create': 'Failed to add lead',
  'lead.edit': 'Failed to update lead',
  'lead.delete': 'Failed to delete the lead',
  'lead.restore': 'Failed to restore the lead',
  'lead.approve': 'Approval failed',
  'product.create': 'Error Adding Product(s)',
  'product.edit': 'Error Updating Product',
  'product.delete': 'Error Deleting Product(s)',
  'product.restore': 'Failed to restore the product',
  'suggestion.delete': 'Failed to delete suggestion',
  'suggestion.restore': 'Failed to restore the suggestion',
  'note.add': 'Failed to add note',
  'note.sent': 'Failed to add note',
  'note.delete': 'Failed to delete note',
  'note.restore': 'Failed to restore the note',
  'email.create': 'Error Adding Email',
  'email.edit': 'Failed to update email',
  'email.send': 'Failed to record the email as sent',
  'email.delete': 'Failed to delete email templates',
  'email.restore': 'Failed to restore the email',
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
  return asked ?? failures[name] ?? 'The server refused this change'
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
  conflict: Conflict,
  me: number,
  names: ReadonlyMap<number, string>,
  shown = valueShown,
): string {
  const { kind, field, table, loserAt, winnerAt } = conflict
  const loser = someone(conflict.loserBy, me, names)
  const winner = someone(conflict.winnerBy, me, names)
  const noun = nounOf(table)
  if (kind === 'edited-deleted') {
    return `${winner.subject} deleted this ${noun} at ${timeShown(winnerAt)}. ${capital(loser.owner)} edit from ${timeShown(loserAt)} arrived later.`
  }
  if (kind === 'deleted-edited') {
    return `${loser.subject} edited this ${noun} at ${timeShown(loserAt)}. ${winner.subject} deleted it at ${timeShown(winnerAt)} without having seen that.`
  }
  const before = shown(field, conflict.loser)
  const after = shown(field, conflict.winner)
  const label = labelOf(field)
  const did = before === '' ? `cleared ${label}` : isLong(before) ? `changed ${label}` : `set ${before}`
  const came = after === '' ? 'clearing of it' : isLong(after) ? 'text' : after
  const two = conflict.loserBy === conflict.winnerBy ? ' on another device' : ''
  return `${loser.subject} ${did} at ${timeShown(loserAt)}; ${winner.owner} ${came} from ${timeShown(winnerAt)}${two} arrived later and won.`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Fields with their labels as lines of text. */
export const fieldLines = (fields: object, shown = valueShown): string[] =>
  Object.entries(fields).flatMap(([field, value]) => {
    const text = shown(field, value)
    return text ? [`${labelOf(field)}: ${text}`] : []
  })
