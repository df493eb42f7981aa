import { type Column, type SQL, sql } from 'drizzle-orm'
import type { Functions } from '#db/server/database/functions.ts'

export const functions: Functions = {
  bytesOf: (text) => sql`coalesce(octet_length(${text}), 0)`,
  contains: (text, part) => sql`instr(lower(${text}), ${part}) > 0`,
  containsInOrder: (text, parts) => sql`${text} like ${`%${parts.join('%')}%`}`,
  numberAt: (json, path) => sql`json_extract(${json}, ${`$.${path}`})`,
  hasField: (json, field) => sql`json_type(${json}, ${`$."${field}"`}) is not null`,
  rowAsJson(columns) {
    const entries = Object.entries(columns).map(
      ([field, column]) => sql`${sql.raw(`'${field}'`)}, ${valueAsJson(column)}`,
    )
    return sql<string>`json_object(${sql.join(entries, sql`, `)})`
  },
  fromNow: (ms) => sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${ms / 1000} seconds`})`,
  // Writing transactions run one at a time, so there is nothing to skip.
  skippingLocked: (query) => query,
  larger: (one, other) => sql`max(${one}, ${other})`,
}

function valueAsJson(column: Column): SQL {
  if (column.dataType === 'json') return sql`json(${column})`
  if (column.dataType === 'boolean')
    return sql`json(case ${column} when 1 then 'true' when 0 then 'false' end)`
  // By default SQLite writes 15 digits; a JavaScript number may need 17.
  if (column.getSQLType() === 'real')
    return sql`json(case when ${column} is not null then printf('%!.17g', ${column}) end)`
  return sql`${column}`
}
