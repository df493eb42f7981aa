import { sql } from 'drizzle-orm'
import type { Functions } from '#db/server/database/functions.ts'

export const functions: Functions = {
  bytesOf: (text) => sql`coalesce(octet_length(${text}::text), 0)`,
  contains: (text, part) => sql`strpos(lower(${text}::text COLLATE "C"), ${part}) > 0`,
  containsInOrder: (text, parts) => sql`${text}::text like ${`%${parts.join('%')}%`}`,
  // Extracting as text would decode JSON strings, and not every JSON string is a valid text of PostgreSQL.
  numberAt: (json, path) => sql`(${json} #> ${`{${path.split('.').join()}}`})::text::bigint`,
  hasField: (json, field) => sql`${json} -> ${field} is not null`,
  rowAsJson(columns) {
    const named = Object.entries(columns).map(([field, column]) => sql`${column} as ${sql.identifier(field)}`)
    return sql<string>`(select row_to_json(one) from (select ${sql.join(named, sql`, `)}) as one)`
  },
  fromNow: (ms) =>
    sql`to_char((clock_timestamp() + ${ms} * interval '1 ms') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  skippingLocked(query) {
    if ('for' in query && typeof query.for === 'function') query.for('update', { skipLocked: true })
    return query
  },
  larger: (one, other) => sql`greatest(${one}, ${other})`,
}
