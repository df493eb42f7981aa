import { pino } from 'pino'
import { configFrom } from './config.ts'
import { start } from './start.ts'

const log = pino()
const server = await start(configFrom(process.env), log)
log.info(`Rove is at ${server.url}`)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (stopping) process.exit(1)
    stopping = true
    await server.close()
    process.exit(0)
  })
}
