import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { configFrom } from '#api/config/config.ts'
import { forgetOldSecrets, openEncryption, replaceSecretFile } from './encryption.ts'

const KEY = 'sk-test-0123456789abcdef'
const owner = { userId: 7, provider: 'openai' } as const
const dataDir = mkdtempSync(join(tmpdir(), 'rove-encryption-'))
const file = join(dataDir, 'secret.key')
afterAll(() => rmSync(dataDir, { recursive: true }))

const byFile = () => openEncryption({ secretKey: '', dataDir })
const bySecret = (secretKey: string) => openEncryption({ secretKey, dataDir })

test('what was sealed opens again after a restart', () => {
  const sealed = byFile().encrypt(KEY, owner)
  expect(byFile().decrypt(sealed, owner)).toBe(KEY)
  const other = bySecret('correct horse').encrypt(KEY, owner)
  expect(bySecret('correct horse').decrypt(other, owner)).toBe(KEY)
})

test('SECRET_KEY can be the bytes of a secret.key, so that what it sealed goes along elsewhere', () => {
  const sealed = byFile().encrypt(KEY, owner)
  const secretKey = `base64:${readFileSync(file).toString('base64')}`
  expect(bySecret(secretKey).decrypt(sealed, owner)).toBe(KEY)
  expect(() => configFrom({ SECRET_KEY: secretKey })).not.toThrow()
})

test('the secret of the data folder is random, made once, and for its owner’s eyes alone', () => {
  byFile()
  const secret = readFileSync(file)
  expect(secret).toHaveLength(32)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  byFile()
  expect(readFileSync(file)).toEqual(secret)
})

test('the same key never looks the same twice, and is not in what is stored', () => {
  const encryption = byFile()
  const [one, two] = [encryption.encrypt(KEY, owner), encryption.encrypt(KEY, owner)]
  expect(one).not.toBe(two)
  expect(Buffer.from(one, 'base64').includes(KEY)).toBe(false)
})

test('a sealed key does not open in another row', () => {
  const encryption = byFile()
  const sealed = encryption.encrypt(KEY, owner)
  expect(encryption.decrypt(sealed, { ...owner, userId: 8 })).toBeUndefined()
  expect(encryption.decrypt(sealed, { ...owner, provider: 'hunter' })).toBeUndefined()
})

test('another secret, a changed byte, half a text or none opens nothing', () => {
  const sealed = bySecret('right').encrypt(KEY, owner)
  expect(bySecret('wrong').decrypt(sealed, owner)).toBeUndefined()
  const bytes = Buffer.from(sealed, 'base64')
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[at]! ^= 1
    expect(bySecret('right').decrypt(changed.toString('base64'), owner)).toBeUndefined()
  }
  for (const broken of ['', 'no base64 at all', sealed.slice(0, sealed.length / 2)]) {
    expect(bySecret('right').decrypt(broken, owner)).toBeUndefined()
  }
})

test('a secret that was cut short stops the server instead of sealing weakly', () => {
  const folder = mkdtempSync(join(dataDir, 'short-'))
  writeFileSync(join(folder, 'secret.key'), 'short')
  expect(() => openEncryption({ secretKey: '', dataDir: folder })).toThrow('cut short')
})

test('a sealed text names its key, and opens as long as that is among the old ones', () => {
  const before = bySecret('first').encrypt(KEY, owner)
  const both = openEncryption({ secretKey: 'second', oldSecretKeys: ['first'], dataDir })
  expect(both.decrypt(before, owner)).toBe(KEY)
  expect(both.isCurrent(before)).toBe(false)
  const after = both.encrypt(KEY, owner)
  expect(both.isCurrent(after)).toBe(true)
  expect(bySecret('second').decrypt(after, owner)).toBe(KEY)
  expect(bySecret('second').decrypt(before, owner)).toBeUndefined()
})

test('what was sealed before keys had numbers opens with any of the keys', () => {
  const [unnumbered = ''] = bySecret('first').encrypt(KEY, owner).split('=')
  expect(
    openEncryption({ secretKey: 'second', oldSecretKeys: ['first'], dataDir }).decrypt(unnumbered, owner),
  ).toBe(KEY)
})

test('a server from before keys had numbers reads what is sealed now, as base64 ends at the number', () => {
  for (const text of ['a', 'ab', 'abc', KEY]) {
    const sealed = byFile().encrypt(text, owner)
    const [bare = ''] = sealed.split('=')
    expect(Buffer.from(sealed, 'base64')).toEqual(Buffer.from(bare, 'base64'))
  }
})

test('a new secret.key leaves the one before readable until it is forgotten', () => {
  const folder = mkdtempSync(join(dataDir, 'replaced-'))
  const opened = () => openEncryption({ secretKey: '', dataDir: folder })
  const sealed = opened().encrypt(KEY, owner)
  const mark = opened().hmac('a link')
  replaceSecretFile(folder)
  const replaced = readFileSync(join(folder, 'secret.key'))
  // Again, as after a crash.
  replaceSecretFile(folder)
  expect(readFileSync(join(folder, 'secret.key'))).toEqual(replaced)
  expect(opened().decrypt(sealed, owner)).toBe(KEY)
  expect(opened().isCurrent(sealed)).toBe(false)
  expect(opened().hmacs('a link')).toContain(mark)
  expect(opened().hmac('a link')).not.toBe(mark)
  expect(statSync(join(folder, 'secret.key.old')).mode & 0o777).toBe(0o600)
  // As after a crash between the two files.
  writeFileSync(join(folder, 'secret.key.old'), replaced.toString('base64'))
  replaceSecretFile(folder)
  expect(readFileSync(join(folder, 'secret.key'))).not.toEqual(replaced)
  forgetOldSecrets(folder)
  expect(opened().decrypt(sealed, owner)).toBeUndefined()
})
