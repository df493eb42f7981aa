import { getTableColumns, getTableName, is, SQL } from 'drizzle-orm'
import {
  customType,
  ForeignKeyBuilder,
  index,
  type PgColumn,
  type PgTable,
  PrimaryKeyBuilder,
  pgTable,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { getTableConfig, type SQLiteColumn, SQLiteInteger, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as described from '#db/server/database/tables.ts'

// The tables of database/tables.ts with PostgreSQL's types, from which its migrations are generated. Queries
// are built from database/tables.ts itself (dialect.ts).

const column = customType<{ data: unknown; config: { type: string }; configRequired: true }>({
  dataType: ({ type }) => type,
})

const types: Readonly<Record<string, string>> = {
  // Large enough for JavaScript's safe integers.
  SQLiteInteger: 'bigint',
  SQLiteBoolean: 'boolean',
  SQLiteReal: 'double precision',
  // Compared and sorted by bytes as in SQLite, independent of the database's collation, whose rules change
  // with the system.
  SQLiteText: 'text COLLATE "C"',
  // Stored unchanged, unlike jsonb.
  SQLiteTextJson: 'json',
  SQLiteBlobBuffer: 'bytea',
}

function builderFor(described: SQLiteColumn) {
  const isCounted = is(described, SQLiteInteger) && described.autoIncrement
  const builder = column({ type: isCounted ? 'bigserial' : named(types, described.columnType) })
  if (described.primary) builder.primaryKey()
  if (described.notNull) builder.notNull()
  if (described.default !== undefined) builder.default(described.default)
  if (described.isUnique) builder.unique(described.uniqueName)
  return builder
}

function mirrorOf(table: SQLiteTable): PgTable {
  const { name, columns, indexes, foreignKeys, primaryKeys } = getTableConfig(table)
  const builders = Object.fromEntries(columns.map((column) => [column.name, builderFor(column)]))
  return pgTable(name, builders, (own) => [
    ...indexes.map(({ config }) => {
      const [first, ...others] = config.columns.map((on) => (is(on, SQL) ? on : named(own, on.name)))
      if (!first) throw new Error(`The index ${config.name} is on nothing`)
      const made = (config.unique ? uniqueIndex : index)(config.name).on(first, ...others)
      return config.where ? made.where(config.where) : made
    }),
    ...primaryKeys.map((key) => new PrimaryKeyBuilder(mirrored(key.columns), key.getName())),
    ...foreignKeys.map((key) => {
      const { columns, foreignColumns } = key.reference()
      const made = new ForeignKeyBuilder(() => ({
        name: key.getName(),
        columns: mirrored(columns),
        foreignColumns: mirrored(foreignColumns),
      }))
      return key.onDelete ? made.onDelete(key.onDelete) : made
    }),
  ])
}

const mirrored = (columns: readonly SQLiteColumn[]): PgColumn[] =>
  columns.map(({ name, table }) => named(getTableColumns(named(tables, getTableName(table))), name))

function named<T>(all: Readonly<Record<string, T>>, name: string): T {
  const found = all[name]
  if (!found) throw new Error(`There is no ${name}`)
  return found
}

/** The counts of rate limits (limiters.ts). */
const limits = pgTable('limits', {
  key: column({ type: 'text COLLATE "C"' }).primaryKey(),
  points: column({ type: 'integer' }).notNull(),
  /** Milliseconds since 1970, UTC. */
  expire: column({ type: 'bigint' }),
})

/** The bytes of uploads, for every server (files.ts). */
export const files = pgTable('files', {
  id: column({ type: 'bigint' }).primaryKey(),
  bytes: column({ type: 'bytea' }).notNull(),
})

/** Every table by its name in the database. */
export const tables: Readonly<Record<string, PgTable>> = {
  limits,
  files,
  ...Object.fromEntries(Object.values(described).map((table) => [getTableName(table), mirrorOf(table)])),
}
