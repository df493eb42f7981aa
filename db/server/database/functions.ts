import { type Column, getTableName, is, type SQL, type SQLWrapper, sql, type Table } from 'drizzle-orm'
import { alias, getTableConfig, type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

const namesOfAliased = new WeakMap<object, string>()

/** A table with an alias, for a query that joins it more than once. */
export function aliased<T extends SQLiteTable, Name extends string>(table: T, name: Name) {
  const made = alias(table, name)
  namesOfAliased.set(made, getTableName(table))
  return made
}

/** The real name of an aliased table; undefined for any other. */
export const nameOfAliased = (table: object): string | undefined => namesOfAliased.get(table)

/** The columns of a table's primary key, by name. @throws Error if it has none */
export function keyOf(table: Table): Record<string, SQLiteColumn> {
  if (!is(table, SQLiteTable)) throw new Error('It is no table')
  const { name, columns, primaryKeys } = getTableConfig(table)
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
  if (key.length === 0) throw new Error(`${name} has no primary key`)
  return Object.fromEntries(key.map((column) => [column.name, column]))
}

/** A condition for the rows after a given one, in the order of their keys. @param last the given row's key */
export const after = (key: Record<string, Column>, last: Record<string, unknown>): SQL =>
  sql`${Object.values(key)} > ${Object.entries(key).map(([name, column]) => sql.param(last[name], column))}`

/** SQL expressions that differ between the databases. */
export interface Functions {
  /** The number of bytes of a stored text. */
  bytesOf(text: SQLWrapper): SQL<number>
  /** Whether a text contains another, ignoring case. @param part in lower case */
  contains(text: SQLWrapper, part: string): SQL<boolean>
  /** Whether a text contains all of these parts, one after the other. @param parts without "%" and "_" */
  containsInOrder(text: SQLWrapper, parts: readonly string[]): SQL<boolean>
  /** The number at a path of a JSON column. @param path "args.leadId" */
  numberAt(json: SQLWrapper, path: string): SQL<number>
  /** Whether an object in a JSON column has a field, even if its value is null. */
  hasField(json: SQLWrapper, field: string): SQL<boolean>
  /** A row as JSON, in the format of `JSON.stringify`, with each column under its field's name. */
  rowAsJson(columns: Readonly<Record<string, Column>>): SQL<string>
  /** The database's own time plus a number of ms, which all servers on it share: ISO 8601 in UTC. */
  fromNow(ms: number): SQL<string>
  /**
   * The same query with row locks until the transaction ends; rows that another transaction has locked are
   * left out.
   */
  skippingLocked<Query extends object>(query: Query): Query
  /** The larger of two numbers. */
  larger(one: SQLWrapper, other: number | null): SQL<number>
}
