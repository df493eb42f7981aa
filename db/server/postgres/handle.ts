import { NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Handle } from '#db/server/database/handle.ts'
import { Dialect } from './dialect.ts'
import { functions } from './functions.ts'

const { INT8, JSON: JSON_TEXT } = pg.types.builtins
// Ids and counters are integers within JavaScript's safe range (db/model/id.ts).
pg.types.setTypeParser(INT8, Number)
// Columns parse their JSON themselves.
pg.types.setTypeParser(JSON_TEXT, (json) => json)

const dialect = new Dialect()

/** A handle for a connection, or for a pool, in which each query is separate. */
export function handleOn(client: pg.Pool | pg.PoolClient): Handle {
  const session = new NodePgSession(storing(client), dialect, undefined)
  const database = new PgDatabase(dialect, session, undefined)
  return asHandle(Object.assign(database, { functions }))
}

/**
 * Texts in SQLite may contain NUL, those in PostgreSQL may not: it is replaced with the replacement
 * character.
 */
const storable = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value)

const storing = <C extends pg.Pool | pg.PoolClient>(client: C): C =>
  new Proxy(client, {
    get: (target, name) =>
      name === 'query'
        ? (query: pg.QueryConfig, values: unknown[]) => target.query(query, values.map(storable))
        : Reflect.get(target, name),
  })

/**
 * The only place where PostgreSQL is treated as SQLite: both have these calls, and their results are awaited
 * alike. tests/database.ts runs the store's tests on both.
 */
const asHandle = (database: unknown): Handle => database as Handle
