import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openSeal } from './encryption.ts'

const KEY = 'sk-test-0123456789abcdef'
const owner = { userId: 7, provider: 'openai' } as const
const dataDir = mkdtempSync(join(tmpdir(), 'rove-seal-'))
const file = join(dataDir, 'secret.key')
afterAll(() => rmSync(dataDir, { recursive: true }))

const byFile = () => openSeal({ secretKey: '', dataDir })
const bySecret = (secretKey: string) => openSeal({ secretKey, dataDir })

test('what was sealed opens again after a restart', () => {
  const sealed = byFile().close(KEY, owner)
  expect(byFile().open(sealed, owner)).toBe(KEY)
  const other = bySecret('correct horse').close(KEY, owner)
  expect(bySecret('correct horse').open(other, owner)).toBe(KEY)
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
  const seal = byFile()
  const [one, two] = [seal.close(KEY, owner), seal.close(KEY, owner)]
  expect(one).not.toBe(two)
  expect(Buffer.from(one, 'base64').includes(KEY)).toBe(false)
})

test('a sealed key does not open in another row', () => {
  const seal = byFile()
  const sealed = seal.close(KEY, owner)
  expect(seal.open(sealed, { ...owner, userId: 8 })).toBeUndefined()
  expect(seal.open(sealed, { ...owner, provider: 'hunter' })).toBeUndefined()
})

test('another secret, a changed byte, half a text or none opens nothing', () => {
  const sealed = bySecret('right').close(KEY, owner)
  expect(bySecret('wrong').open(sealed, owner)).toBeUndefined()
  const bytes = Buffer.from(sealed, 'base64')
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[at]! ^= 1
    expect(bySecret('right').open(changed.toString('base64'), owner)).toBeUndefined()
  }
  for (const broken of ['', 'no base64 at all', sealed.slice(0, sealed.length / 2)]) {
    expect(bySecret('right').open(broken, owner)).toBeUndefined()
  }
})

test('a secret that was cut short stops the server instead of sealing weakly', () => {
  const folder = mkdtempSync(join(dataDir, 'short-'))
  writeFileSync(join(folder, 'secret.key'), 'short')
  expect(() => openSeal({ secretKey: '', dataDir: folder })).toThrow('cut short')
})
