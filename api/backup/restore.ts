import { statSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Config } from '#api/config/config.ts'
import { OperatorError } from '#db/model/operatorError.ts'
import { type Archive, openArchive } from '#db/server/sqlite/archive.ts'
import { lockFolder } from '#db/server/sqlite/lock.ts'
import { countsOf } from '#db/server/sqlite/snapshot.ts'
import { putInDatabase } from './database.ts'
import { putInPlace, staged } from './place.ts'
import { type Summary, summaryOf } from './summary.ts'

export interface Restored extends Summary {
  /** The path of the folder or backup with the previous content; '' if there was none. */
  before: string
}

/**
 * Restores a backup after checking it: as the data folder, or to the PostgreSQL database in the
 * configuration, whichever of the two it was made from.
 * @param replace keeps the previous content in the folder; otherwise the folder or the database must be empty
 * @throws OperatorError if a server runs there, if it is not empty, or if the backup is damaged: then nothing
 * has changed
 */
export async function restore(
  file: string,
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { replace }: { replace: boolean },
): Promise<Restored> {
  const archive = openArchive(file)
  try {
    const unlock = lockFolder(dataDir)
    const unpacked = async (stage: string) => unpack(archive, file, stage)
    try {
      const before = databaseUrl
        ? await staged(dataDir, unpacked, async (stage) => {
            const put = await putInDatabase(stage, { dataDir, databaseUrl }, { replace })
            return put.before
          })
        : await putInPlace(dataDir, { replace }, unpacked)
      return { ...summaryOf(archive, statSync(file).size), before }
    } finally {
      unlock()
    }
  } finally {
    archive.close()
  }
}

function unpack(archive: Archive, file: string, stage: string) {
  archive.extract(stage)
  if (isDeepStrictEqual(countsOf(join(stage, 'rove.db')), archive.counts)) return
  throw new OperatorError(`${file} does not hold the rows that it should. Nothing was changed.`)
}
