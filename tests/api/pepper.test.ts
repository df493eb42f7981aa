import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { hash, verify } from '@node-rs/argon2'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEncryption } from '#api/secrets/encryption.ts'
import { alter, dropDatabaseOf, read } from '#tests/database.ts'
import { newDataDir } from '#tests/dataDir.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'

const keyNamed = (name: string) => createHash('sha256').update(name).digest('hex')
const KEY = keyNamed('kept apart')
const NEXT = keyNamed('the next one')

let dataDir: string
let running: World | undefined
beforeEach(async () => {
  dataDir = await newDataDir()
})
afterEach(async () => {
  await stop()
  rmSync(dataDir, { recursive: true })
  await dropDatabaseOf(dataDir)
})

async function stop() {
  await running?.close()
  running = undefined
}

/** Replaces the previous server with one that has these keys. */
async function serverWith(keys: { secretKey: string; oldSecretKeys?: string[] }): Promise<World> {
  await stop()
  running = await openWorld({ ...keys, dataDir })
  return running
}

const signIn = async (world: World, name = 'ana') =>
  (await world.ask('POST', '/api/auth/login', { username: name, password: `${name}-secret` })).status

async function hashOf(world: World, { user: { id } }: Person): Promise<string> {
  const [row] = await read<{ passwordHash: string }>(world, 'SELECT passwordHash FROM users WHERE id = ?', id)
  return row?.passwordHash ?? ''
}

test('with SECRET_KEY a copy of the store is no use for guessing passwords: what is hashed is made with the key', async () => {
  const world = await serverWith({ secretKey: KEY })
  const stored = await hashOf(world, await world.person('ana'))
  const [, number = '', argon = ''] = /^hmac:([0-9a-f]{8})(\$argon2id\$.+)$/.exec(stored) ?? []
  const { pepper } = openEncryption({ secretKey: KEY, dataDir: world.dataDir })
  expect(await verify(argon, 'ana-secret')).toBe(false)
  expect(await verify(argon, pepper.of(number, 'ana-secret') ?? '')).toBe(true)
  expect(await signIn(world)).toBe(200)
})

test('a password from before SECRET_KEY was set goes on working, and is hashed with the key at the next sign-in', async () => {
  const before = await serverWith({ secretKey: '' })
  const ana = await before.person('ana')
  expect(await hashOf(before, ana)).toMatch(/^\$argon2id\$/)
  const world = await serverWith({ secretKey: KEY })
  expect(await signIn(world)).toBe(200)
  expect(await hashOf(world, ana)).toMatch(/^hmac:/)
  expect(await signIn(world)).toBe(200)
  const wrong = await world.ask('POST', '/api/auth/login', { username: 'ana', password: 'not hers at all' })
  expect(wrong.status).toBe(401)
})

test('a password that was hashed at a lower cost is hashed anew at the next sign-in, and at that one alone', async () => {
  const world = await serverWith({ secretKey: KEY })
  const ana = await world.person('ana')
  const cheap = await hash('ana-secret', { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  await alter(world, 'UPDATE users SET passwordHash = ? WHERE id = ?', cheap, ana.user.id)
  expect(await signIn(world)).toBe(200)
  const renewed = await hashOf(world, ana)
  expect(renewed).toMatch(/^hmac:[0-9a-f]{8}\$argon2id\$/)
  expect(renewed).not.toContain('m=8192,')
  expect(await signIn(world)).toBe(200)
  expect(await hashOf(world, ana)).toBe(renewed)
})

test('where the key is a file beside the store, passwords do not hang on it', async () => {
  const world = await serverWith({ secretKey: '' })
  expect(await hashOf(world, await world.person('ana'))).toMatch(/^\$argon2id\$/)
})

test('a password that was hashed with the key before signs in while that is in OLD_SECRET_KEYS, and then by the new one', async () => {
  const before = await serverWith({ secretKey: KEY })
  const ana = await before.person('ana')
  await before.person('ben')
  const first = await hashOf(before, ana)
  const during = await serverWith({ secretKey: NEXT, oldSecretKeys: [KEY] })
  expect(await signIn(during)).toBe(200)
  expect((await hashOf(during, ana)).slice(0, 13)).not.toBe(first.slice(0, 13))
  const after = await serverWith({ secretKey: NEXT })
  expect(await signIn(after)).toBe(200)
  // He has not signed in since.
  expect(await signIn(after, 'ben')).toBe(401)
})

test('who is signed in stays so when the key is lost', async () => {
  const before = await serverWith({ secretKey: KEY })
  const ana = await before.person('ana')
  const after = await serverWith({ secretKey: NEXT })
  expect(await signIn(after)).toBe(401)
  expect((await after.ask('GET', '/api/auth/user', undefined, ana)).status).toBe(200)
})
