import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Handle, Store } from '#db/server/database/handle.ts'
import { addSession } from '#db/server/sessions.ts'
import { userNamed } from '#db/server/usernames.ts'
import { addUser } from '#db/server/users.ts'
import { connect, openStore } from './open.ts'
import { transactions } from './transactions.ts'

let folder: string
let file: string
let store: Store
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rove-'))
  file = join(folder, 'a', 'b', 'rove.db')
  store = openStore(file)
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const add = (handle: Handle, username: string) =>
  addUser(handle, {
    username,
    email: `${username}@rove.example`,
    fullName: username,
    passwordHash: '',
    createdAt: '2025-01-01T00:00:00.000Z',
  })
const known = async (username: string, handle = store.read) => Boolean(await userNamed(handle, username))
const FULL = 2

test('what is confirmed survives a power cut: every commit reaches the disk', () => {
  const writer = connect(file)
  expect(writer.pragma('synchronous', { simple: true })).toBe(FULL)
  expect(writer.pragma('journal_mode', { simple: true })).toBe('wal')
  writer.close()
})

test('references between rows are kept', async () => {
  const orphan = store.tx((handle) => addSession(handle, { id: 'x', userId: 4711, expiresAt: 0 }))
  await expect(orphan).rejects.toThrow(/FOREIGN KEY/)
})

test('two transactions at once do not interleave, and each gives back its own result', async () => {
  const steps: string[] = []
  const slowly = (name: string) =>
    store.tx(async (handle) => {
      for (const step of ['a', 'b', 'c']) {
        steps.push(`${name}${step}`)
        await add(handle, `${name}${step}`)
        await new Promise((resolve) => setImmediate(resolve))
      }
      return name
    })
  expect(await Promise.all(['one-', 'two-', 'three-'].map(slowly))).toEqual(['one-', 'two-', 'three-'])
  expect(steps).toEqual(
    ['one-', 'two-', 'three-'].flatMap((name) => ['a', 'b', 'c'].map((step) => name + step)),
  )
})

test('nobody reads what is not committed', async () => {
  await store.tx(async (handle) => {
    await add(handle, 'ana')
    expect(await known('ana', handle)).toBe(true)
    expect(await known('ana')).toBe(false)
  })
  expect(await known('ana')).toBe(true)
})

test('a transaction that fails leaves nothing behind and lets the next one through', async () => {
  const failing = store.tx(async (handle) => {
    await add(handle, 'ana')
    await new Promise((resolve) => setImmediate(resolve))
    await add(handle, 'ben')
    throw new Error('changed my mind')
  })
  const next = store.tx((handle) => add(handle, 'carl'))
  await expect(failing).rejects.toThrow('changed my mind')
  await next
  expect([await known('ana'), await known('ben'), await known('carl')]).toEqual([false, false, true])
})

test('transactions that come at once share a commit, and those among them that fail undo only what is theirs', async () => {
  const size = () => statSync(`${file}-wal`).size
  await store.tx((handle) => add(handle, 'first'))
  const alone = size()
  await store.tx((handle) => add(handle, 'second'))
  const one = size() - alone
  const names = Array.from({ length: 20 }, (_, n) => `rep-${n}`)
  const before = size()
  const all = await Promise.allSettled(
    names.map((name, n) =>
      store.tx(async (handle) => {
        await add(handle, name)
        if (n % 5 === 0) throw new Error(`not ${name}`)
        return name
      }),
    ),
  )
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(4)
  const stored = await Promise.all(names.map((name) => known(name)))
  expect(stored).toEqual(names.map((_, n) => n % 5 !== 0))
  expect(size() - before).toBeLessThan(4 * one)
})

test('where the disk takes no more, all that would have shared the commit fail, and later ones go on', async () => {
  const writer = connect(file)
  const tx = transactions(writer)
  writer.pragma(`max_page_count = ${Number(writer.pragma('page_count', { simple: true })) + 2}`)
  const large = 'x'.repeat(50_000)
  const all = await Promise.allSettled(
    ['ana', large, 'carl'].map((name) => tx((handle) => add(handle, name))),
  )
  expect(all.some(({ status }) => status === 'rejected')).toBe(true)
  for (const [n, name] of ['ana', large, 'carl'].entries()) {
    expect(await known(name)).toBe(all[n]?.status === 'fulfilled')
  }
  writer.pragma('max_page_count = 1000000')
  await tx((handle) => add(handle, 'dora'))
  expect(await known('dora')).toBe(true)
  writer.close()
})

test('a statement that fails takes the whole transaction with it', async () => {
  await store.tx((handle) => add(handle, 'ana'))
  const twice = store.tx(async (handle) => {
    await add(handle, 'ben')
    await add(handle, 'ana')
  })
  await expect(twice).rejects.toThrow(/UNIQUE/)
  expect(await known('ben')).toBe(false)
})

test('the reading connection can not write', async () => {
  await expect(add(store.read, 'ana')).rejects.toThrow(/readonly/)
})

test('a store opened again has what was stored, and its schema as it was', async () => {
  await store.tx((handle) => add(handle, 'ana'))
  await store.close()
  store = openStore(file)
  expect(await known('ana')).toBe(true)
  const stored = new Database(file, { readonly: true })
  expect(stored.pragma('integrity_check', { simple: true })).toBe('ok')
  stored.close()
})
