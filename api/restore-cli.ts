import { resolve } from 'node:path'
import { restore } from './backup/restore.ts'
import { inWords } from './backup/summary.ts'
import { configFrom } from './config.ts'
import { argumentsFor, forOperator } from './operator.ts'

// npm run restore: puts a backup in place as the data folder of a server that does not run (docs/backup.md).
await forOperator(async () => {
  const { file, options } = argumentsFor('npm run restore -- FILE [--replace]', ['replace'])
  const { dataDir } = configFrom(process.env)
  const restored = restore(resolve(file), dataDir, { replace: options.has('replace') })
  process.stdout.write(`Restored to ${dataDir}: ${inWords(restored)}.\n`)
  if (restored.before)
    process.stdout.write(`What was there is in ${restored.before}: remove it when all is well.\n`)
})
