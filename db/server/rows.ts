import { and, asc, desc, eq, exists, getTableColumns, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { type AnyRow, perTable, type Rows, rowOf, type Table, tables } from '#db/model/entities/registry.ts'
import { type Handle, prepared } from './open.ts'
import type { Sized } from './sized.ts'
import * as schema from './tables.ts'

/** A table that is missing, or holds another row than its entity's, does not compile. */
type Stored = {
  [T in Table]: Rows[T] extends (typeof schema)[T]['$inferInsert'] ? { $inferSelect: Rows[T] } : never
}
const checked = schema satisfies Stored

/** What the store has of each entity. */
export const stored = perTable<Pick<typeof checked, Table>>((table) => checked[table])

const byId = (table: Table) =>
  prepared((handle) => {
    const from = stored[table]
    return handle
      .select()
      .from(from)
      .where(eq(from.id, sql.placeholder('id')))
      .prepare()
  })
const rowQueries = new Map(tables.map((table) => [table, byId(table)]))

/** One row, of whatever team; deleted ones too. */
export async function rowById<T extends Table>(
  handle: Handle,
  table: T,
  id: number,
): Promise<Rows[T] | undefined> {
  return rowOf(table, rowQueries.get(table)?.(handle).get({ id }))
}

const put = (table: Table) =>
  prepared((handle) => {
    const into = stored[table]
    const columns = Object.entries(getTableColumns(into))
    const values = columns.map(([field, column]) => sql.param(sql.placeholder(field), column))
    const set = Object.fromEntries(
      columns.map(([field, { name }]) => [field, sql`excluded.${sql.identifier(name)}`]),
    )
    return (
      handle
        .insert(into)
        // SQLite takes ON CONFLICT for a part of a SELECT that has no WHERE.
        .select(sql`select ${sql.join(values, sql`, `)} where true`)
        .onConflictDoUpdate({ target: into.id, set })
        .prepare()
    )
  })
const putQueries = new Map(tables.map((table) => [table, put(table)]))

/** Inserts the row, or replaces the one with its id. */
export async function putRow(handle: Handle, table: Table, row: AnyRow): Promise<void> {
  putQueries.get(table)?.(handle).run(row)
}

const within = (from: (typeof stored)[Table]) =>
  and(
    eq(from.teamId, sql.placeholder('teamId')),
    gt(from.version, sql.placeholder('after')),
    lte(from.version, sql.placeholder('until')),
  )

const after = (table: Table) =>
  prepared((handle) => {
    const from = stored[table]
    return handle
      .select()
      .from(from)
      .where(within(from))
      .orderBy(asc(from.version))
      .limit(sql.placeholder('limit'))
      .prepare()
  })
const bytesOf = (from: (typeof stored)[Table]) => {
  const texts = Object.values(getTableColumns(from)).filter((column) => column.getSQLType() === 'text')
  return sql.join(
    texts.map((column) => sql`coalesce(octet_length(${column}), 0)`),
    sql` + `,
  )
}

const sizes = (table: Table) =>
  prepared((handle) => {
    const from = stored[table]
    return handle
      .select({ version: from.version, bytes: sql<number>`${bytesOf(from)}` })
      .from(from)
      .where(within(from))
      .orderBy(asc(from.version))
      .limit(sql.placeholder('limit'))
      .prepare()
  })
const sizeQueries = new Map(tables.map((table) => [table, sizes(table)]))

const readQueries = new Map(tables.map((table) => [table, after(table)]))

const filled = prepared((handle) => {
  const isFilled = (table: Table) => {
    const from = stored[table]
    return [table, sql<number>`${exists(handle.select({ id: from.id }).from(from).where(within(from)))}`]
  }
  const columns: Record<string, SQL<number>> = Object.fromEntries(tables.map(isFilled))
  return handle
    .select(columns)
    .from(schema.teams)
    .where(eq(schema.teams.id, sql.placeholder('teamId')))
    .prepare()
})

/** Which tables have rows of a team with `after` < version ≤ `until`: most have none. */
export async function tablesAfter(
  handle: Handle,
  range: { teamId: number; after: number; until: number },
): Promise<Set<Table>> {
  const has = filled(handle).get(range)
  return new Set(tables.filter((table) => has?.[table]))
}

/** Changes some fields of a row. */
export async function changeRow(
  handle: Handle,
  table: Table,
  id: number,
  changes: Partial<AnyRow>,
): Promise<void> {
  const into = stored[table]
  handle.update(into).set(changes).where(eq(into.id, id)).run()
}

interface Range {
  teamId: number
  after: number
  until: number
  limit: number
}

/** How large rows are as stored, without reading them, by version. */
export async function sizesAfter(handle: Handle, table: Table, range: Range): Promise<Sized[]> {
  return (
    sizeQueries
      .get(table)?.(handle)
      .all({ ...range }) ?? []
  )
}

/** Rows of a team with `after` < version ≤ `until`, by version, deleted ones too. */
export async function rowsAfter<T extends Table>(handle: Handle, table: T, range: Range): Promise<Rows[T][]> {
  const found =
    readQueries
      .get(table)?.(handle)
      .all({ ...range }) ?? []
  return found.map((row) => rowOf(table, row))
}

/** A team's rows that are not deleted, newest first. */
export async function rowsOf<T extends Table>(handle: Handle, table: T, teamId: number): Promise<Rows[T][]> {
  const from = stored[table]
  const found = handle
    .select()
    .from(from)
    .where(and(eq(from.teamId, teamId), isNull(from.deletedAt)))
    .orderBy(desc(from.createdAt), desc(from.id))
    .all()
  return found.map((row) => rowOf(table, row))
}
