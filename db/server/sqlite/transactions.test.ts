import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type Database from 'better-sqlite3'
import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Handle } from '#db/server/database/handle.ts'
import { connect } from './open.ts'
import { transactions } from './transactions.ts'

const parents = sqliteTable('parents', { id: integer().primaryKey() })
const children = sqliteTable('children', { parentId: integer().notNull() })

let folder: string
let writer: Database.Database
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rove-transactions-'))
  writer = connect(join(folder, 'store.db'))
  writer.exec(`CREATE TABLE parents (id INTEGER PRIMARY KEY);
    CREATE TABLE children (parentId INTEGER REFERENCES parents DEFERRABLE INITIALLY DEFERRED)`)
})
afterAll(() => {
  writer.close()
  rmSync(folder, { recursive: true })
})

test('where a commit fails, all who shared it are told so, none of it is done, and others go on', async () => {
  const tx = transactions(writer)
  const addParent = (id: number) => tx(async (handle) => void (await handle.insert(parents).values({ id })))
  // SQLite checks the parent when it commits.
  const addOrphan = async (handle: Handle) => void (await handle.insert(children).values({ parentId: 99 }))
  const shared = await Promise.allSettled([addParent(1), tx(addOrphan), addParent(2)])
  expect(shared.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await addParent(3)
  expect(writer.prepare('SELECT id FROM parents').all()).toEqual([{ id: 3 }])
})
