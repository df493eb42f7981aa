import { type Column, getTableName, is, type SQL, type SQLWrapper, sql, type Table } from 'drizzle-orm'
import { alias, getTableConfig, type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

const namesOfAliased = new WeakMap<object, string>()

/** A table under another name, for a query that joins it more than once. */
export function aliased<T extends SQLiteTable, Name extends string>(table: T, name: Name) {
  const made = alias(table, name)
  namesOfAliased.set(made, getTableName(table))
  return made
}

/** The name in the database of a table that stands under another one; undefined for any other. */
export const nameOfAliased = (table: object): string | undefined => namesOfAliased.get(table)

/** The columns of a table's primary key, each under its name. @throws Error where it has none */
export function keyOf(table: Table): Record<string, SQLiteColumn> {
  if (!is(table, SQLiteTable)) throw new Error('It is no table')
  const { name, columns, primaryKeys } = getTableConfig(table)
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
  if (key.length === 0) throw new Error(`${name} has no primary key`)
  return Object.fromEntries(key.map((column) => [column.name, column]))
}

/** Of rows in the order of their keys, those after one. @param last its key */
export const after = (key: Record<string, Column>, last: Record<string, unknown>): SQL =>
  sql`${Object.values(key)} > ${Object.entries(key).map(([name, column]) => sql.param(last[name], column))}`

/** What each database has its own words for. */
export interface Functions {
  /** How many bytes a text takes as stored. */
  bytesOf(text: SQLWrapper): SQL<number>
  /** Whether a text has another in it, in upper or lower case. @param part in lower case */
  contains(text: SQLWrapper, part: string): SQL<boolean>
  /** Whether a text has all of these in it, one after the other. @param parts without "%" and "_" */
  containsInOrder(text: SQLWrapper, parts: readonly string[]): SQL<boolean>
  /** The number at a path of a column of JSON. @param path "args.leadId" */
  numberAt(json: SQLWrapper, path: string): SQL<number>
  /** Whether an object in a column of JSON has a field, be its value null. */
  hasField(json: SQLWrapper, field: string): SQL<boolean>
  /** A row as JSON, as `JSON.stringify` would write it: each column under its field's name. */
  rowAsJson(columns: Readonly<Record<string, Column>>): SQL<string>
  /** The database's own time so many ms from now, which all servers on it share: ISO 8601 in UTC. */
  fromNow(ms: number): SQL<string>
  /** The same query, which locks its rows until the transaction ends, and leaves out those that another has locked. */
  skippingLocked<Query extends object>(query: Query): Query
  /** The larger of two numbers. */
  larger(one: SQLWrapper, other: number | null): SQL<number>
}
