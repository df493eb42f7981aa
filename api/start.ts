import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import type { Logger } from 'pino'
import { openDirectory, starterDirectory } from '#db/server/directory/directory.ts'
import { openStore } from '#db/server/open.ts'
import { KEPT_MS, purgeDeleted } from '#db/server/purge.ts'
import type { Config } from './config.ts'
import { openOutside } from './outside/outside.ts'
import { createServer } from './server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const dist = fileURLToPath(new URL('../dist', import.meta.url))

/**
 * Opens the data folder and listens.
 * @returns the address, and `close`, which lets running answers and work end first
 */
export async function start(config: Config, log: Logger): Promise<{ url: string; close(): Promise<void> }> {
  mkdirSync(config.dataDir, { recursive: true })
  const store = openStore(join(config.dataDir, 'rove.db'))
  const directory = openDirectory({
    file: join(config.dataDir, 'directory.db'),
    sources: [starterDirectory, ...(config.companyDirectory ? [config.companyDirectory] : [])],
  })
  const outside = openOutside({ allow: config.outboundAllow })
  const deps = { store, directory, outside, log, now: () => new Date() }
  const { app, stop } = await createServer(existsSync(dist) ? { ...deps, dist } : deps)

  const listening = await new Promise<{ port: number; end(): Promise<void> }>((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, ({ port }) =>
      resolve({
        port,
        end: () =>
          new Promise((ended) => {
            server.close(() => ended())
            if ('closeAllConnections' in server) server.closeAllConnections()
          }),
      }),
    )
    server.once('error', reject)
  })

  const purge = () =>
    store
      .tx((handle) => purgeDeleted(handle, new Date(Date.now() - KEPT_MS).toISOString()))
      .catch((err: unknown) => log.error({ err }, 'what was deleted could not be purged'))
  await purge()
  const purging = setInterval(purge, DAY_MS)

  return {
    url: `http://${config.host}:${listening.port}`,
    async close() {
      clearInterval(purging)
      await listening.end()
      await stop()
      await outside.close()
      directory.close()
      store.close()
    },
  }
}
