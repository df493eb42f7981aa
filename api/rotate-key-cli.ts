import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { OperatorError } from '#db/model/operatorError.ts'
import { endAllLinks } from '#db/server/invitations.ts'
import { lockFolder } from '#db/server/sqlite/lock.ts'
import { type Config, configFrom } from './config/config.ts'
import { forOperator, optionsFor } from './operator.ts'
import { type Rotated, sealAnew } from './rotateKey.ts'
import { forgetOldSecrets, openEncryption, replaceSecretFile } from './secrets/encryption.ts'
import { openKept } from './store.ts'

// npm run rotate-key: replaces the server's key for everything that it seals (docs/backup.md).
await forOperator(async () => {
  const options = optionsFor('npm run rotate-key -- [--end-links] [--forget]', ['end-links', 'forget'])
  const config = configFrom(process.env)
  const unlock = config.secretKey ? withSetting(config) : withFile(config)
  const kept = await openKept(config, pino({ level: 'warn' }))
  try {
    const rotated = await sealAnew(kept.store, openEncryption(config))
    say(inWords(rotated))
    if (options.has('end-links')) {
      await kept.store.tx(endAllLinks)
      say('No link leads into a team any more: each is shown a new one.')
    }
    say(next(config, rotated, options.has('forget')))
  } finally {
    await kept.store.close()
    unlock()
  }
})

/** Servers may run meanwhile, because they have both keys. */
function withSetting({ oldSecretKeys }: Config): () => void {
  if (oldSecretKeys.length > 0) return () => {}
  throw new OperatorError(
    'Start the servers with SECRET_KEY set to the new key and OLD_SECRET_KEYS to the one before; then run this with both.',
  )
}

/** A running server has the previous key, and would seal with it. */
function withFile({ dataDir }: Config): () => void {
  if (!existsSync(join(dataDir, 'rove.db'))) {
    throw new OperatorError(`There is no database in ${dataDir}. Set DATA_DIR.`)
  }
  const unlock = lockFolder(dataDir)
  replaceSecretFile(dataDir)
  return unlock
}

function inWords({ resealed, unreadable, passwords }: Rotated): string {
  return [
    `${resealed} service keys and authenticator apps are sealed with the new key.`,
    unreadable > 0 && `${unreadable} were sealed with a key that is lost, and stay as they are.`,
    passwords > 0 && `${passwords} passwords are hashed with a key before, until their people sign in.`,
  ]
    .filter(Boolean)
    .join('\n')
}

function next({ secretKey, dataDir }: Config, { passwords }: Rotated, isForgetting: boolean): string {
  const links = 'npm run reset-password gives those links who sign in later.'
  if (secretKey) {
    return passwords > 0
      ? `Keep OLD_SECRET_KEYS until they have. Without it ${links}`
      : 'OLD_SECRET_KEYS is needed no more: start the servers without it.'
  }
  if (passwords > 0 && !isForgetting) {
    return `The key before stays in secret.key.old until they have. --forget removes it at once: then ${links}`
  }
  forgetOldSecrets(dataDir)
  return 'The key before is gone. Keep a copy of the new secret.key elsewhere.'
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
