import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

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

/** The larger of two numbers. */
export const larger = (one: SQLWrapper, other: number | null): SQL<number> => sql`max(${one}, ${other})`

/** Of the one table of a query: its rows have it in the order in which they came. */
export const arrival: SQL<number> = sql`rowid`
