import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { OperatorError } from '#db/model/operatorError.ts'

/** An empty file, which is not part of the data. */
export const LOCK_FILE = 'server.lock'
/** No other account of the machine may read people's data. */
const OWNER_ALONE = 0o700

/**
 * Locks a data folder for this process, and creates it if it does not exist. The operating system releases
 * the lock when the process ends, however it ends.
 * @returns unlocks it
 * @throws OperatorError if another process has locked it
 */
export function lockFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: OWNER_ALONE })
  const lock = new Database(join(dataDir, LOCK_FILE), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!(error instanceof Database.SqliteError) || error.code !== 'SQLITE_BUSY') throw error
    throw new OperatorError(`The folder ${dataDir} is in use: a server runs on it. Stop it first.`)
  }
  return () => lock.close()
}
