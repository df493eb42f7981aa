import type { DBCore, DBCoreTable, DBCoreTransaction, Middleware } from 'dexie'
import { type AnyRow, isTable, rowOf, type Table } from '#db/model/entities/registry.ts'

/*
 * The rows of an entity, one record each, are authoritative. Packs hold the same rows in the order in which
 * they were written, many in one record, because that is read ten times as fast. Every write of rows adds a
 * pack in the same transaction, and the newest pack that names a row holds its current state. Packs may be
 * dropped at any time.
 */

/** Rows of one table with the same fields, column by column. */
export interface RowsInColumns {
  table: Table
  count: number
  /** One column per field of the rows, in the order of the fields. */
  columns: readonly Column[]
}

/** The rows of a table that one write, or one slice of a fold, stored or deleted. */
export interface Pack extends RowsInColumns {
  /** Increases with each write. */
  n: number
  /** The ids of deleted rows. */
  gone: readonly number[]
}
/** A field of all rows of a pack; a single value if all rows have the same. */
type Column = { field: string; same: unknown } | { field: string; each: readonly unknown[] }

/** Whether the packs of a table are complete. */
export interface Packed {
  table: Table
  /** From this pack on the packs contain every row; undefined while they do not. */
  from?: number
  /** A fold in progress: its first pack, and the id of the last row that it has packed. */
  folding?: { from: number; upTo: number }
}

/**
 * The maximum size of a pack. A pack is read in one task of the page; characters are limited because notes
 * can be long.
 */
const PACK = { rows: 1_000, characters: 512 * 1024 }
type NewPack = Omit<Pack, 'n'>

/** Puts rows into packs. @param rows if several have the same id, the last is kept */
export function packsOf(table: Table, rows: Iterable<AnyRow>): NewPack[] {
  const distinct = new Map(Array.from(rows, (row) => [row.id, row])).values()
  return Array.from(alikeIn(distinct, PACK), (group) => ({ ...inColumns(table, group), gone: [] }))
}

/** Groups rows that have the same fields. @param most the size at which a group ends */
export function* alikeIn(
  rows: Iterable<AnyRow>,
  most: { rows: number; characters?: number },
): Generator<AnyRow[]> {
  const { characters = Number.POSITIVE_INFINITY } = most
  const open = new Set<Group>()
  for (const row of rows) {
    let group: Group | undefined
    for (const each of open) if (hasFields(row, each.fields)) group = each
    if (!group) {
      group = { fields: Object.keys(row), rows: [], characters: 0 }
      open.add(group)
    }
    group.rows.push(row)
    if (characters < Number.POSITIVE_INFINITY) group.characters += lengthOf(row)
    if (group.rows.length < most.rows && group.characters < characters) continue
    yield group.rows
    open.delete(group)
  }
  for (const group of open) yield group.rows
}

interface Group {
  fields: readonly string[]
  rows: AnyRow[]
  characters: number
}

/** Whether a row has just these fields, in this order. Rows come by the thousand, so no list of them is made. */
function hasFields(row: object, fields: readonly string[]): boolean {
  let at = 0
  for (const field in row) if (field !== fields[at++]) return false
  return at === fields.length
}

/** The pack that records deleted rows. */
export const goneOf = (table: Table, gone: readonly number[]): NewPack => ({
  table,
  count: 0,
  columns: [],
  gone,
})

function lengthOf(row: object): number {
  let length = 0
  for (const value of Object.values(row)) {
    if (typeof value === 'string') length += value.length
    else if (isEmptyList(value)) length += 2
    else length += value !== null && typeof value === 'object' ? JSON.stringify(value).length : 8
  }
  return length
}

/** Rows column by column. @param rows rows with the same fields */
export function inColumns(table: Table, rows: readonly AnyRow[]): RowsInColumns {
  const columns = Object.keys(rows[0] ?? {}).map((field): Column => {
    const each: unknown[] = rows.map((row) => Reflect.get(row, field))
    const [same] = each
    if (each.every(isEmptyList)) return { field, same: [] }
    const isSame = (same === null || typeof same !== 'object') && each.every((value) => value === same)
    return isSame ? { field, same } : { field, each }
  })
  return { table, count: rows.length, columns }
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** The rows of a pack or a block. */
export function rowsIn({ table, count, columns }: RowsInColumns): AnyRow[] {
  // All rows get their fields in the same order, so that they share one hidden class in the JavaScript
  // engine.
  const fields = columns.map((column) => [column.field, 'same' in column ? column.same : undefined])
  const blank: Record<string, unknown> = Object.fromEntries(fields)
  const rows = Array.from({ length: count }, () => ({ ...blank }))
  for (const column of columns) {
    if ('same' in column) continue
    const { field, each } = column
    rows.forEach((row, at) => {
      row[field] = each[at]
    })
  }
  return rows.map((row) => rowOf(table, row))
}

/** Dexie middleware that adds a pack to every write of rows, however it is made. */
export const packing: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'packing',
  // Below all of Dexie's own layers: requests arrive here as they are written.
  level: -2,
  create(core) {
    // During an upgrade from an older version the table may not exist yet.
    if (!core.schema.tables.some(({ name }) => name === 'packs')) return {}
    return {
      transaction(stores, mode, options) {
        const writes = mode === 'readwrite' && stores.some(isTable)
        return core.transaction(writes ? [...new Set([...stores, 'packs', 'packed'])] : stores, mode, options)
      },
      table: (name) => (isTable(name) ? packedTable(core, name) : core.table(name)),
    }
  },
}

function packedTable(core: DBCore, name: Table): DBCoreTable {
  const table = core.table(name)
  const packs = core.table('packs')
  const note = (trans: DBCoreTransaction, values: readonly NewPack[]) =>
    packs.mutate({ type: 'add', trans, values }).then(({ numFailures, failures }) => {
      if (numFailures > 0) throw failures[0]
    })
  return {
    ...table,
    mutate(request) {
      const { trans } = request
      if (request.type === 'deleteRange') {
        const query = { index: table.schema.primaryKey, range: request.range }
        const found = table.query({ trans, values: false, query })
        return found.then(({ result }) =>
          table.mutate(request).then((response) => note(trans, [goneOf(name, result)]).then(() => response)),
        )
      }
      return table.mutate(request).then((response) => {
        const isDone = (_: unknown, at: number) => response.failures[at] === undefined
        const values =
          request.type === 'delete'
            ? [goneOf(name, request.keys.filter(isDone))]
            : packsOf(name, request.values.filter(isDone))
        return note(trans, values).then(() => response)
      })
    },
  }
}
