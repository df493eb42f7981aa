import Database from 'better-sqlite3'

/** Whether it is an error of the store's own: what was asked of it, its file or its disk. */
export const isOfStore = (error: unknown): boolean => error instanceof Database.SqliteError

/** Whether the store says that a row is there already, or that what it names is not. */
export const isConstraint = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code.startsWith('SQLITE_CONSTRAINT')
