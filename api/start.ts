import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import type { Logger } from 'pino'
import { KEPT_MS, purgeDeleted } from '#db/server/purge.ts'
import type { Config } from './config.ts'
import { openDeps } from './open.ts'
import { createServer } from './server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const dist = fileURLToPath(new URL('../dist', import.meta.url))

/**
 * Opens the data folder and listens.
 * @returns the address, and `close`, which lets running answers and work end first
 */
export async function start(config: Config, log: Logger): Promise<{ url: string; close(): Promise<void> }> {
  const { close: closeDeps, ...opened } = openDeps(config, log)
  const deps = existsSync(dist) ? { ...opened, dist } : opened
  const { store } = deps
  const { app, stop } = await createServer(deps)

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
      await closeDeps()
    },
  }
}
