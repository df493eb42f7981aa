import { createHash } from 'node:crypto'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, SQLiteInteger, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { OperatorError } from '#db/model/operatorError.ts'
import { keyOf } from './functions.ts'
import * as described from './tables.ts'

/** A value as both databases represent it; JSON as its text. */
export type Value = string | number | boolean | Uint8Array | null
/** The values of a table's columns, in their order. */
export type Row = readonly Value[]

/** A table whose rows are copied from one database to another. */
export interface CopiedTable {
  name: string
  columns: readonly { name: string; type: string }[]
  /** The columns by which rows are ordered. */
  key: readonly string[]
  /** The auto-increment column, if there is one. */
  counted: string | undefined
}

/** The database from which rows are copied. */
export interface Source {
  /** All rows of a table in the order of its key, in batches that fit into memory. */
  rows(table: CopiedTable): AsyncIterable<Row[]>
  /** The highest number that an auto-increment column has ever had; 0 if there was none. */
  lastNumber(table: CopiedTable): Promise<number>
}

/** The database to which rows are copied. */
export interface Target extends Source {
  add(table: CopiedTable, rows: readonly Row[]): Promise<void>
  /** Sets the number after which new rows are numbered. */
  countFrom(table: CopiedTable, last: number): Promise<void>
}

/** The number of copied rows and tables. */
export interface Copied {
  tables: number
  rows: number
}

/** Leases and rate limits of the next minute are not worth copying. */
const MOMENTARY: readonly SQLiteTable[] = [described.leases, described.lanes]

const referencedBy = (table: SQLiteTable): string[] =>
  getTableConfig(table).foreignKeys.map((key) => getTableName(key.reference().foreignTable))

/** Orders tables so that each comes after those that it refers to. */
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

/** A digest that shows whether two tables have the same rows in the same order. */
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
 * Copies all rows, and reads each table of the target back to compare it with the source.
 * @throws OperatorError if a table differs
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
