import { statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { OperatorError } from '#db/model/operatorError.ts'

/** Whether it is an error of the store's own: what was asked of it, its file or its disk. */
export const isOfStore = (error: unknown): boolean => error instanceof Database.SqliteError

/** Whether the store says that a row is there already, or that what it names is not. */
export const isConstraint = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT')

/** What ends by itself, or once somebody made room: a full disk, one that fails, a file that another program holds. */
const OUTAGE = /^SQLITE_(?:FULL|IOERR|BUSY|LOCKED|CANTOPEN|READONLY|NOMEM|PROTOCOL|ABORT)/

/** Whether the store can't do just now what was asked of it: nothing of it took effect, and later it may. */
export const isOutage = (error: unknown): boolean =>
  error instanceof Database.SqliteError && OUTAGE.test(error.code)

/** Whether SQLite says that what it reads is no database, or a broken one. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Database.SqliteError && /^SQLITE_(?:CORRUPT|NOTADB)/.test(error.code)

/**
 * Opens the server's database, unless it is damaged.
 * @throws OperatorError when it is, with the way back
 */
export function undamaged<T>(file: string, open: () => T): T {
  // SQLite would take it for a new one, and the server would start with nothing in it.
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) throw damaged(file)
  try {
    return open()
  } catch (error) {
    throw isDamage(error) ? damaged(file) : error
  }
}

/**
 * Reads through all of a database.
 * @param check 'quick_check' does not compare indexes with their tables
 * @throws SqliteError SQLITE_CORRUPT
 */
export function readThrough(connection: Database.Database, check: 'quick_check' | 'integrity_check'): void {
  const found = connection.pragma(`${check}(1)`, { simple: true })
  if (found !== 'ok') throw new Database.SqliteError(String(found), 'SQLITE_CORRUPT')
}

const damaged = (file: string) =>
  new OperatorError(
    `The database ${file} is damaged. Bring a backup back with: npm run restore -- BACKUP --replace (docs/backup.md)`,
  )
