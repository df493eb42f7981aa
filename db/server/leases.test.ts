import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Store } from '#db/server/database/handle.ts'
import { dropDatabaseOf, storeIn } from '#tests/database.ts'
import { newDataDir } from '#tests/dataDir.ts'
import { endLease, forgetLeases, heldOf, renewLeases, takeLease } from './leases.ts'

const LONG_MS = 60_000
const OVER_MS = -1

let dataDir: string
let store: Store
beforeAll(async () => {
  dataDir = await newDataDir()
  store = await storeIn(dataDir)
})
afterAll(async () => {
  await store.close()
  await dropDatabaseOf(dataDir)
  rmSync(dataDir, { recursive: true })
})

const take = (name: string, holder: string, ms = LONG_MS) =>
  store.tx((handle) => takeLease(handle, { name, holder }, ms))
const held = async (...names: string[]) => [...(await heldOf(store.read, names))].sort()

test('what a server holds is no other’s until its time is over', async () => {
  expect(await take('purge', 'living')).toBe(true)
  expect(await take('purge', 'other')).toBe(false)
  expect(await take('retries', 'dead', OVER_MS)).toBe(true)
  expect(await held('purge', 'retries')).toEqual(['purge'])
  expect(await take('retries', 'other')).toBe(true)
  expect(await held('purge', 'retries')).toEqual(['purge', 'retries'])
})

test('renewed, all that a server holds lasts on, and nothing of another’s', async () => {
  for (const name of ['a', 'b']) await take(name, 'renewing', OVER_MS)
  await take('c', 'silent', OVER_MS)
  await store.tx((handle) => renewLeases(handle, 'renewing', LONG_MS))
  expect(await held('a', 'b', 'c')).toEqual(['a', 'b'])
  expect(await take('a', 'other')).toBe(false)
})

test('ended by who holds it alone, it can be taken at once', async () => {
  await take('ending', 'one')
  await store.tx((handle) => endLease(handle, { name: 'ending', holder: 'other' }))
  expect(await take('ending', 'other')).toBe(false)
  await store.tx((handle) => endLease(handle, { name: 'ending', holder: 'one' }))
  expect(await take('ending', 'other')).toBe(true)
})

test('those whose time is over are forgotten, and no others', async () => {
  await take('over', 'dead', OVER_MS)
  await take('lasting', 'living')
  await store.tx(forgetLeases)
  expect(await held('over', 'lasting')).toEqual(['lasting'])
  // Expired leases were deleted, so that nothing is left to be renewed.
  await store.tx((handle) => renewLeases(handle, 'dead', LONG_MS))
  expect(await held('over', 'lasting')).toEqual(['lasting'])
})
