import { createHash } from 'node:crypto'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, SQLiteInteger, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { OperatorError } from '#db/model/operatorError.ts'
import { keyOf } from './functions.ts'
import * as described from './tables.ts'

/** A value as every database gives it, JSON as its text. */
export type Value = string | number | boolean | Uint8Array | null
/** The values of a table's columns, in their order. */
export type Row = readonly Value[]

/** A table whose rows go from one database to another. */
export interface CopiedTable {
  name: string
  columns: readonly { name: string; type: string }[]
  /** The columns by which rows are in order. */
  key: readonly string[]
  /** The column that numbers new rows, where there is one. */
  counted: string | undefined
}

/** Where rows are copied from. */
export interface Source {
  /** All rows of a table in the order of its key, so many at a time as memory has room for. */
  rows(table: CopiedTable): AsyncIterable<Row[]>
  /** The largest number that a row of a counted table ever had; 0 where there was none. */
  lastNumber(table: CopiedTable): Promise<number>
}

/** Where rows are copied to. */
export interface Target extends Source {
  add(table: CopiedTable, rows: readonly Row[]): Promise<void>
  /** New rows of a counted table are numbered from after this one. */
  countFrom(table: CopiedTable, last: number): Promise<void>
}

/** How many rows were copied, of how many tables. */
export interface Copied {
  tables: number
  rows: number
}

/** Who does what for the next minute is nothing to keep. */
const MOMENTARY: readonly SQLiteTable[] = [described.leases, described.lanes]

const referencedBy = (table: SQLiteTable): string[] =>
  getTableConfig(table).foreignKeys.map((key) => getTableName(key.reference().foreignTable))

/** Each table after those that it refers to. */
function inOrder(tables: readonly SQLiteTable[]): SQLiteTable[] {
  const placed = new Set<string>()
  const ordered: SQLiteTable[] = []
  let left = [...tables]
  while (left.length > 0) {
    const ready = left.filter((table) => referencedBy(table).every((name) => placed.has(name)))
    if (ready.length === 0) throw new Error('Tables refer to one another in a circle')
    for (const table of ready) placed.add(getTableName(table))
    ordered.push(...ready)
    left = left.filter((table) => !ready.includes(table))
  }
  return ordered
}

function copiedTable(table: SQLiteTable): CopiedTable {
  const { name, columns } = getTableConfig(table)
  return {
    name,
    columns: columns.map((column) => ({ name: column.name, type: column.columnType })),
    key: Object.keys(keyOf(table)),
    counted: columns.find((column) => is(column, SQLiteInteger) && column.autoIncrement)?.name,
  }
}

/** The tables that are copied, each after those that it refers to. */
export const copiedTables: readonly CopiedTable[] = inOrder(
  Object.values(described).filter((table) => !MOMENTARY.includes(table)),
).map(copiedTable)

/** What tells whether two tables hold the same rows in the same order. */
function createDigest() {
  const hash = createHash('sha256')
  let count = 0
  return {
    take(rows: readonly Row[]) {
      for (const row of rows) hash.update(`${JSON.stringify(row)}\n`)
      count += rows.length
    },
    end: () => ({ count, sha256: hash.digest('hex') }),
  }
}

/**
 * Copies all rows, and reads each table of the target again to compare it with what the source gave.
 * @throws OperatorError where a table differs
 */
export async function copyRows(from: Source, to: Target): Promise<Copied> {
  let rows = 0
  for (const table of copiedTables) rows += await copyTable(from, to, table)
  return { tables: copiedTables.length, rows }
}

async function copyTable(from: Source, to: Target, table: CopiedTable): Promise<number> {
  const [given, stored] = [createDigest(), createDigest()]
  for await (const rows of from.rows(table)) {
    given.take(rows)
    await to.add(table, rows)
  }
  if (table.counted) await to.countFrom(table, await from.lastNumber(table))
  for await (const rows of to.rows(table)) stored.take(rows)
  const [was, is] = [given.end(), stored.end()]
  if (was.count !== is.count || was.sha256 !== is.sha256) {
    throw new OperatorError(
      `${table.name} has ${is.count} rows that are not the ${was.count} of its source. Nothing was changed.`,
    )
  }
  return is.count
}
