import { pino } from 'pino'
import { configFrom } from './config/config.ts'
import { forOperator } from './operator.ts'
import { start } from './start.ts'

/** The log is written when this many bytes have collected, or after this time. */
const LOG_BYTES = 4096
const LOG_MS = 250

await forOperator(async () => {
  const config = configFrom(process.env)
  // A slow reader of the log must not block calls, and neither must writing each line separately.
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
