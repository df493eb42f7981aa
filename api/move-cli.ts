import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { moveToDatabase, moveToFolder } from './backup/move.ts'
import { configFrom, databaseUrlFrom } from './config/config.ts'
import { argumentsFor, forOperator } from './operator.ts'
import { BYTES_PREFIX } from './secrets/encryption.ts'

// npm run move: moves all stored data from the data folder to PostgreSQL, or back (docs/move.md).
await forOperator(async () => {
  const usage = 'npm run move -- [--back] [--replace] DATABASE_URL'
  const { given, options } = argumentsFor(usage, ['back', 'replace'])
  const databaseUrl = databaseUrlFrom(given)
  const { dataDir, secretKey } = configFrom({ ...process.env, DATABASE_URL: '' })
  const [move, to, next] = options.has('back')
    ? ([moveToFolder, dataDir, 'Start the server without DATABASE_URL.'] as const)
    : ([moveToDatabase, 'the database', 'Start the server with DATABASE_URL.'] as const)
  const { tables, rows, files, before } = await move(
    { dataDir, databaseUrl },
    { replace: options.has('replace') },
  )
  const say = (line: string) => process.stdout.write(`${line}\n`)
  say(`Moved to ${to}: ${rows} rows of ${tables} tables, ${files} files.`)
  say('Each table was read back: it has as many rows, and the same SHA-256, on both sides.')
  if (before) say(`What was there is in ${before}: remove it when all is well.`)
  say(next)
  const key = join(dataDir, 'secret.key')
  if (!secretKey && existsSync(key)) {
    say(
      `Its SECRET_KEY is to be that of the folder: SECRET_KEY=${BYTES_PREFIX}$(base64 < ${key} | tr -d '\\n')`,
    )
  }
})
