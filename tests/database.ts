import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { pino } from 'pino'
import { type Kept, openKept } from '#api/store.ts'
import type { Handle, Store } from '#db/server/database/handle.ts'
import { filesOf } from './files.ts'
import { asked, creating } from './postgres.ts'

/** The PostgreSQL server of this run's tests; without one, they use SQLite. */
const cluster = process.env.ROVE_TEST_POSTGRES ?? ''
export const onPostgres = cluster !== ''

/** The secret key that servers on one database share. */
export const SECRET_OF_TESTS = createHash('sha256').update('the secret of tests').digest('hex')

/** Names the data folder of a server. */
type Folder = { dataDir: string }

const nameOf = (dataDir: string) => `rove_${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`
const made = new Map<string, Promise<void>>()

/** The database of a data folder, created if there is none yet; '' for SQLite in the folder. */
export async function databaseOf(dataDir: string): Promise<{ databaseUrl: string }> {
  if (!onPostgres) return { databaseUrl: '' }
  const name = nameOf(dataDir)
  const making = made.get(name) ?? asked(cluster, creating(name))
  made.set(name, making)
  await making
  return { databaseUrl: `${cluster}/${name}` }
}

/** Drops the database of a data folder. */
export async function dropDatabaseOf(dataDir: string): Promise<void> {
  const name = nameOf(dataDir)
  if (made.delete(name)) await asked(cluster, `DROP DATABASE ${name} WITH (FORCE)`)
}

let copies = 0

/** Copies a store while a server uses it. */
export async function copyOf(dataDir: string): Promise<string> {
  const copy = `${++copies}`
  if (onPostgres) {
    await takeOver(nameOf(dataDir), `${nameOf(dataDir)}_${copy}`)
    return copy
  }
  const file = join(dataDir, `copy-${copy}.db`)
  const live = new Database(join(dataDir, 'rove.db'), { readonly: true })
  live.prepare('VACUUM INTO ?').run(file)
  live.close()
  return copy
}

/** Restores a store, which no server uses, to such a copy. */
export async function putBack(dataDir: string, copy: string): Promise<void> {
  if (onPostgres) {
    await asked(cluster, `DROP DATABASE ${nameOf(dataDir)} WITH (FORCE)`)
    await takeOver(`${nameOf(dataDir)}_${copy}`, nameOf(dataDir))
    return
  }
  for (const ending of ['-wal', '-shm']) rmSync(join(dataDir, `rove.db${ending}`), { force: true })
  copyFileSync(join(dataDir, `copy-${copy}.db`), join(dataDir, 'rove.db'))
}

/**
 * PostgreSQL copies a database only while nobody is connected: a server's connections are ended, and it
 * connects again.
 */
async function takeOver(from: string, to: string) {
  await asked(
    cluster,
    // A server that listens for messages reconnects immediately.
    `ALTER DATABASE ${from} ALLOW_CONNECTIONS false`,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${from}'`,
    creating(to, from),
    `ALTER DATABASE ${from} ALLOW_CONNECTIONS true`,
  )
}

/** The environment of a process on a data folder, or on its database. */
export async function environmentOf(dataDir: string): Promise<Record<string, string>> {
  const { databaseUrl } = await databaseOf(dataDir)
  const shared = { DATABASE_URL: databaseUrl, SECRET_KEY: SECRET_OF_TESTS }
  return { DATA_DIR: dataDir, ...(databaseUrl && shared) }
}

/** The key of the store's own bytes in `bytesOf`. */
export const storesFiles = onPostgres ? ['the database'] : ['rove.db', 'rove.db-wal']

/** All bytes that a server stores, by their place. */
export async function bytesOf(dataDir: string): Promise<Map<string, Buffer>> {
  const places = new Map(filesOf(dataDir))
  if (!onPostgres) return places
  const rows: unknown[] = []
  for (const table of await ask<{ name: string }>(dataDir, TABLES, [])) {
    rows.push(await ask(dataDir, `SELECT * FROM "${table.name}"`, []))
  }
  return places.set('the database', Buffer.from(JSON.stringify(rows)))
}
const TABLES = `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`

/** The ids of the stored uploads. */
export async function uploadsIn(dataDir: string): Promise<string[]> {
  if (!onPostgres) return readdirSync(join(dataDir, 'uploads'))
  const files = await ask<{ id: number }>(dataDir, 'SELECT id FROM files', [])
  return files.map(({ id }) => String(id))
}

