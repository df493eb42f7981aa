import { resolve } from 'node:path'
import { restore } from './backup/restore.ts'
import { inWords } from './backup/summary.ts'
import { configFrom } from './config/config.ts'
import { argumentsFor, forOperator } from './operator.ts'

// npm run restore: restores a backup for a server that is stopped (docs/backup.md).
await forOperator(async () => {
  const { given: file, options } = argumentsFor('npm run restore -- FILE [--replace]', ['replace'])
  const config = configFrom(process.env)
  const restored = await restore(resolve(file), config, { replace: options.has('replace') })
  const place = config.databaseUrl ? 'the database' : config.dataDir
  process.stdout.write(`Restored to ${place}: ${inWords(restored)}.\n`)
  if (restored.before)
    process.stdout.write(`What was there is in ${restored.before}: remove it when all is well.\n`)
})
