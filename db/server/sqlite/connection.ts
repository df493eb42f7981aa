import Database from 'better-sqlite3'

/** Opens the file of a store. What is committed is on disk, whatever becomes of the power. */
export function connect(file: string, options: Database.Options = {}): Database.Database {
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
