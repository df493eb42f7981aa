import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import type { Store } from '#db/server/database/handle.ts'
import { openStore } from '#db/server/sqlite/open.ts'
import { type Backend, folder, type OpenBackend, serverOn } from './backend.ts'
import { addPeople, type People } from './people.ts'

let template: Promise<People> | undefined
const templateFile = join(folder, 'template.db')

async function makeTemplate(): Promise<People> {
  const store = openStore(templateFile)
  const people = await store.tx(addPeople)
  await store.close()
  return people
}

let opened = 0

/** One server on SQLite. */
export const openSqlite: OpenBackend = async (clock) => {
  template ??= makeTemplate()
  const people = await template
  const file = join(folder, `${opened++}.db`)
  const backup = `${file}.backup`
  copyFileSync(templateFile, file)
  /**
   * The number of commits that still succeed before the server dies, once; it is up again for the next
   * request.
   */
  let left: number | undefined

  let running = await start()
  async function start() {
    const store = openStore(file)
    const server = await serverOn(mortal(store), clock)
    const eye = new Database(file, { readonly: true })
    return { store, server, eye }
  }
  function mortal(store: Store): Store {
    return {
      ...store,
      tx(work) {
        if (left === undefined || left-- > 0) return store.tx(work)
        backend.deaths++
        return Promise.reject(new Database.SqliteError('disk I/O error', 'SQLITE_IOERR'))
      },
    }
  }
  async function stop() {
    await running.server.stop()
    running.eye.close()
    await running.store.close()
    for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true })
  }

  const backend: Backend = {
    get store() {
      return running.store
    },
    get eye() {
      return drizzle(running.eye)
    },
    deaths: 0,
    async fetch(request, dieAt) {
      if (dieAt === undefined) return running.server.app.fetch(request)
      left = dieAt % 3
      try {
        return await running.server.app.fetch(request)
      } finally {
        left = undefined
      }
    },
    turn: () => new Promise((resolve) => setImmediate(resolve)),
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
