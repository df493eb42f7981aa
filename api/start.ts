import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { lockFolder } from '#db/server/sqlite/lock.ts'
import type { Config } from './config/config.ts'
import { atMost } from './http/atMost.ts'
import { type Listening, listen } from './http/listen.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { metricsRoutes } from './metrics/routes.ts'
import { openDeps, type ServerDeps } from './open.ts'
import { restrictFolder } from './permissions.ts'
import { purge } from './purge.ts'
import { recount } from './recount.ts'
import { createServer } from './server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long running responses and work may take to finish. */
const GRACE_MS = 10_000
const dist = fileURLToPath(new URL('../dist', import.meta.url))

/** A running server. */
export interface Running {
  url: string
  /** The address of its metrics, if they have a separate port. */
  metricsUrl?: string
  /**
   * Sends calls elsewhere for the configured time, then takes none, lets running responses and work finish
   * for a while, and closes the data folder.
   */
  close(): Promise<void>
}

/**
 * Opens the data folder and listens.
 * @param instead parts that replace the usual ones
 * @throws OperatorError if the folder is in use or damaged, or the port is taken
 */
export async function start(
  config: Config,
  log: Logger,
  instead: Partial<Pick<ServerDeps, 'limits' | 'now'>> = {},
): Promise<Running> {
  const unlock = lockFolder(config.dataDir)
  try {
    for (const path of restrictFolder(config.dataDir)) {
      log.warn({ path }, 'it belongs to another account, and others may read it')
    }
    const running = await serveFrom(config, log, instead)
    return { ...running, close: () => running.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

async function serveFrom(config: Config, log: Logger, instead: Partial<ServerDeps>): Promise<Running> {
  const { close: closeDeps, ...opened } = await openDeps(config, log)
  const { port: metricsPort, token } = config.metrics
  const metrics = metricsPort !== '' || token !== '' ? createMetrics() : undefined
  const deps = { ...opened, ...(existsSync(dist) && { dist }), ...(metrics && { metrics }), ...instead }
  const { app, drain, stop } = await createServer(deps, metricsPort === '' ? token : '')
  const { end, ...urls } = await listenAll(app, config, metrics).catch(async (error: unknown) => {
    await stop()
    await closeDeps()
    throw error
  })
  const stopPurging = await purgeDaily(deps)
  return {
    ...urls,
    async close() {
      await stopPurging()
      drain()
      await setTimeout(config.drainMs)
      await Promise.all([end(GRACE_MS), atMost(GRACE_MS, stop())])
      await closeDeps()
    },
  }
}

/** Listens for calls and, if configured, on a separate port for metrics. */
async function listenAll(
  app: Parameters<typeof listen>[0],
  config: Config,
  metrics: Metrics | undefined,
): Promise<Listening & Pick<Running, 'metricsUrl'>> {
  const calls = await listen(app, config)
  const { port, host, token } = config.metrics
  if (metrics === undefined || port === '') return calls
  const shown = new Hono().route('/', metricsRoutes(metrics, token))
  try {
    const { url, end } = await listen(shown, { port, host, settings: 'METRICS_' })
    return {
      url: calls.url,
      metricsUrl: `${url}/metrics`,
      async end(graceMs) {
        await Promise.all([calls.end(graceMs), end(graceMs)])
      },
    }
  } catch (error) {
    await calls.end(0)
    throw error
  }
}

/** @returns a function that ends it */
async function purgeDaily(deps: ServerDeps): Promise<() => Promise<void>> {
  const end = new AbortController()
  let counting: Promise<void> = Promise.resolve()
  const purgeNow = async () => {
    await purge(deps).catch((err: unknown) => deps.log.error({ err }, 'what was deleted could not be purged'))
    // Nothing waits for it, because each team's count is already nearly correct.
    counting = recount(deps, end.signal).catch((err: unknown) => {
      if (!end.signal.aborted) deps.log.error({ err }, 'what teams take could not be counted')
    })
  }
  await purgeNow()
  const purging = setInterval(purgeNow, DAY_MS)
  return async () => {
    clearInterval(purging)
    end.abort()
    await counting
  }
}
