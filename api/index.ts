import { pino } from 'pino'
import { configFrom } from './config/config.ts'
import { forOperator } from './operator.ts'
import { start } from './start.ts'

/** What is logged is written once it is so much, or so old. */
const LOG_BYTES = 4096
const LOG_MS = 250

await forOperator(async () => {
  const config = configFrom(process.env)
  // Whoever reads the log slowly must not hold up the calls, and to write each line by itself would.
  const log = pino(
    { level: config.logLevel },
    pino.destination({ sync: false, minLength: LOG_BYTES, periodicFlush: LOG_MS }),
  )
  const server = await start(config, log)
  log.info(`Rove is at ${server.url}`)
  if (server.metricsUrl) log.info(`Its metrics are at ${server.metricsUrl}`)

  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stopping) process.exit(1)
      stopping = true
      await server.close()
      process.exit(0)
    })
  }
})
