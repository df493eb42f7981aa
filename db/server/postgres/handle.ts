import { NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Handle } from '#db/server/database/handle.ts'
import { Dialect } from './dialect.ts'
import { functions } from './functions.ts'

const { INT8, JSON: JSON_TEXT } = pg.types.builtins
// Ids and counters are whole numbers of JavaScript (db/model/id.ts).
pg.types.setTypeParser(INT8, Number)
// Columns read their JSON themselves.
pg.types.setTypeParser(JSON_TEXT, (json) => json)

const dialect = new Dialect()

/** Queries of a connection, or of a pool: each query of its own. */
export function handleOn(client: pg.Pool | pg.PoolClient): Handle {
  const session = new NodePgSession(storing(client), dialect, undefined)
  const database = new PgDatabase(dialect, session, undefined)
  return asHandle(Object.assign(database, { functions }))
}

/** SQLite's texts may have a NUL in them, PostgreSQL's may not: it takes the sign for what can't be shown. */
const storable = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value)

const storing = <C extends pg.Pool | pg.PoolClient>(client: C): C =>
  new Proxy(client, {
    get: (target, name) =>
      name === 'query'
        ? (query: pg.QueryConfig, values: unknown[]) => target.query(query, values.map(storable))
        : Reflect.get(target, name),
  })

/**
 * The one place where PostgreSQL is taken for SQLite: both have these calls, and what they give is awaited alike.
 * tests/database.ts has the store's tests run on both.
 */
const asHandle = (database: unknown): Handle => database as Handle
