import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { OperatorError } from '#db/model/operatorError.ts'
import { createArchive, type NewArchive, openArchive } from '#db/server/sqlite/archive.ts'
import { undamaged } from '#db/server/sqlite/errors.ts'
import { countsOf, keepWithFile, snapshot, type WithFiles } from '#db/server/sqlite/snapshot.ts'
import { type Summary, summaryOf } from './summary.ts'

/** Where the files of rows are in a data folder. */
const paths: Record<WithFiles, (id: number) => string> = {
  uploads: (id) => `uploads/${id}`,
  directories: (id) => `directories/${id}.db`,
}
const tables = ['uploads', 'directories'] as const

/**
 * Writes all that a data folder holds into one file, whether a server runs on it or not, and reads that file through.
 * @param withKey the file that opens people's stored keys goes along: whoever has the backup can then use them
 * @throws OperatorError when the folder holds no database, or a damaged one, or the file is there already
 */
export function backUp(dataDir: string, file: string, { withKey }: { withKey: boolean }): Summary {
  const database = join(dataDir, 'rove.db')
  if (!existsSync(database)) throw new OperatorError(`There is no database in ${dataDir}. Set DATA_DIR.`)
  const archive = createArchive(file)
  // Beside the backup, where there is room for one.
  const folder = mkdtempSync(join(dirname(file), '.rove-backup-'))
  try {
    const copy = join(folder, 'rove.db')
    undamaged(database, () => snapshot(database, copy))
    addFiles(archive, dataDir, copy)
    if (withKey) archive.add('secret.key', keyIn(dataDir))
    const counts = undamaged(copy, () => countsOf(copy))
    archive.add('rove.db', copy)
    archive.finish(counts)
  } catch (error) {
    archive.abandon()
    throw error
  } finally {
    rmSync(folder, { recursive: true })
  }
  return verified(file)
}

/** What a row names was written before the row, so all of it is there unless it was removed meanwhile. */
function addFiles(archive: NewArchive, dataDir: string, copy: string) {
  for (const table of tables) {
    const pathOf = paths[table]
    for (const id of keepWithFile(copy, table, (id) => existsSync(join(dataDir, pathOf(id))))) {
      archive.add(pathOf(id), join(dataDir, pathOf(id)))
    }
  }
}

function keyIn(dataDir: string): string {
  const file = join(dataDir, 'secret.key')
  if (existsSync(file)) return file
  throw new OperatorError(`There is no ${file}: the key is in SECRET_KEY. Keep it where you keep secrets.`)
}

function verified(file: string): Summary {
  const archive = openArchive(file)
  try {
    archive.verify()
    return summaryOf(archive, statSync(file).size)
  } finally {
    archive.close()
  }
}
