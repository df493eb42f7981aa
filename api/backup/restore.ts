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
  /** The folder, or the backup, with what was there before; '' when nothing was. */
  before: string
}

/**
 * Puts a backup in place, once it has been read through: as the data folder, or in the database of PostgreSQL's that the
 * configuration names, whichever of both it was made of.
 * @param replace keeps what is there aside, in the folder; else folder, or database, must hold nothing
 * @throws OperatorError when a server runs there, it is not empty, or the backup is damaged: then nothing was changed
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
