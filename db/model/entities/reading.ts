import * as v from 'valibot'
import { type Row, rowEntries } from '#db/model/sync/mutation.ts'
import { type AnyRow, entities, perTable, rowOf, type Table } from './registry.ts'

/** A row of the server that this version cannot read, as it came. */
export interface UnreadRow {
  table: Table
  /** Its id; 0 where it has none. */
  rowId: number
  raw: unknown
}

type Reader = v.GenericSchema<unknown, object>

const SharedFields = v.object(rowEntries)
const readers = perTable<{ [T in Table]: Reader }>((table) => v.looseObject(entities[table].row.entries))

/**
 * Reads a row as a server answers it, which may be of an earlier or a later version than this app. A field that this
 * version does not know stays on the row, also within an object or a list. A field that an earlier version lacks is
 * what the entity says such rows had (`addedFields`). A text that no form would take, such as a choice that came later or a
 * longer note, stays as it is.
 * @returns undefined for a row that cannot be read
 */
export function readRow(table: Table, raw: unknown): AnyRow | undefined {
  if (!isRow(raw)) return undefined
  const read = v.safeParse(readers[table], raw)
  // What was parsed has only what this version knows of an object in a field.
  return read.success ? rowOf(table, { ...read.output, ...raw }) : readByField(table, raw)
}

function readByField(table: Table, raw: Row): AnyRow | undefined {
  const row: Record<string, unknown> = {
    ...Object.assign({}, ...Object.values(entities[table].addedFields)),
    ...raw,
  }
  for (const [field, schema] of Object.entries<v.GenericSchema>(entities[table].row.entries)) {
    const read = v.safeParse(schema, row[field])
    if (!read.success && !read.issues.every(isOfText)) return undefined
  }
  return rowOf(table, row)
}

const isRow = (raw: unknown): raw is Row => v.is(SharedFields, raw)

/** What a form asks of a text beyond being one. */
const OF_TEXT = new Set(['picklist', 'literal', 'max_length', 'min_length', 'regex', 'email', 'check'])

/** Whether a value is only not what a form would take. A text in the place of a date or a number is more than that. */
function isOfText({ type, input, issues }: v.BaseIssue<unknown>): boolean {
  if (type === 'union') return issues?.every(isOfText) ?? false
  return OF_TEXT.has(type) && (typeof input === 'string' || Array.isArray(input))
}

/** Parts what came as rows of a table into those that can be read and those that cannot. */
export function readRows(table: Table, raws: readonly unknown[]): { rows: AnyRow[]; unread: UnreadRow[] } {
  const rows: AnyRow[] = []
  const unread: UnreadRow[] = []
  for (const raw of raws) {
    const row = readRow(table, raw)
    if (row) rows.push(row)
    else unread.push({ table, rowId: idIn(raw), raw })
  }
  return { rows, unread }
}

const Identified = v.object({ id: rowEntries.id })

const idIn = (raw: unknown): number => (v.is(Identified, raw) ? raw.id : 0)
