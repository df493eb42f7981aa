import type { AnyRow, Table } from '#db/model/sync/mutation.ts'

/** What stands where the data of a person was erased. */
export const ERASED = 'Erased'
/** What stands for them in a text that is about something else. */
export const ERASED_MENTION = '[erased]'

/** Why nothing more can be kept about somebody. */
export const ERASED_SENTENCE = 'This person’s data was erased from the team.'

const said: Partial<Record<Table, string>> = { leads: 'fullName', notes: 'text', emails: 'body' }

/** Whether the row told of a person whose data was erased: nothing may keep what it was. */
export function isErased(table: Table, row: AnyRow): boolean {
  return Object.entries(row).some(
    ([field, value]) =>
      typeof value === 'string' &&
      (value.includes(ERASED_MENTION) ||
        (value === ERASED && field === said[table] && row.deletedAt !== null)),
  )
}
