import type { DBCore, DBCoreTable, DBCoreTransaction, Middleware } from 'dexie'
import { type AnyRow, isTable, rowOf, type Table } from '#db/model/entities/registry.ts'

/*
 * The rows of an entity, each a record of its own, are the truth. Packs are the same rows in the order in which they
 * were written, many in one record, since that is read ten times as fast: every write of rows adds one in its own
 * transaction, and the newest pack that names a row tells what became of it. They may be dropped at any time.
 */

/** What one write, or one slice of a fold, left of a table's rows. */
export interface Pack {
  /** A later write has a higher one. */
  n: number
  table: Table
  count: number
  /** One for each field of the rows, in the order of the fields. */
  columns: readonly Column[]
  /** The ids of rows that were taken away. */
  gone: readonly number[]
}
/** A field of all rows of a pack: one value where all have the same. */
type Column = { field: string; same: unknown } | { field: string; each: readonly unknown[] }

/** How far the packs of a table can be relied on. */
export interface Packed {
  table: Table
  /** From this pack on they tell of every row; undefined while they don't. */
  from?: number
  /** A fold under way: its first pack, and the id of the last row that is in one of its packs. */
  folding?: { from: number; upTo: number }
}

/** What one pack holds at most: it is read in one turn of the page, and long notes exist. */
const PACK = { rows: 1_000, characters: 512 * 1024 }
type NewPack = Omit<Pack, 'n'>

/** Rows in packs. @param rows of several with one id the last is kept */
export function packsOf(table: Table, rows: Iterable<AnyRow>): NewPack[] {
  const packs: NewPack[] = []
  const alike = new Map<string, { rows: object[]; characters: number }>()
  const end = (shape: string) => {
    packs.push({ table, ...inColumns(alike.get(shape)?.rows ?? []), gone: [] })
    alike.delete(shape)
  }
  for (const row of new Map(Array.from(rows, (row) => [row.id, row])).values()) {
    const shape = Object.keys(row).join()
    const open = alike.get(shape) ?? { rows: [], characters: 0 }
    open.rows.push(row)
    open.characters += lengthOf(row)
    alike.set(shape, open)
    if (open.rows.length >= PACK.rows || open.characters >= PACK.characters) end(shape)
  }
  for (const shape of [...alike.keys()]) end(shape)
  return packs
}

/** What is left of rows that were taken away. */
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
    else length += value !== null && typeof value === 'object' ? JSON.stringify(value).length : 8
  }
  return length
}

/** @param rows with the same fields */
function inColumns(rows: readonly object[]): Pick<Pack, 'count' | 'columns'> {
  const columns = Object.keys(rows[0] ?? {}).map((field): Column => {
    const each: unknown[] = rows.map((row) => Reflect.get(row, field))
    const [same] = each
    const isSame = (same === null || typeof same !== 'object') && each.every((value) => value === same)
    return isSame ? { field, same } : { field, each }
  })
  return { count: rows.length, columns }
}

/** The rows of a pack. */
export function rowsIn({ table, count, columns }: Pack): AnyRow[] {
  // The fields of all in one order, so that the engine knows them as one kind of object.
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

/** Sees to it that whoever writes rows, in whatever way, writes the pack with them. */
export const packing: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'packing',
  // Below all that Dexie does: what gets here is written as it is.
  level: -2,
  create(core) {
    // Not yet in the middle of an upgrade.
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
