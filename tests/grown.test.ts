import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Column, getTableColumns } from 'drizzle-orm'
import * as v from 'valibot'
import { test } from 'vitest'
import { ownVersions } from '#db/device/store.ts'
import { entities, type Table, tables } from '#db/model/entities/registry.ts'
import { stored } from '#db/server/rows.ts'
import { databases } from './migrations.ts'
import { expectNothingForgotten } from './nothingForgotten.ts'

const Snapshot = v.object({
  tables: v.record(v.string(), v.object({ columns: v.record(v.string(), v.unknown()) })),
})
/** Until this migration several of them shared a version of the device's store, and phones have all of these. */
const SHIPPED = { migration: 23, version: 9 }
/** Until this version the device's own tables shared versions of its store with entities. */
const SHARED = 17

const folder = join(databases.sqlite?.folder ?? '', 'meta')
/** What tables there were after each migration, with their columns. */
const snapshots = readdirSync(folder)
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort()
  .map((name) => v.parse(Snapshot, JSON.parse(readFileSync(join(folder, name), 'utf8'))).tables)

/** The migration that brought a table or a column of it; -1 for one that none has brought yet. */
const cameWith = (table: Table, column = 'id') =>
  snapshots.findIndex((after) => Object.hasOwn(after[table]?.columns ?? {}, column))

interface Added {
  table: Table
  field: string
  migration: number
  /** Undefined where the entity does not say which version of the device's store brought it. */
  version: number | undefined
  /** What rows from before have, by the entity. */
  before: unknown
}

function versionOf(table: Table, field: string): { version?: number; before?: unknown } {
  const said = Object.entries<object>(entities[table].addedFields)
  const [version, fields] = said.find(([, fields]) => Object.hasOwn(fields, field)) ?? []
  return version === undefined ? {} : { version: Number(version), before: Reflect.get(fields ?? {}, field) }
}

/** Fields that came after their tables. */
const added: Added[] = tables.flatMap((table) =>
  Object.keys(entities[table].row.entries)
    .map((field) => ({ table, field, migration: cameWith(table, field) }))
    .filter(({ migration }) => migration > cameWith(table))
    .map(({ field, migration }) => {
      const { version, before } = versionOf(table, field)
      return { table, field, migration, version, before }
    }),
)

test('a row from before a field came has that field, on phones too', () => {
  const forgotten = added.filter(({ version }) => version === undefined)
  expectNothingForgotten(
    forgotten.map(
      ({ table, field }) =>
        `"${field}" came later than the other fields of "${table}": say addedIn, and what older rows have, in the definition of the entity (db/model/entities)`,
    ),
  )
})

test('a row from before a field came has the same in it on the server as on a phone', () => {
  const apart = added.filter(({ table, field, before, version }) => {
    const columns: Record<string, Column> = getTableColumns(stored[table])
    return version !== undefined && JSON.stringify(before) !== JSON.stringify(columns[field]?.default ?? null)
  })
  expectNothingForgotten(
    apart.map(
      ({ table, field, before }) =>
        `Rows of "${table}" from before "${field}" came have ${JSON.stringify(before)} on phones: give its column that default in db/server/database/tables.ts`,
    ),
  )
})

test('a phone that is updated gets what came since: each migration has a version of the device’s store of its own', () => {
  const came = [
    ...added.map(({ table, field, migration, version }) => ({
      what: `addedIn of "${field}" of "${table}"`,
      migration,
      version,
    })),
    ...tables.map((table) => ({
      what: `since of "${table}"`,
      migration: cameWith(table),
      version: entities[table].since,
    })),
  ]
  const latestBefore = (migration: number) =>
    Math.max(
      SHIPPED.version,
      ...came.filter((one) => one.migration < migration).map(({ version }) => version ?? 0),
    )
  const isTaken = (version: number, migration: number) =>
    version <= latestBefore(migration) || (version > SHARED && ownVersions.includes(version))
  const late = came.filter(
    ({ migration, version }) =>
      migration > SHIPPED.migration && version !== undefined && isTaken(version, migration),
  )
  const free = Math.max(...came.map(({ version }) => version ?? 0), ...ownVersions) + 1
  expectNothingForgotten(
    late.map(({ what, version }) => `${what} is ${version}, which phones have already: say ${free}`),
  )
})
