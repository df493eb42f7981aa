import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#api/config/config.ts'
import { isEmpty } from '#db/server/postgres/copy.ts'
import { backUp } from './backup.ts'
import { bringIn, type CopiedAll } from './copies.ts'
import { bringInLists } from './lists.ts'
import { stamp } from './place.ts'

/**
 * Brings a data folder into a database of PostgreSQL's: all of its rows and files or nothing, and then its imported lists
 * of companies.
 * @param replace makes a backup of what is there first; else there must be nothing
 * @returns what was copied, and the backup; '' when there was nothing
 * @throws OperatorError when a server runs on the database, or it is not empty: then nothing was changed
 */
export async function putInDatabase(
  folder: string,
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { replace }: { replace: boolean },
): Promise<CopiedAll & { before: string }> {
  const before = replace && !(await isEmpty(databaseUrl)) ? join(dataDir, `before-${stamp()}.rove`) : ''
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
