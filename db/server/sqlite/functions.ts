import { type Column, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'

/** A table under another name, for a query that joins it more than once. */
export const aliased: typeof alias = alias

/** How many bytes a text takes as stored. */
export const bytesOf = (text: SQLWrapper): SQL<number> => sql`coalesce(octet_length(${text}), 0)`

/** Whether a text has another in it, in upper or lower case. @param part in lower case */
export const contains = (text: SQLWrapper, part: string): SQL<boolean> =>
  sql`instr(lower(${text}), ${part}) > 0`

/** The value at a path of a column of JSON, as SQL. @param path "args.leadId" */
export const jsonAt = (json: SQLWrapper, path: string): SQL => sql`json_extract(${json}, ${`$.${path}`})`

/** Whether an object in a column of JSON has a field, be its value null. */
export const hasField = (json: SQLWrapper, field: string): SQL<boolean> =>
  sql`json_type(${json}, ${`$."${field}"`}) is not null`

/** A row as JSON, as `JSON.stringify` would write it: each column under its field's name. */
export function rowAsJson(columns: Readonly<Record<string, Column>>): SQL<string> {
  const entries = Object.entries(columns).map(
    ([field, column]) => sql`${sql.raw(`'${field}'`)}, ${valueAsJson(column)}`,
  )
  return sql<string>`json_object(${sql.join(entries, sql`, `)})`
}

function valueAsJson(column: Column): SQL {
  if (column.dataType === 'json') return sql`json(${column})`
  if (column.dataType === 'boolean')
    return sql`json(case ${column} when 1 then 'true' when 0 then 'false' end)`
  // By itself SQLite writes 15 digits; a number of JavaScript may need 17.
  if (column.getSQLType() === 'real')
    return sql`json(case when ${column} is not null then printf('%!.17g', ${column}) end)`
  return sql`${column}`
}

/** The larger of two numbers. */
export const larger = (one: SQLWrapper, other: number | null): SQL<number> => sql`max(${one}, ${other})`

/** Of the one table of a query: its rows have it in the order in which they came. */
export const arrival: SQL<number> = sql`rowid`
