import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '#api/config/config.ts'
import { OperatorError } from '#db/model/operatorError.ts'
import { createArchive, type NewArchive, openArchive } from '#db/server/sqlite/archive.ts'
import { undamaged } from '#db/server/sqlite/errors.ts'
import { countsOf, keepWithFile, snapshot, type WithFiles } from '#db/server/sqlite/snapshot.ts'
import { takeOut, uploadPath } from './copies.ts'
import { takeOutLists } from './lists.ts'
import { type Summary, summaryOf } from './summary.ts'

/** The paths in a data folder of files that belong to rows. */
const paths: Record<WithFiles, (id: number) => string> = {
  uploads: uploadPath,
  directories: (id) => `directories/${id}.db`,
}

/**
 * Writes everything that a server stores, in its data folder or in a PostgreSQL database, as of one moment,
 * into one file, whether the server runs or not; then reads that file back.
 * @param withKey includes the key file for people's stored keys: anybody with the backup can then use them
 * @throws OperatorError if there is no database, if it is damaged, or if the file already exists
 */
export async function backUp(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  file: string,
  { withKey }: { withKey: boolean },
): Promise<Summary> {
  const database = join(dataDir, 'rove.db')
  if (!databaseUrl && !existsSync(database)) {
    throw new OperatorError(`There is no database in ${dataDir}. Set DATA_DIR.`)
  }
  const archive = createArchive(file)
  // Beside the backup, where there must be enough space for one.
  const folder = mkdtempSync(join(dirname(file), '.rove-backup-'))
  try {
    const copy = join(folder, 'rove.db')
    if (databaseUrl) {
      await takeOut(databaseUrl, copy, { alone: false }, archive.add)
      await takeOutLists(databaseUrl, folder)
    } else {
      undamaged(database, () => snapshot(database, copy))
      addFiles('uploads', archive, dataDir, copy)
    }
    addFiles('directories', archive, databaseUrl ? folder : dataDir, copy)
    if (withKey) archive.add('secret.key', keyIn(dataDir, databaseUrl))
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

/**
 * A file was written before the row that refers to it, so each file exists unless it was removed meanwhile.
 */
function addFiles(table: WithFiles, archive: NewArchive, dataDir: string, copy: string) {
  const pathOf = paths[table]
  for (const id of keepWithFile(copy, table, (id) => existsSync(join(dataDir, pathOf(id))))) {
    archive.add(pathOf(id), join(dataDir, pathOf(id)))
  }
}

function keyIn(dataDir: string, databaseUrl: string): string {
  const file = join(dataDir, 'secret.key')
  if (!databaseUrl && existsSync(file)) return file
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
