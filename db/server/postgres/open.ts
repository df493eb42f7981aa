import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import * as v from 'valibot'
import type { CompanyIndexes } from '#db/model/companyIndex.ts'
import { OperatorError } from '#db/model/operatorError.ts'
import type { Store } from '#db/server/database/handle.ts'
import { openCompanyIndexes } from './companyIndexes.ts'
import type { StemsIn } from './companyWords.ts'
import { connectionTo } from './connection.ts'
import { type Bytes, openBytes } from './files.ts'
import { handleOn } from './handle.ts'
import { forgetCounts, type Limiters, openLimiters } from './limiters.ts'
import { openMessages } from './messages.ts'
import { transactions } from './transactions.ts'

// A separate path, because a server bundled in one file has SQLite's migrations in its own folder.
export const migrationsFolder = fileURLToPath(new URL('../postgres/migrations', import.meta.url))
/** The number of the advisory lock under which one server at a time migrates: "Rove". */
const MIGRATING = 0x526f7665
const OLDEST_VERSION = 150_000
const MOST_CONNECTIONS = 10
/** Separate from the connections of calls, for counting while a call's own transaction waits. */
const MOST_COUNTING = 2
/** Searches for companies wait for one another, and no other call waits for them. */
const MOST_SEARCHING = 3
/** A running import needs a connection for itself. */
const MOST_IMPORTING = 4
const CONNECT_WITHIN_MS = 5_000
/** The maximum time that a transaction waits for a lock. */
const LOCK_WITHIN_MS = 15_000
/**
 * If the database does not respond for this long, for example because its machine died, the query fails;
 * longer than any query takes, including waits for locks.
 */
const ANSWER_WITHIN_MS = 30_000

/** A store on PostgreSQL, with what its servers share. */
export interface PostgresStore extends Store {
  limiters: Limiters
  bytes: Bytes
  /** @param stemsIn splits texts into stems for searching */
  companyIndexes(stemsIn: StemsIn): CompanyIndexes
}

/**
 * Opens (and migrates) the store in a PostgreSQL database.
 * @param url postgres://user:password@host:port/database, with the TLS parameters of `connectionTo`
 * @param onTrouble called with errors of connections that nobody waits for
 * @throws OperatorError if PostgreSQL is too old, or the database's encoding is not UTF-8
 */
export async function openPostgres(url: string, onTrouble: (error: unknown) => void): Promise<PostgresStore> {
  await migrated(url)
  const answering = [MOST_CONNECTIONS, MOST_COUNTING, MOST_SEARCHING].map((max) =>
    openPool(url, { max, query_timeout: ANSWER_WITHIN_MS }, onTrouble),
  )
  // Without a timeout, because building an index of a million companies takes a while.
  const pools = [...answering, openPool(url, { max: MOST_IMPORTING }, onTrouble)]
  const [pool, counting, searching, importing] = pools
  if (!pool || !counting || !searching || !importing) throw new Error('There are four pools')
  const stopForgetting = forgetCounts(counting, onTrouble)
  const messages = openMessages({ pool, url, me: randomUUID() }, onTrouble)
  return {
    read: handleOn(pool),
    ...transactions(pool),
    alone: false,
    messages,
    limiters: openLimiters(counting),
    bytes: openBytes(pool),
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    companyIndexes: (stemsIn) => openCompanyIndexes({ searching, importing }, stemsIn),
    async close() {
      stopForgetting()
      await messages.close()
      for (const each of pools) await each.end()
    },
  }
}

function openPool(
  url: string,
  bounds: Pick<pg.PoolConfig, 'max' | 'query_timeout'>,
  onTrouble: (error: unknown) => void,
): pg.Pool {
  const pool = new pg.Pool({
    ...connectionTo(url),
    keepAlive: true,
    application_name: 'rove',
    ...bounds,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    lock_timeout: LOCK_WITHIN_MS,
  })
  // A broken connection is replaced; a query that is using it gets the error.
  pool.on('error', onTrouble).on('connect', (client) => void client.on('error', onTrouble))
  return pool
}

const Settings = v.object({ version: v.pipe(v.string(), v.transform(Number)), encoding: v.string() })

/** A separate connection. @throws OperatorError if it can't be opened */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionTo(url), application_name: 'rove', keepAlive: true })
  await client.connect().catch((error: unknown) => {
    // All addresses of the host name failed.
    const cause: unknown = error instanceof AggregateError ? error.errors[0] : error
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new OperatorError(`DATABASE_URL: the database can not be reached: ${why}`)
  })
  return client
}

/** One server at a time; the others wait, and then have nothing left to do. */
async function migrated(url: string): Promise<void> {
  const client = await connect(url)
  try {
    await lockAndMigrate(client)
  } finally {
    await client.end()
  }
}

/**
 * Migrates the database, and keeps servers from starting on it until the connection ends.
 * @throws OperatorError if PostgreSQL is too old, or the database's encoding is not UTF-8
 */
export async function lockAndMigrate(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `SELECT current_setting('server_version_num') AS version, current_setting('server_encoding') AS encoding`,
  )
  const { version, encoding } = v.parse(Settings, rows[0])
  if (version < OLDEST_VERSION) throw new OperatorError('DATABASE_URL: Rove needs PostgreSQL 15 or newer.')
  if (encoding !== 'UTF8')
    throw new OperatorError(`DATABASE_URL: the database keeps its texts as ${encoding}, Rove needs UTF8.`)
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATING])
  await migrate(drizzle(client), { migrationsFolder, migrationsSchema: 'public' })
}
