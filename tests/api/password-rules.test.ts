import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeReset } from '#api/auth/reset.ts'
import { newRecoveryCodes } from '#api/auth/secondFactor.ts'
import { newSecret } from '#db/server/secret.ts'
import { read, storeIn } from '#tests/database.ts'
import { openWorld, type Person, type World } from '#tests/world.ts'

const PRINTED = 'Ääkköset, 日本語 und ‹Gänsefüßchen› 🐧🧊 "\'`<>&;%  blank'
const LONG = 'x'.repeat(99)
const YEARS_MS = 2 * 365 * 24 * 60 * 60_000

let world: World
let before: unknown[]
let ana: Person
beforeAll(async () => {
  world = await openWorld()
  before = await read(world, 'SELECT id FROM users')
  ana = await world.person('ana')
})
afterAll(() => world.close())

const signIn = async (password: string, username = 'ana') =>
  (await world.ask('POST', '/api/auth/login', { username, password })).status
const change = async (currentPassword: string, password: string) =>
  (await world.ask('POST', '/api/auth/password', { currentPassword, password }, ana)).status

test('a new server has no account', () => {
  expect(before).toEqual([])
})

test('the same password of two people is hashed with salts of their own', async () => {
  for (const username of ['twin', 'other']) {
    const email = `${username}@rove.example`
    await world.ask('POST', '/api/auth/register', { username, email, password: PRINTED, fullName: username })
  }
  const hashes = await read<{ passwordHash: string }>(
    world,
    "SELECT passwordHash FROM users WHERE username IN ('twin', 'other')",
  )
  const salts = hashes.map(({ passwordHash }) => passwordHash.split('$').at(-2) ?? '')
  expect(new Set(salts).size).toBe(2)
  for (const salt of salts) expect(Buffer.from(salt, 'base64').length).toBeGreaterThanOrEqual(16)
})

test('any characters that can be printed are taken, of any language, and picture characters', async () => {
  expect(await signIn(PRINTED, 'twin')).toBe(200)
  expect(await signIn(PRINTED.toUpperCase(), 'twin')).toBe(401)
})

test('of 100 characters the last one counts, and blanks do', async () => {
  expect(await change('ana-secret', `${LONG}y`)).toBe(204)
  expect(await signIn(`${LONG}z`)).toBe(401)
  expect(await signIn(LONG)).toBe(401)
  expect(await signIn(`${LONG}y`)).toBe(200)
  expect(await change(`${LONG}y`, '  two  blanks  ')).toBe(204)
  expect(await signIn('two blanks')).toBe(401)
  expect(await signIn('  two  blanks  ')).toBe(200)
})

test('the same one is taken again, and years later it still signs in', async () => {
  expect(await change('  two  blanks  ', '  two  blanks  ')).toBe(204)
  world.pass(YEARS_MS)
  expect(await signIn('  two  blanks  ')).toBe(200)
})

test('nothing but a password, a link of the operator, or a factor is ever asked for', async () => {
  const columns = Object.keys((await read<object>(world, 'SELECT * FROM users'))[0] ?? {})
  expect(columns.filter((name) => /question|answer|hint|secret/i.test(name))).toEqual([])
})

test('a session is 200 random bits, and no two are alike', async () => {
  const answers = await Promise.all(
    Array.from({ length: 3 }, () =>
      world.ask('POST', '/api/auth/login', { username: 'twin', password: PRINTED }),
    ),
  )
  const ids = answers.map(
    ({ headers }) => /rove_session=([^;]+)/.exec(headers.get('Set-Cookie') ?? '')?.[1] ?? '',
  )
  expect(new Set(ids).size).toBe(3)
  // 40 characters from an alphabet of 32, five bits each.
  for (const id of ids) expect(id).toMatch(/^[a-z2-7]{40}$/)
})

test('secrets of links have 256 random bits, and recovery codes 50 behind Argon2id', async () => {
  const store = await storeIn(world.dataDir)
  const tokens = [newSecret(), await store.tx((handle) => makeReset(handle, ana.user.id, new Date()))]
  await store.close()
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const { codes, hashes } = await newRecoveryCodes()
  for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/)
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$/)
})
