import { ERASED } from './entity.ts'
import { type AnyRow, entities, type Table } from './registry.ts'

/** Replaces the mention of an erased person in a text that is about something else. */
export const ERASED_MENTION = '[erased]'

/** The same text as it is encoded in the address of a view. */
const ENCODED_MENTION = encodeURIComponent(ERASED_MENTION)

/** Tells a person why nothing more can be stored about somebody. */
export const ERASED_SENTENCE = 'This person’s data was erased from the team.'

/** Whether personal data was erased from the row. No copy of its earlier values may be kept then. */
export function isErased(table: Table, row: AnyRow): boolean {
  const values: Record<string, unknown> = { ...row }
  const left = Object.entries(entities[table].erased).filter(([, value]) => value === ERASED)
  const isLeft = left.length > 0 && left.every(([field]) => values[field] === ERASED)
  return (isLeft && row.deletedAt !== null) || hasMention(row)
}

/** Whether a mention was erased from any text of the value, at any depth. */
function hasMention(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(ERASED_MENTION) || value.includes(ENCODED_MENTION)
  return value !== null && typeof value === 'object' && Object.values(value).some(hasMention)
}
