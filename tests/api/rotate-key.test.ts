import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sealAnew } from '#api/rotateKey.ts'
import { type Encryption, openEncryption } from '#api/secrets/encryption.ts'
import { newId } from '#db/model/id.ts'
import { saveTotp, totpOf } from '#db/server/factors.ts'
import { keyOf, saveKey } from '#db/server/keys.ts'
import { addStep, stepWith } from '#db/server/steps.ts'
import { addUser } from '#db/server/users.ts'
import { dropDatabaseOf, environmentOf, onPostgres, storeIn } from '#tests/database.ts'
import { newDataDir } from '#tests/dataDir.ts'

const keyNamed = (name: string) => createHash('sha256').update(name).digest('hex')
const [FIRST, SECOND] = [keyNamed('first'), keyNamed('second')]
const createdAt = '2026-01-01T00:00:00.000Z'

let dataDir: string
beforeEach(async () => {
  dataDir = await newDataDir()
})
afterEach(async () => {
  rmSync(dataDir, { recursive: true })
  await dropDatabaseOf(dataDir)
})

/**
 * The sealed texts of each of several people: a key of a service, an authenticator app, and one that is being
 * set up.
 */
async function fill(encryption: Encryption, people: number): Promise<number[]> {
  const store = await storeIn(dataDir)
  const ids = await store.tx(async (handle) => {
    const ids: number[] = []
    for (let n = 0; n < people; n++) {
      const username = `p${newId()}`
      const passwordHash = n === 0 ? 'hmac:00000000$argon2id$' : ''
      const account = {
        username,
        email: `${username}@rove.example`,
        fullName: username,
        passwordHash,
        createdAt,
      }
      const { id: userId } = await addUser(handle, account)
      const sealed = (provider: 'openai' | 'totp', text: string) =>
        encryption.encrypt(text, { userId, provider })
      await saveKey(handle, {
        userId,
        provider: 'openai',
        sealed: sealed('openai', `key ${userId}`),
        ending: '',
        baseUrl: '',
        model: '',
        checkedAt: createdAt,
      })
      await saveTotp(handle, { userId, sealed: sealed('totp', `app ${userId}`), lastStep: 0, createdAt })
      const payload = sealed('totp', `begun ${userId}`)
      await addStep(
        handle,
        { tokenHash: `step ${userId}`, purpose: 'proven', userId, payload, expiresAt: '9999' },
        createdAt,
      )
      ids.push(userId)
    }
    return ids
  })
  await store.close()
  return ids
}

/** The sealed texts that a server with these keys can read, in order. */
async function readable(encryption: Encryption, ids: number[]): Promise<(string | undefined)[]> {
  const store = await storeIn(dataDir)
  const texts: (string | undefined)[] = []
  for (const userId of ids) {
    const key = (await keyOf(store.read, userId, 'openai'))?.sealed ?? ''
    const app = (await totpOf(store.read, userId))?.sealed ?? ''
    const begun = (await stepWith(store.read, `step ${userId}`, createdAt))?.payload ?? ''
    texts.push(encryption.decrypt(key, { userId, provider: 'openai' }))
    for (const sealed of [app, begun]) texts.push(encryption.decrypt(sealed, { userId, provider: 'totp' }))
  }
  await store.close()
  return texts
}
const textsOf = (ids: number[]) => ids.flatMap((id) => [`key ${id}`, `app ${id}`, `begun ${id}`])

const withKeys = (secretKey: string, ...oldSecretKeys: string[]) =>
  openEncryption({ secretKey, oldSecretKeys, dataDir })

const command = async (environment: Record<string, string> = {}, ...args: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'api/rotate-key-cli.ts', ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, ...(await environmentOf(dataDir)), ...environment },
  })

test('all that is sealed opens with the new key alone; broken off midway it opens with both, and goes on from there', async () => {
  const ids = await fill(withKeys(FIRST), 7)
  const both = withKeys(SECOND, FIRST)
  let sealed = 0
  const dying: Encryption = {
    ...both,
    encrypt(text, owner) {
      if (++sealed > 10) throw new Error('the machine died')
      return both.encrypt(text, owner)
    },
  }
  const store = await storeIn(dataDir)
  await expect(sealAnew(store, dying, 2)).rejects.toThrow('died')
  expect(await readable(both, ids)).toEqual(textsOf(ids))
  const newAlone = (await readable(withKeys(SECOND), ids)).filter((text) => text !== undefined)
  expect(newAlone).toHaveLength(6)

  expect(await sealAnew(store, both, 2)).toEqual({ resealed: 15, unreadable: 0, passwords: 1 })
  expect(await readable(withKeys(SECOND), ids)).toEqual(textsOf(ids))
  expect(await sealAnew(store, withKeys(SECOND), 2)).toEqual({ resealed: 0, unreadable: 0, passwords: 1 })
  await store.close()
})

test('what was sealed with a key that is lost is counted and left', async () => {
  const ids = await fill(withKeys(FIRST), 1)
  const store = await storeIn(dataDir)
  expect(await sealAnew(store, withKeys(SECOND), 2)).toEqual({ resealed: 0, unreadable: 3, passwords: 1 })
  await store.close()
  expect(await readable(withKeys(FIRST), ids)).toEqual(textsOf(ids))
})

test.runIf(onPostgres)(
  'npm run rotate-key with SECRET_KEY and OLD_SECRET_KEYS says what is sealed anew and what still needs the key before',
  async () => {
    const ids = await fill(withKeys(FIRST), 2)
    const { stdout } = await command({ SECRET_KEY: SECOND, OLD_SECRET_KEYS: FIRST })
    expect(stdout).toContain('6 service keys and authenticator apps are sealed with the new key.')
    expect(stdout).toContain('Keep OLD_SECRET_KEYS until they have.')
    expect(await readable(withKeys(SECOND), ids)).toEqual(textsOf(ids))
  },
)

test.skipIf(onPostgres)(
  'npm run rotate-key puts a new key into secret.key, and goes on where it was killed between key and texts',
  async () => {
    const file = join(dataDir, 'secret.key')
    const opened = () => openEncryption({ secretKey: '', dataDir })
    const ids = await fill(opened(), 2)
    const before = readFileSync(file)
    // Killed after the new key was stored.
    writeFileSync(join(dataDir, 'secret.key.old'), before.toString('base64'))
    writeFileSync(file, Buffer.from(SECOND, 'hex'))
    expect((await command({}, '--forget')).stdout).toContain('The key before is gone.')
    expect(readFileSync(file)).toEqual(Buffer.from(SECOND, 'hex'))
    expect(existsSync(join(dataDir, 'secret.key.old'))).toBe(false)
    expect(await readable(opened(), ids)).toEqual(textsOf(ids))
  },
)
