import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { readThrough, undamaged } from './damage.ts'

/** What store functions take: the reading connection, or the writing one inside `tx`. */
export type Handle = BetterSQLite3Database

export interface Store {
  /** For reads alone. */
  read: Handle
  /**
   * Runs `work` in one transaction, one at a time, durable when the promise resolves. `work` awaits store
   * functions only, never the network: everybody else's writes wait for it.
   */
  tx<T>(work: (handle: Handle) => Promise<T>): Promise<T>
  close(): void
}

/** A query that is built and prepared once for each connection: what every push runs a thousand times. */
export function prepared<Query>(build: (handle: Handle) => Query): (handle: Handle) => Query {
  const built = new WeakMap<Handle, Query>()
  return (handle) => {
    const known = built.get(handle) ?? build(handle)
    built.set(handle, known)
    return known
  }
}

const migrations = join(dirname(fileURLToPath(import.meta.url)), 'migrations')

/**
 * Opens (and migrates) the store.
 * @param file path of the SQLite file; its folder is made
 * @throws ForOperator when the file is damaged
 */
export function openStore(file: string): Store {
  mkdirSync(dirname(file), { recursive: true })
  const writer = undamaged(file, () => migrated(file))
  const reader = connect(file, { readonly: true })
  return {
    read: drizzle(reader),
    tx: transactions(writer),
    close() {
      reader.close()
      // All in one file again, for who copies it.
      writer.pragma('wal_checkpoint(TRUNCATE)')
      writer.close()
    },
  }
}

function migrated(file: string) {
  const writer = connect(file)
  try {
    readThrough(writer, 'quick_check')
    migrate(drizzle(writer), { migrationsFolder: migrations })
    return writer
  } catch (error) {
    writer.close()
    throw error
  }
}

function connect(file: string, options: Database.Options = {}) {
  const connection = new Database(file, options)
  if (!options.readonly) {
    connection.pragma('journal_mode = WAL')
    // WAL would run as NORMAL: a power cut could then undo an edit that a phone was told is safe.
    connection.pragma('synchronous = FULL')
  }
  connection.pragma('busy_timeout = 5000')
  connection.pragma('foreign_keys = ON')
  return connection
}

function transactions(writer: Database.Database): Store['tx'] {
  const handle = drizzle(writer)
  let last: Promise<unknown> = Promise.resolve()
  const run = async <T>(work: (handle: Handle) => Promise<T>): Promise<T> => {
    writer.exec('BEGIN IMMEDIATE')
    try {
      const result = await work(handle)
      writer.exec('COMMIT')
      return result
    } catch (error) {
      if (writer.inTransaction) writer.exec('ROLLBACK')
      throw error
    }
  }
  return (work) => {
    const mine = last.then(() => run(work))
    last = mine.catch(() => {})
    return mine
  }
}
