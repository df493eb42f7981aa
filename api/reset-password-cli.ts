import { pino } from 'pino'
import { record } from '#db/server/audit.ts'
import { removeFactorsOf } from '#db/server/factors.ts'
import { userNamed } from '#db/server/usernames.ts'
import { makeReset } from './auth/reset.ts'
import { configFrom } from './config/config.ts'
import { openKept } from './store.ts'

// npm run reset-password -- USERNAME [--remove-second-factor]: a one-time link for a forgotten password,
// whether the server runs or not. For a person who has lost every way to take the second step, the option
// removes it.
const REMOVE = '--remove-second-factor'
const config = configFrom(process.env)
const { dataDir, host, port, publicUrl } = config
const options = process.argv.slice(2)
const [username] = options.filter((option) => option !== REMOVE)
const { store } = await openKept(config, pino({ level: 'warn' }))
const user = username === undefined ? undefined : await userNamed(store.read, username)
if (user) {
  const at = new Date()
  const token = await store.tx(async (handle) => {
    if (options.includes(REMOVE) && (await removeFactorsOf(handle, user.id))) {
      const subject = String(user.id)
      const detail = { kind: 'all', by: 'operator' }
      await record(handle, { event: 'account.factorRemoved', at: at.toISOString(), subject, detail })
    }
    return makeReset(handle, user.id, at)
  })
  process.stdout.write(
    (options.includes(REMOVE) ? `${user.username} signs in with the password alone from now on.\n` : '') +
      `${user.username} can set a new password here, once, within one hour:\n` +
      `${publicUrl || `http://${host}:${port}`}/reset-password?token=${token}\n` +
      (publicUrl ? '' : 'Where people reach Rove at another address, give them the link with that one.\n'),
  )
} else {
  const usage = 'npm run reset-password -- USERNAME [--remove-second-factor]'
  const problem =
    username === undefined
      ? usage
      : `There is no account "${username}" ${config.databaseUrl ? 'in the database' : `in ${dataDir}`}.`
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
}
await store.close()
