import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { databases, lastOf } from './migrations.ts'
import { expectNothingForgotten } from './nothingForgotten.ts'

test.each(Object.entries(databases))(
  'the migrations of %s make the tables that are described: else npm run migration -- NAME',
  async (_, database) => {
    const { statements } = await database.since(lastOf(database).snapshot)
    expectNothingForgotten(statements.map((sql) => `Run npm run migration -- NAME. It will say: ${sql}`))
  },
)

/** Statements that a server of the previous version can work with. */
const ADDS =
  /^(?:CREATE (?:TABLE|INDEX) |ALTER TABLE "\w+" ADD (?:CONSTRAINT |COLUMN (?!.* NOT NULL)|COLUMN .* DEFAULT ))/
/** Under a comment like this, a migration may drop what the previous version no longer uses. */
const UNUSED = /^-- The version before does not use it\.\n/

/** A rule on a table that the same migration creates: no server writes to it yet. */
const uniqueOn = (sql: string): string | undefined => /^CREATE UNIQUE INDEX "\w+" ON "(\w+)"/.exec(sql)?.[1]
const madeBy = (sql: string): string | undefined => /^CREATE TABLE "(\w+)"/.exec(sql)?.[1]

/** A column that the same migration adds may be filled: no server of the previous version knows it. */
const addedColumn = (sql: string): string | undefined =>
  /^ALTER TABLE "(\w+" ADD COLUMN "\w+)"/.exec(sql)?.[1]?.replace(' ADD COLUMN', ' SET')
const filledColumn = (sql: string): string | undefined => /^UPDATE "(\w+" SET "\w+)" = /.exec(sql)?.[1]

function staysBeside(migration: string): boolean {
  const statements = migration.split('--> statement-breakpoint').map((part) => part.trim())
  const made = new Set(statements.map(madeBy))
  const isOfNewTable = (sql: string) => uniqueOn(sql) !== undefined && made.has(uniqueOn(sql))
  const added = new Set(statements.map(addedColumn))
  const fillsNewColumn = (sql: string) => filledColumn(sql) !== undefined && added.has(filledColumn(sql))
  return statements.every(
    (sql) => sql === '' || ADDS.test(sql) || UNUSED.test(sql) || isOfNewTable(sql) || fillsNewColumn(sql),
  )
}

test.each([
  ['ALTER TABLE "leads" ADD COLUMN "size" text;', true],
  [`ALTER TABLE "leads" ADD COLUMN "size" text DEFAULT '' NOT NULL;`, true],
  [
    'CREATE TABLE "visits" ("id" bigint);--> statement-breakpoint\nCREATE INDEX "of" ON "visits" ("id");',
    true,
  ],
  [
    'CREATE TABLE "visits" ("id" bigint);--> statement-breakpoint\nCREATE UNIQUE INDEX "of" ON "visits" USING btree ("id");',
    true,
  ],
  ['CREATE UNIQUE INDEX "of" ON "leads" USING btree ("email");', false],
  [
    'ALTER TABLE "leads" ADD COLUMN "size" text;--> statement-breakpoint\nUPDATE "leads" SET "size" = "company";',
    true,
  ],
  ['UPDATE "leads" SET "company" = "email";', false],
  ['ALTER TABLE "leads" ADD COLUMN "size" text NOT NULL;', false],
  ['ALTER TABLE "leads" DROP COLUMN "size";', false],
  ['-- The version before does not use it.\nALTER TABLE "leads" DROP COLUMN "size";', true],
])('beside what does %s a server of the version before goes on: %s', (migration, does) => {
  expect(staysBeside(migration)).toBe(does)
})

test('servers of two versions run beside each other on PostgreSQL, as each migration only adds', () => {
  const folder = databases.postgres?.folder ?? ''
  const [, ...later] = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  expect(later.filter((name) => !staysBeside(readFileSync(join(folder, name), 'utf8')))).toEqual([])
})
