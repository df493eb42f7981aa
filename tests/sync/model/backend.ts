import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { openDirectory } from '#api/companies/directory/directory.ts'
import { configFrom } from '#api/config/config.ts'
import { mapsInFolder } from '#api/maps/folder.ts'
import { openOutbound } from '#api/outbound.ts'
import { openEncryption } from '#api/secrets/encryption.ts'
import { createServer } from '#api/server.ts'
import { openFolder } from '#api/uploads/folder.ts'
import type { Handle, Store } from '#db/server/database/handle.ts'
import { openIndexFolder } from '#db/server/sqlite/companyIndexes.ts'
import { noLimits } from '#tests/limits.ts'
import type { Clock } from './clock.ts'
import type { People } from './people.ts'

/**
 * The real server in this process, or several on one database. They can die, and be restored from a backup.
 */
export interface Backend {
  /** Changes the store without the servers. */
  store: Pick<Store, 'tx' | 'read'>
  /** Reads without the code under test. */
  eye: Pick<Handle, 'select'>
  /**
   * Passes a request to the routes of a server.
   * @param dieAt the moment at which that server dies, if the request has that many; another server then
   * replaces it
   * @throws TypeError if the response is lost with its server
   */
  fetch(request: Request, dieAt?: number): Promise<Response>
  /** The number of servers that have died. */
  deaths: number
  /** Lets pending work continue. */
  turn(): Promise<void>
  backUp(): Promise<void>
  /** @returns false if there is no backup */
  restore(): Promise<boolean>
  close(): Promise<void>
}

export type OpenBackend = (clock: Clock) => Promise<{ backend: Backend; people: People }>

const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
/** Only for this process. */
export const folder = mkdtempSync(join(memory, 'rove-model-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const log = pino({ level: 'silent' })
const config = configFrom({ OVERPASS_URL: '', WIKIDATA_URL: '' })
const { publicUrl, outboundAllow, registration, budgets, quota } = config
const outbound = openOutbound(config)
const uploads = openFolder(join(folder, 'uploads'))
const imported = { suggestFrom: async () => [], companiesOf: async () => 0 }
const companyIndexes = openIndexFolder(join(folder, 'directories'))
const directory = openDirectory({ file: join(folder, 'directory.db'), sources: [] })
const encryption = openEncryption({ secretKey: '', dataDir: folder })
const keys = { services: config, isOpen: outbound.isOpen, check: async () => {} }

/** Starts a server on a store, with the clock of a run. */
export const serverOn = (store: Store, clock: Clock) =>
  createServer({
    store,
    directory,
    imported,
    companyIndexes,
    outbound,
    maps: mapsInFolder(join(folder, 'maps')),
    uploads,
    keys,
    encryption,
    publicUrl,
    outboundAllow,
    registration,
    budgets,
    log,
    now: () => new Date(clock.now),
    limits: noLimits,
    quota,
    trusts: () => false,
  })
