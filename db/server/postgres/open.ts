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

// By a name of its own, as a server in one file has SQLite's migrations beside itself.
export const migrationsFolder = fileURLToPath(new URL('../postgres/migrations', import.meta.url))
/** Of the advisory lock under which one server at a time migrates: "Rove". */
const MIGRATING = 0x526f7665
const OLDEST_VERSION = 150_000
const MOST_CONNECTIONS = 10
/** Beside those of calls, for what is counted while a call's own transaction waits. */
const MOST_COUNTING = 2
/** Searches for companies wait for one another, and no call for them. */
const MOST_SEARCHING = 3
/** An import has one for itself while it runs. */
const MOST_IMPORTING = 4
const CONNECT_WITHIN_MS = 5_000
/** A transaction waits no longer for another one's. */
const LOCK_WITHIN_MS = 15_000
/** A database that fell silent, such as one whose machine died, is given up; longer than any query takes, a lock's too. */
const ANSWER_WITHIN_MS = 30_000

/** What a server on PostgreSQL has in common with the others. */
export interface PostgresStore extends Store {
  limiters: Limiters
  bytes: Bytes
  /** @param stemsIn makes of texts what is searched for */
  companyIndexes(stemsIn: StemsIn): CompanyIndexes
}

/**
 * Opens (and migrates) the store in a database of PostgreSQL's.
 * @param url postgres://user:password@host:port/database, with what `connectionTo` reads of TLS
 * @param onTrouble told what goes wrong with connections that nobody waits for
 * @throws OperatorError when it is too old, or does not keep its texts as UTF-8
 */
export async function openPostgres(url: string, onTrouble: (error: unknown) => void): Promise<PostgresStore> {
  await migrated(url)
  const answering = [MOST_CONNECTIONS, MOST_COUNTING, MOST_SEARCHING].map((max) =>
    openPool(url, { max, query_timeout: ANSWER_WITHIN_MS }, onTrouble),
  )
  // An index of a million companies takes a while.
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
  // What breaks is replaced; who uses it just then is told so by what they asked.
  pool.on('error', onTrouble).on('connect', (client) => void client.on('error', onTrouble))
  return pool
}

const Settings = v.object({ version: v.pipe(v.string(), v.transform(Number)), encoding: v.string() })

/** A connection of its own. @throws OperatorError when it can not be had */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ ...connectionTo(url), application_name: 'rove', keepAlive: true })
  await client.connect().catch((error: unknown) => {
    // Each of the addresses that a name stands for failed.
    const cause: unknown = error instanceof AggregateError ? error.errors[0] : error
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new OperatorError(`DATABASE_URL: the database can not be reached: ${why}`)
  })
  return client
}

/** One server at a time; the others wait, and find nothing left to do. */
async function migrated(url: string): Promise<void> {
  const client = await connect(url)
  try {
    await lockAndMigrate(client)
  } finally {
    await client.end()
  }
}

/**
 * Migrates the database of a connection, and keeps servers from starting on it until the connection ends.
 * @throws OperatorError when it is too old, or does not keep its texts as UTF-8
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
