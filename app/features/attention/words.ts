import * as v from 'valibot'
import { valueShown } from '#app/entities/field.ts'
import { nearDate } from '#app/ui/dates.ts'
import { type RefusedItem, type RowConflict, typedOf } from '#db/device/attention.ts'
import type { OutboxEntry } from '#db/device/store.ts'
import type { Conflict } from '#db/model/entities/conflict.ts'
import { labelOf } from '#db/model/entities/label.ts'
import {
  entities,
  knownMutation,
  type MutationName,
  nameOf,
  type Table,
} from '#db/model/entities/registry.ts'
import { requestWords } from '#db/model/entities/request.ts'
import type { Kind } from '#db/model/sync/mutation.ts'
import { notDevices } from '#db/model/sync/protocol.ts'

/** "12:04 PM" for today, otherwise with the day, in the person's own time zone. */
export const timeShown = nearDate

/** The display name of an item: the row's name, otherwise the name that was typed. */
export const refusedName = (item: RefusedItem): string =>
  (item.rows > 1 && `${item.rows} ${entities[item.table].name}s`) ||
  nameOf(item.table, item.row) ||
  nameOf(item.table, typedOf(item.entries)) ||
  `A ${entities[item.table].name}`

/** The title of a failure, by the kind of change. @param name of the entity: "lead" */
const failed: Partial<Record<Kind, (name: string) => string>> = {
  create: (name) => `Failed to add ${name}`,
  add: (name) => `Failed to add ${name}`,
  edit: (name) => `Failed to update ${name}`,
  delete: (name) => `Failed to delete ${name}`,
  restore: (name) => `Failed to restore the ${name}`,
}
/** Mutations with another title. */
const failures: Partial<Record<MutationName, string>> = {
  'lead.delete': 'Failed to delete the lead',
  'lead.approve': 'Approval failed',
  'suggestion.approve': 'Failed to approve suggestions',
  'product.create': 'Error Adding Product(s)',
  'product.edit': 'Error Updating Product',
  'product.delete': 'Error Deleting Product(s)',
  'email.create': 'Error Adding Email',
  'email.send': 'Failed to record the email as sent',
  'email.unsend': 'Failed to record that the email was not sent',
  'email.delete': 'Failed to delete email templates',
  'request.cancel': 'Failed to cancel the request',
  'settings.chooseTeam': 'Failed to choose the team',
}
const wordsByKind = new Map(Object.entries(requestWords))
const Asking = v.object({ task: v.object({ kind: v.string() }) })

/** The heading of a refused change. */
export function failureTitle({ name, args }: Pick<OutboxEntry, 'name' | 'args'>): string {
  const asking = v.safeParse(Asking, args)
  const asked = asking.success ? wordsByKind.get(asking.output.task.kind)?.failed : undefined
  const mutation = knownMutation(name)
  const said = mutation && (failures[mutation.name] ?? failed[mutation.kind]?.(entities[mutation.table].name))
  return asked ?? said ?? 'The server refused this change'
}

/**
 * The person who reads, their device, and the names of team mates by user id, as far as this device knows
 * them.
 */
export interface Reader {
  userId: number
  deviceId: string | undefined
  names: ReadonlyMap<number, string>
}

/** The author of one of the two conflicting changes. */
interface Maker {
  by: number | null
  at: string
  device: Conflict['winnerDevice']
}

/** The author of the value on one side of a conflict. */
const makerOf = (conflict: Conflict, side: Side): Maker =>
  side === 'winner'
    ? { by: conflict.winnerBy, at: conflict.winnerAt, device: conflict.winnerDevice }
    : { by: conflict.loserBy, at: conflict.loserAt, device: conflict.loserDevice }

export type Side = 'winner' | 'loser'

/** A person's name as the subject of a sentence and as a possessive. */
interface Someone {
  subject: string
  owner: string
}

function someone(id: number | null, { userId, names }: Reader): Someone {
  if (id === userId) return { subject: 'You', owner: 'Your' }
  const name = (id !== null && names.get(id)) || 'A team mate'
  return { subject: name, owner: `${name}’s` }
}

/** " on this device", " on Chrome on Android"; '' if unknown. */
function onDevice({ by, device }: Maker, { userId, deviceId }: Reader): string {
  if (!device) return ''
  if (device.id === notDevices.api) return ' through the API'
  if (by === userId && device.id === deviceId) return ' on this device'
  return device.name && ` on ${device.name}`
}

/** The author, device and time of one side's value: "Ana on Chrome on Android, 12:04". */
export function makerShown(conflict: Conflict, side: Side, reader: Reader): string {
  const maker = makerOf(conflict, side)
  return `${someone(maker.by, reader).subject}${onDevice(maker, reader)}, ${timeShown(maker.at)}`
}

const LONG = 40
const isLong = (text: string) => text.length > LONG || text.includes('\n')

/** A value as the name of an option: “Qualified”, “Met at the fair in…”, or nothing. */
export function valueNamed(text: string): string {
  if (text === '') return 'it empty'
  return isLong(text) ? `“${text.replace(/\s+/g, ' ').slice(0, LONG).trimEnd()}…”` : `“${text}”`
}

/** What happened to a row that two people changed, in a sentence or two. */
export function conflictSentence(conflict: RowConflict, reader: Reader, shown = valueShown): string {
  const { kind, table } = conflict
  const [loser, winner] = [makerOf(conflict, 'loser'), makerOf(conflict, 'winner')]
  const { name } = entities[table]
  const did = (maker: Maker, what: string) =>
    `${someone(maker.by, reader).subject} ${what} at ${timeShown(maker.at)}${onDevice(maker, reader)}`
  if (kind === 'edited-deleted') {
    const edit = `${someone(loser.by, reader).owner} edit from ${timeShown(loser.at)}${onDevice(loser, reader)}`
    return `${did(winner, `deleted this ${name}`)}. ${edit} arrived later.`
  }
  if (kind === 'deleted-edited') {
    return `${did(loser, `edited this ${name}`)}. ${did(winner, 'deleted it')} without having seen that.`
  }
  const label = labelOf(table, conflict.field)
  const wrote = (value: unknown) => {
    const text = shown(conflict.field, value)
    if (text === '') return `cleared ${label}`
    return isLong(text) ? `changed ${label}` : `set ${text}`
  }
  return `${did(loser, wrote(conflict.loser))}. ${did(winner, wrote(conflict.winner))}, and that won.`
}

/** Fields with their labels as lines of text. */
export const fieldLines = (table: Table, fields: object, shown = valueShown): string[] =>
  Object.entries(fields).flatMap(([field, value]) => {
    const text = shown(field, value)
    return text ? [`${labelOf(table, field)}: ${text}`] : []
  })
