import { pino } from 'pino'
import { Unreadable } from '#db/import/csv.ts'
import { runCommand, WrongCommand } from './companies/import/command.ts'
import { configFrom } from './config/config.ts'
import { openKept } from './store.ts'

// npm run directory: manages companies for all teams of this server, whether it runs or not.
const config = configFrom(process.env)
const { store, companyIndexes: indexes } = await openKept(config, pino({ level: 'warn' }))
try {
  await runCommand({ store, indexes }, process.argv.slice(2), (line) => process.stdout.write(`${line}\n`))
} catch (error) {
  if (!(error instanceof WrongCommand) && !(error instanceof Unreadable)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  indexes.close()
  await store.close()
}
