import { statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { OperatorError } from '#db/model/operatorError.ts'

/** Whether it is an error of the store itself: a query, its file or its disk. */
export const isOfStore = (error: unknown): boolean => error instanceof Database.SqliteError

/** Whether a constraint was violated: a row already exists, or a row that is referred to does not. */
export const isConstraint = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT')

/**
 * Conditions that end by themselves, or once somebody frees space: a full or failing disk, a file that
 * another program locks.
 */
const OUTAGE = /^SQLITE_(?:FULL|IOERR|BUSY|LOCKED|CANTOPEN|READONLY|NOMEM|PROTOCOL|ABORT)/

/** Whether the store is temporarily unable to do this: nothing took effect, and a retry may succeed. */
export const isOutage = (error: unknown): boolean =>
  error instanceof Database.SqliteError && OUTAGE.test(error.code)

/** Whether SQLite says that the file is not a database, or a damaged one. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Database.SqliteError && /^SQLITE_(?:CORRUPT|NOTADB)/.test(error.code)

/**
 * Opens the server's database, unless it is damaged.
 * @throws OperatorError if it is, saying how to restore a backup
 */
export function undamaged<T>(file: string, open: () => T): T {
  // SQLite would treat an empty file as a new database, and the server would start without data.
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) throw damaged(file)
  try {
    return open()
  } catch (error) {
    throw isDamage(error) ? damaged(file) : error
  }
}

/**
 * Checks a whole database.
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
