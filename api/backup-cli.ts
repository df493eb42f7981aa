import { resolve } from 'node:path'
import { backUp } from './backup/backup.ts'
import { inWords } from './backup/summary.ts'
import { configFrom } from './config/config.ts'
import { argumentsFor, forOperator } from './operator.ts'

// npm run backup: writes everything that the server stores into one file, whether the server runs or not
// (docs/backup.md).
await forOperator(async () => {
  const { given: file, options } = argumentsFor('npm run backup -- FILE [--with-key]', ['with-key'])
  const withKey = options.has('with-key')
  const config = configFrom(process.env)
  const backup = await backUp(config, resolve(file), { withKey })
  process.stdout.write(`${file}: ${inWords(backup)}. It was read through and is whole.\n`)
  if (!withKey) {
    const [key, lost] = config.secretKey
      ? ['SECRET_KEY', 'people need new passwords']
      : ['secret.key', 'people enter their service keys again']
    process.stdout.write(`${key} is not in it: keep a copy elsewhere, or ${lost}.\n`)
  }
})
