import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import { pino } from 'pino'
import { openDirectory } from '#api/companies/directory/directory.ts'
import { configFrom } from '#api/config.ts'
import { openEncryption } from '#api/keys/encryption.ts'
import { openOutbound } from '#api/outbound.ts'
import { createServer } from '#api/server.ts'
import { openFolder } from '#api/uploads/folder.ts'
import type { Store } from '#db/server/sqlite/handle.ts'
import { openStore } from '#db/server/sqlite/open.ts'
import { noLimits } from '#tests/limits.ts'
import type { Clock } from './clock.ts'
import { addPeople, type People } from './people.ts'

/** The real server on SQLite, in this process; it can die between two commits and be set back to a backup. */
export interface Backend {
  store: Store
  /** Reads past the code that is tested, at once. */
  eye: BetterSQLite3Database
  /** Reads past it what no table is known for. */
  look<T>(sql: string): T[]
  /** Passes a request to the routes. */
  fetch(request: Request): Promise<Response>
  /** The commits that still succeed before the server dies, once; it is up again for the next request. */
  dieAfter: number | undefined
  backUp(): Promise<void>
  /** @returns false when there is no backup */
  restore(): Promise<boolean>
  close(): Promise<void>
}

const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
const folder = mkdtempSync(join(memory, 'rove-model-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const log = pino({ level: 'silent' })
const config = configFrom({ OVERPASS_URL: '', WIKIDATA_URL: '' })
const { publicUrl, registration, budgets } = config
const outbound = openOutbound(config)
const uploads = openFolder(join(folder, 'uploads'))
const imported = { folder, suggestFrom: async () => [], companiesOf: async () => 0, close: () => {} }
const directory = openDirectory({ file: join(folder, 'directory.db'), sources: [] })
const encryption = openEncryption({ secretKey: '', dataDir: folder })
const keys = { services: config, check: async () => {} }

let template: Promise<People> | undefined
const templateFile = join(folder, 'template.db')

async function makeTemplate(): Promise<People> {
  const store = openStore(templateFile)
  const people = await store.tx(addPeople)
  store.close()
  return people
}

let opened = 0

export async function openBackend(clock: Clock): Promise<{ backend: Backend; people: People }> {
  template ??= makeTemplate()
  const people = await template
  const file = join(folder, `${opened++}.db`)
  const backup = `${file}.backup`
  copyFileSync(templateFile, file)

  let running = await start()
  async function start() {
    const store = openStore(file)
    const server = await createServer({
      store: mortal(store),
      directory,
      imported,
      outbound,
      uploads,
      keys,
      encryption,
      publicUrl,
      registration,
      budgets,
      log,
      now: () => new Date(clock.now),
      limits: noLimits,
      trusts: () => false,
    })
    const eye = new Database(file, { readonly: true })
    return { store, server, eye }
  }
  function mortal(store: Store): Store {
    return {
      ...store,
      tx(work) {
        if (backend.dieAfter === undefined || backend.dieAfter-- > 0) return store.tx(work)
        return Promise.reject(new Database.SqliteError('disk I/O error', 'SQLITE_IOERR'))
      },
    }
  }
  async function stop() {
    await running.server.stop()
    running.eye.close()
    running.store.close()
    for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true })
  }

  const backend: Backend = {
    get store() {
      return running.store
    },
    get eye() {
      return drizzle(running.eye)
    },
    look: <T>(sql: string) => running.eye.prepare<[], T>(sql).all(),
    dieAfter: undefined,
    fetch: async (request) => running.server.app.fetch(request),
    async backUp() {
      rmSync(backup, { force: true })
      const live = new Database(file, { readonly: true })
      live.prepare('VACUUM INTO ?').run(backup)
      live.close()
    },
    async restore() {
      if (!existsSync(backup)) return false
      await stop()
      copyFileSync(backup, file)
      running = await start()
      return true
    },
    async close() {
      await stop()
      rmSync(backup, { force: true })
    },
  }
  return { backend, people }
}
