import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import type { Store } from '#db/server/database/handle.ts'
import { readThrough, undamaged } from './errors.ts'
import { readsOn } from './reads.ts'
import { handleOn, transactions } from './transactions.ts'

const migrations = join(dirname(fileURLToPath(import.meta.url)), 'migrations')

/**
 * Opens (and migrates) the store.
 * @param file path of the SQLite file; its folder is created
 * @throws OperatorError if the file is damaged
 */
export function openStore(file: string): Store {
  mkdirSync(dirname(file), { recursive: true })
  const writer = undamaged(file, () => migrated(file))
  const reader = connect(file, { readonly: true })
  const read = handleOn(readsOn(writer, reader))
  return {
    read,
    // Its reads are synchronous, so no commit can come between two of them unless `work` awaits something
    // else.
    snapshot: (work) => work(read),
    tx: transactions(writer),
    alone: true,
    messages: { send() {}, receive: () => () => {} },
    async close() {
      reader.close()
      // Everything is in one file again, so that it can be copied.
      writer.pragma('wal_checkpoint(TRUNCATE)')
      writer.close()
    },
  }
}

/** Of 4 KiB each. */
const LOG_PAGES = 4_000

function migrated(file: string) {
  const writer = connect(file)
  // Overwrites what a migration replaces, for example secrets that are stored only as hashes from then on.
  writer.pragma('secure_delete = ON')
  try {
    readThrough(writer, 'quick_check')
    // A function for migrations, because SQLite has no SHA-256.
    writer.function('sha256', { deterministic: true }, sha256)
    migrate(drizzle(writer), { migrationsFolder: migrations })
    writer.pragma('secure_delete = OFF')
    return writer
  } catch (error) {
    writer.close()
    throw error
  }
}

const sha256 = (text: unknown) => createHash('sha256').update(String(text)).digest('hex')

/** Opens the file of a store. Committed data survives a power cut. */
export function connect(file: string, options: Database.Options = {}): Database.Database {
  const connection = new Database(file, options)
  if (!options.readonly) {
    connection.pragma('journal_mode = WAL')
    // In WAL mode the default is NORMAL: a power cut could then undo an edit that was confirmed to a phone.
    connection.pragma('synchronous = FULL')
    // Calls wait during a checkpoint, which with SQLite's default of 1,000 pages happens twice a second for
    // 200 devices.
    connection.pragma(`wal_autocheckpoint = ${LOG_PAGES}`)
  }
  connection.pragma('busy_timeout = 5000')
  connection.pragma('foreign_keys = ON')
  return connection
}
