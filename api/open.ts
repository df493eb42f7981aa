import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { type Directory, openDirectory, starterDirectory } from '#api/companies/directory/directory.ts'
import type { Provider } from '#db/model/key.ts'
import { isDamage } from '#db/server/sqlite/errors.ts'
import { type Imported, importedIn } from './companies/import/imports.ts'
import type { Config } from './config/config.ts'
import type { Deps } from './http/deps.ts'
import { loggedError } from './http/log.ts'
import type { GivenAccess } from './keys/access.ts'
import type { KeyDeps } from './keys/routes.ts'
import { mapsInFolder } from './maps/folder.ts'
import type { MapStore } from './maps/maps.ts'
import { type Outbound, openOutbound } from './outbound.ts'
import { openEncryption } from './secrets/encryption.ts'
import { type Kept, openKept } from './store.ts'

/** Everything that the server needs. */
export interface ServerDeps
  extends Deps,
    Pick<KeyDeps, 'encryption' | 'keys'>,
    Pick<Kept, 'uploads' | 'companyIndexes'> {
  directory: Directory
  imported: Imported
  outbound: Outbound
  maps: MapStore
  registration: Config['registration']
  publicUrl: string
  /** OUTBOUND_ALLOW. */
  outboundAllow: string
  budgets: Config['budgets']
  /** Which proxies are trusted. */
  trusts: Config['trusts']
  /** The folder of the built app; without it the server only serves /api. */
  dist?: string
}

/** Opens everything that the server needs in its data folder. */
export async function openDeps(
  config: Config,
  log: Logger,
): Promise<ServerDeps & { close(): Promise<void> }> {
  const { store, uploads, limits, companyIndexes } = await openKept(config, log)
  const directory = companiesOf(config)
  const imported = importedIn({ store, indexes: companyIndexes })
  const outbound = openOutbound(config)
  const keys = {
    services: config,
    isOpen: outbound.isOpen,
    async check(provider: Provider, access: GivenAccess, signal: AbortSignal) {
      if (provider === 'openai') await outbound.model.check(access, signal)
      else await outbound.hunter.account(access, signal)
    },
  }
  return {
    store,
    directory,
    imported,
    companyIndexes,
    outbound,
    maps: outbound.map ?? mapsInFolder(join(config.dataDir, 'maps')),
    uploads,
    keys,
    now: () => new Date(),
    encryption: openEncryption(config),
    limits,
    quota: config.quota,
    trusts: config.trusts,
    publicUrl: config.publicUrl,
    outboundAllow: config.outboundAllow,
    registration: config.registration,
    budgets: config.budgets,
    log: log.child({}, { serializers: { err: loggedError } }),
    async close() {
      await outbound.close()
      companyIndexes.close()
      directory.close()
      await store.close()
    },
  }
}

function companiesOf({ dataDir, companyDirectory }: Config): Directory {
  const file = join(dataDir, 'directory.db')
  const sources = [starterDirectory, ...(companyDirectory ? [companyDirectory] : [])]
  try {
    return openDirectory({ file, sources })
  } catch (error) {
    if (!isDamage(error)) throw error
    // The file holds nothing that its sources do not, so it can be rebuilt.
    for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true })
    return openDirectory({ file, sources })
  }
}