/** Access to the data of a folder without its server. */
export const keptIn = async (dataDir: string): Promise<Kept> =>
  openKept({ dataDir, ...(await databaseOf(dataDir)) }, pino({ level: 'silent' }))

/** Access to the store of a data folder without its server. */
export const storeIn = async (dataDir: string): Promise<Store> => (await keptIn(dataDir)).store

/** The ids of the directories that have an index, including unfinished ones. */
export async function indexedIn(dataDir: string): Promise<string[]> {
  if (!onPostgres) {
    const folder = join(dataDir, 'directories')
    return existsSync(folder) ? readdirSync(folder).map((name) => name.replace(/\..*/, '')) : []
  }
  const sql = "SELECT tablename FROM pg_tables WHERE tablename ~ '^companies_[0-9]+$'"
  const tables = await ask<{ tablename: string }>(dataDir, sql, [])
  return tables.map(({ tablename }) => tablename.replace('companies_', ''))
}

/** Works in the store without the server, so that a whole team costs one transaction and no password hash. */
export async function storing<T>({ dataDir }: Folder, work: (handle: Handle) => Promise<T>): Promise<T> {
  const store = await storeIn(dataDir)
  return store.tx(work).finally(() => store.close())
}

/**
 * Reads from the store without the server.
 * @param sql with ? for each value, as both databases understand it
 */
export async function read<Row extends object>(
  { dataDir }: Folder,
  sql: string,
  ...values: unknown[]
): Promise<Row[]> {
  if (onPostgres) return ask<Row>(dataDir, sql, values)
  const db = new Database(join(dataDir, 'rove.db'))
  const statement = db.prepare<unknown[], Row>(sql)
  const rows = statement.reader ? statement.all(...values) : []
  if (!statement.reader) statement.run(...values)
  db.close()
  return rows
}

/** Changes the store without the server, for example to let time pass. */
export const alter = async (folder: Folder, sql: string, ...values: unknown[]): Promise<void> =>
  void (await read(folder, sql, ...values))

/** Inserts rows that refer to rows which do not exist. */
export async function withoutReferences(
  { dataDir }: Folder,
  work: (insert: (sql: string, values: unknown[]) => Promise<void>) => Promise<void>,
): Promise<void> {
  if (onPostgres) {
    const client = new pg.Client({ connectionString: (await databaseOf(dataDir)).databaseUrl })
    await client.connect()
    await client.query('SET session_replication_role = replica')
    await work(async (sql, values) => void (await client.query(asPostgres(sql), values)))
    for (const table of ['audit', 'history', 'recovery_codes']) {
      const last = `(SELECT coalesce(max(id), 0) + 1 FROM ${table})`
      await client.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), ${last}, false)`)
    }
    await client.end()
    return
  }
  const db = new Database(join(dataDir, 'rove.db'))
  db.pragma('foreign_keys = OFF')
  await work(async (sql, values) => void db.prepare(sql).run(...values))
  db.close()
}

/** Concurrent reads of a database share a connection, because connecting takes longer than most queries. */
const looking = new Map<string, { pool: pg.Pool; looks: number }>()

async function ask<Row extends object>(dataDir: string, sql: string, values: unknown[]): Promise<Row[]> {
  const { databaseUrl: connectionString } = await databaseOf(dataDir)
  const shared = looking.get(connectionString) ?? { pool: openPool(connectionString), looks: 0 }
  looking.set(connectionString, shared)
  shared.looks++
  try {
    const { rows } = await shared.pool.query<Row>(asPostgres(sql), values)
    return rows
  } finally {
    shared.looks--
    if (shared.looks === 0) {
      looking.delete(connectionString)
      await shared.pool.end()
    }
  }
}

/**
 * A pool reports its end while its connections are still closing. If their database is dropped then, they
 * fail; that error is ignored.
 */
function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 1 })
  // A connection in use reports its error itself, an idle one through its pool.
  return pool.on('error', () => {}).on('connect', (client) => void client.on('error', () => {}))
}

/** PostgreSQL needs quotes around names with capitals, and numbered placeholders. */
function asPostgres(sql: string): string {
  let n = 0
  return sql.replace(/'[^']*'|"[^"]*"|\?|\b[a-z]+[A-Z]\w*\b/g, (part) => {
    if (part === '?') return `$${++n}`
    return /^['"]/.test(part) ? part : `"${part}"`
  })
}
