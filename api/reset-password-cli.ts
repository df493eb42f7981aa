import { join } from 'node:path'
import { openStore } from '#db/server/open.ts'
import { userNamed } from '#db/server/users.ts'
import { makeReset } from './auth/reset.ts'
import { configFrom } from './config.ts'

// npm run reset-password -- USERNAME: a one-time link for a forgotten password, while the server runs or not.
const { dataDir, host, port, publicUrl } = configFrom(process.env)
const [username] = process.argv.slice(2)
const store = openStore(join(dataDir, 'rove.db'))
const user = username === undefined ? undefined : await userNamed(store.read, username)
if (user) {
  const token = await store.tx((handle) => makeReset(handle, user.id, new Date()))
  process.stdout.write(
    `${user.username} can set a new password here, once, within one hour:\n` +
      `${publicUrl || `http://${host}:${port}`}/reset-password?token=${token}\n` +
      (publicUrl ? '' : 'Where people reach Rove at another address, give them the link with that one.\n'),
  )
} else {
  const usage = 'npm run reset-password -- USERNAME'
  const problem = username === undefined ? usage : `There is no account "${username}" in ${dataDir}.`
  process.stderr.write(`${problem}\n`)
  process.exitCode = 1
}
store.close()
