import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#api/config/config.ts'
import { isEmpty } from '#db/server/postgres/copy.ts'
import { backUp } from './backup.ts'
import { bringIn, type CopiedAll } from './copies.ts'
import { bringInLists } from './lists.ts'
import { utcTimestamp } from './place.ts'

/**
 * Copies a data folder into a PostgreSQL database: all of its rows and files or nothing, and then its
 * imported lists of companies.
 * @param replace first makes a backup of the database; otherwise the database must be empty
 * @returns what was copied, and the path of the backup; '' if there was nothing to back up
 * @throws OperatorError if a server uses the database, or if it is not empty: then nothing has changed
 */
export async function putInDatabase(
  folder: string,
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { replace }: { replace: boolean },
): Promise<CopiedAll & { before: string }> {
  const before =
    replace && !(await isEmpty(databaseUrl)) ? join(dataDir, `before-${utcTimestamp()}.rove`) : ''
  if (before) await backUp({ dataDir, databaseUrl }, before, { withKey: false })
  try {
    const copied = await bringIn(folder, databaseUrl, { replace })
    await bringInLists(folder, databaseUrl)
    return { ...copied, before }
  } catch (error) {
    if (before) rmSync(before)
    throw error
  }
}
