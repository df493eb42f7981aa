import { rmSync } from 'node:fs'
import { pino } from 'pino'
import { openDeps } from '#api/open.ts'
import { createServer } from '#api/server.ts'
import { newDataDir } from '#tests/dataDir.ts'
import { loopback } from '#tests/world.ts'

/** Every call of the server's API, as "METHOD /path/:id". */
export async function callsOfServer(): Promise<string[]> {
  const folder = await newDataDir()
  const deps = await openDeps({ ...loopback, dataDir: folder }, pino({ level: 'silent' }))
  const server = await createServer(deps)
  const handlers = server.app.routes.filter(({ method }) => method !== 'ALL')
  await server.stop()
  await deps.close()
  rmSync(folder, { recursive: true })
  return [...new Set(handlers.map(({ method, path }) => `${method} ${path}`))].sort()
}
