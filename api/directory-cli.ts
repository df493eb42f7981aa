import { join } from 'node:path'
import { openStore } from '#db/server/sqlite/open.ts'
import { runCommand, WrongCommand } from './companies/import/command.ts'
import { Unreadable } from './companies/import/csv.ts'
import { importsIn } from './companies/import/imports.ts'
import { configFrom } from './config.ts'

// npm run directory: companies for all teams of this server, while it runs or not.
const { dataDir } = configFrom(process.env)
const store = openStore(join(dataDir, 'rove.db'))
try {
  await runCommand({ store, folder: importsIn(dataDir) }, process.argv.slice(2), (line) =>
    process.stdout.write(`${line}\n`),
  )
} catch (error) {
  if (!(error instanceof WrongCommand) && !(error instanceof Unreadable)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  store.close()
}
