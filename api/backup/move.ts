import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#api/config/config.ts'
import { OperatorError } from '#db/model/operatorError.ts'
import { lockFolder } from '#db/server/sqlite/lock.ts'
import { type CopiedAll, takeOut } from './copies.ts'
import { putInDatabase } from './database.ts'
import { takeOutLists } from './lists.ts'
import { putInPlace } from './place.ts'

/** The result of a move; the source is not changed. */
export interface Moved extends CopiedAll {
  /** The path of the folder or backup with the previous content of the destination; '' if it was empty. */
  before: string
}

type Ends = Pick<Config, 'dataDir' | 'databaseUrl'>

/**
 * Moves all stored data from a data folder to a PostgreSQL database, and compares each table.
 * @param replace first makes a backup of the database; otherwise it must be empty
 * @throws OperatorError if a server uses either, or if the database is not empty: then nothing has changed
 */
export async function moveToDatabase(ends: Ends, options: { replace: boolean }): Promise<Moved> {
  if (!existsSync(join(ends.dataDir, 'rove.db'))) {
    throw new OperatorError(`There is no database in ${ends.dataDir}. Set DATA_DIR.`)
  }
  const unlock = lockFolder(ends.dataDir)
  try {
    return await putInDatabase(ends.dataDir, ends, options)
  } finally {
    unlock()
  }
}

/**
 * Moves all stored data from a PostgreSQL database to a data folder, and compares each table.
 * @param replace moves the content of the folder aside; otherwise it must be empty
 * @throws OperatorError if a server uses either, or if the folder is not empty: then nothing has changed
 */
export async function moveToFolder(
  { dataDir, databaseUrl }: Ends,
  options: { replace: boolean },
): Promise<Moved> {
  const unlock = lockFolder(dataDir)
  try {
    let copied: CopiedAll | undefined
    const before = await putInPlace(dataDir, options, async (stage) => {
      mkdirSync(join(stage, 'uploads'))
      const file = join(stage, 'rove.db')
      copied = await takeOut(databaseUrl, file, { alone: true }, (path, bytes) => keepIn(stage, path, bytes))
      await takeOutLists(databaseUrl, stage)
    })
    if (!copied) throw new Error('Nothing was copied')
    return { ...copied, before }
  } finally {
    unlock()
  }
}

function keepIn(stage: string, path: string, bytes: Buffer) {
  const file = join(stage, path)
  writeFileSync(file, bytes, { flag: 'wx', flush: true })
  if (!readFileSync(file).equals(bytes)) throw new OperatorError(`${path} is not as it was written.`)
}
