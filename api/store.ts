import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { CompanyIndexes } from '#db/model/companyIndex.ts'
import type { Store } from '#db/server/database/handle.ts'
import { openPostgres } from '#db/server/postgres/open.ts'
import { openIndexFolder } from '#db/server/sqlite/companyIndexes.ts'
import { openStore } from '#db/server/sqlite/open.ts'
import { settleUsernames } from '#db/server/usernames.ts'
import type { Config } from './config/config.ts'
import { createLimits, type Limits } from './http/limits.ts'
import { stemsToFind } from './text/tokens.ts'
import { type Folder, openFolder } from './uploads/folder.ts'

/** The data that a server stores, alone or together with others on its database. */
export interface Kept {
  store: Store
  uploads: Folder
  limits: Limits
  /** The indexes of the imported directories. */
  companyIndexes: CompanyIndexes
}

/**
 * Opens (and migrates) the configured store.
 * @throws OperatorError if it is damaged, or too old
 */
export async function openKept(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: Pick<Logger, 'warn'>,
): Promise<Kept> {
  mkdirSync(dataDir, { recursive: true })
  if (databaseUrl === '') {
    const store = openStore(join(dataDir, 'rove.db'))
    await store.tx((handle) => settleUsernames(handle))
    return {
      store,
      uploads: openFolder(join(dataDir, 'uploads')),
      limits: createLimits(),
      companyIndexes: openIndexFolder(join(dataDir, 'directories')),
    }
  }
  const onTrouble = (err: unknown) => log.warn({ err }, 'a connection to the database broke')
  const store = await openPostgres(databaseUrl, onTrouble)
  await store.tx((handle) => settleUsernames(handle))
  return {
    store,
    uploads: store.bytes,
    limits: createLimits(store.limiters),
    companyIndexes: store.companyIndexes(stemsToFind),
  }
}
