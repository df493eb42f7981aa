import { ERASED } from './entity.ts'
import { type AnyRow, entities, type Table } from './registry.ts'

/** What stands for a person in a text that is about something else. */
export const ERASED_MENTION = '[erased]'

/** The same in the address of a view. */
const ENCODED_MENTION = encodeURIComponent(ERASED_MENTION)

/** Why nothing more can be kept about somebody. */
export const ERASED_SENTENCE = 'This person’s data was erased from the team.'

/** Whether the row told of a person whose data was erased: nothing may keep what it was. */
export function isErased(table: Table, row: AnyRow): boolean {
  const values: Record<string, unknown> = { ...row }
  const left = Object.entries(entities[table].erased).filter(([, value]) => value === ERASED)
  const isLeft = left.length > 0 && left.every(([field]) => values[field] === ERASED)
  return (isLeft && row.deletedAt !== null) || hasMention(row)
}

/** Whether something was taken out of a text of the row, at whatever depth. */
function hasMention(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(ERASED_MENTION) || value.includes(ENCODED_MENTION)
  return value !== null && typeof value === 'object' && Object.values(value).some(hasMention)
}
