import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { ForOperator } from '#db/model/operatorError.ts'

/** Empty, and not of the data. */
export const LOCK_FILE = 'server.lock'
/** What people store is for no other account of the machine. */
const OWNER_ALONE = 0o700

/**
 * Holds a data folder, which is made where there is none, for this process alone. The operating system lets go of it
 * when the process ends, however it ends.
 * @returns lets go of it
 * @throws ForOperator when another process holds it
 */
export function holdFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: OWNER_ALONE })
  const lock = new Database(join(dataDir, LOCK_FILE), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!(error instanceof Database.SqliteError) || error.code !== 'SQLITE_BUSY') throw error
    throw new ForOperator(`The folder ${dataDir} is in use: a server runs on it. Stop it first.`)
  }
  return () => lock.close()
}
