import * as v from 'valibot'
import { type Row, rowEntries } from '#db/model/sync/mutation.ts'
import { type AnyRow, entities, perTable, rowOf, type Table } from './registry.ts'

/** A row from the server that this version cannot read, unchanged. */
export interface UnreadRow {
  table: Table
  /** The row's id, or 0 if it has none. */
  rowId: number
  raw: unknown
}

type Reader = v.GenericSchema<unknown, object>

const SharedFields = v.object(rowEntries)
const readers = perTable<{ [T in Table]: Reader }>((table) => v.looseObject(entities[table].row.entries))

/**
 * Reads a row from a server, which may run an earlier or a later version than this app. A field that this version does
 * not know stays on the row, even inside an object or a list. A field that an earlier version lacks gets its value from
 * the entity's `addedFields`. A text that today's forms would refuse, such as a choice from a later version or a longer
 * note, stays unchanged.
 * @returns undefined for a row that cannot be read
 */
export function readRow(table: Table, raw: unknown): AnyRow | undefined {
  if (!isRow(raw)) return undefined
  const read = v.safeParse(readers[table], raw)
  // The raw fields win, because parsing removes unknown keys from an object in a field.
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

/** The types of issues about a text's content, rather than about it being a text. */
const OF_TEXT = new Set(['picklist', 'literal', 'max_length', 'min_length', 'regex', 'email', 'check'])

/**
 * Whether an issue only says that a form would refuse the text. A text in place of a date or a number is a worse
 * fault.
 */
function isOfText({ type, input, issues }: v.BaseIssue<unknown>): boolean {
  if (type === 'union') return issues?.every(isOfText) ?? false
  return OF_TEXT.has(type) && (typeof input === 'string' || Array.isArray(input))
}

/** Reads the rows of a table, and separates those that this version cannot read. */
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
