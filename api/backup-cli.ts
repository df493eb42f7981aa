import { resolve } from 'node:path'
import { backUp } from './backup/backup.ts'
import { inWords } from './backup/summary.ts'
import { configFrom } from './config.ts'
import { argumentsFor, forOperator } from './operator.ts'

// npm run backup: one file of all that the data folder holds, while the server runs or not (docs/backup.md).
await forOperator(async () => {
  const { file, options } = argumentsFor('npm run backup -- FILE [--with-key]', ['with-key'])
  const withKey = options.has('with-key')
  const backup = backUp(configFrom(process.env).dataDir, resolve(file), { withKey })
  process.stdout.write(`${file}: ${inWords(backup)}. It was read through and is whole.\n`)
  if (!withKey) {
    process.stdout.write(
      'secret.key is not in it: keep a copy elsewhere, or people enter their service keys again.\n',
    )
  }
})
