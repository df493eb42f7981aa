import {
  and,
  asc,
  type Column,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  max,
  or,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm'
import {
  type AnyRow,
  entities,
  isKeptInPart,
  type KeptFrom,
  leadFieldOf,
  perTable,
  type Rows,
  rowOf,
  type Table,
  tables,
  tablesKeptInPart,
} from '#db/model/entities/registry.ts'
import type { Faultless } from '#db/model/faultless.ts'
import { first, type Handle, one, prepared } from './database/handle.ts'
import * as schema from './database/tables.ts'

type Described = typeof schema
/** What a row of a table has, as it is read; nothing where there is no such table. */
type Columns<T extends Table> = T extends keyof Described ? Described[T]['$inferSelect'] : object

/** What the tables that are described lack of the entities. */
type Fault = { [T in Table]: T extends keyof Described ? FaultOf<T> : NoTable<T> }[Table]
type FaultOf<T extends Table> =
  | ColumnFault<T, keyof Rows[T] & string>
  | FieldFault<T, keyof Columns<T> & string>
type ColumnFault<T extends Table, F extends string & keyof Rows[T]> = {
  [N in F]: N extends keyof Columns<T>
    ? Same<Rows[T][N], Columns<T>[N]> extends true
      ? never
      : OtherType<T, N>
    : NoColumn<T, N>
}[F]
type FieldFault<T extends Table, C extends string> = C extends keyof Rows[T] ? never : NoField<T, C>
type Same<A, B> = [A, B] extends [B, A] ? true : false

type NoTable<T extends string> = `Add the table "${T}" to db/server/database/tables.ts`
type NoColumn<
  T extends string,
  F extends string,
> = `Add the column "${F}" to "${T}" in db/server/database/tables.ts`
type OtherType<
  T extends string,
  F extends string,
> = `Give the column "${F}" of "${T}" in db/server/database/tables.ts the type that its entity's schema says`
type NoField<
  T extends string,
  C extends string,
> = `Say the field "${C}" of "${T}" in its entity: db/server/database/tables.ts has a column for it`

type StoredTables = { [T in Table]: T extends keyof Described ? Described[T] : never }

const described: Described = schema
const isDescribed = (table: Table): table is Table & keyof Described => table in schema

/** What the store has of each entity. */
export const stored = perTable<Faultless<Fault, StoredTables>>((table) => {
  if (!isDescribed(table)) throw new Error(`No table "${table}" is described.`)
  return described[table]
})

/** The column with the id of the lead to which the rows of a table belong. @throws Error if they belong to none */
export function leadColumnOf(table: Table): Column {
  const columns: Record<string, Column> = getTableColumns(stored[table])
  const column = columns[leadFieldOf(table) ?? '']
  if (!column) throw new Error(`Rows of ${table} belong to no lead.`)
  return column
}

const byId = (table: Table) =>
  prepared((handle) => {
    const from = stored[table]
    return handle
      .select()
      .from(from)
      .where(eq(from.id, sql.placeholder('id')))
  })
const rowQueries = new Map(tables.map((table) => [table, byId(table)]))

/** A row of any team, including deleted ones. */
export async function rowById<T extends Table>(
  handle: Handle,
  table: T,
  id: number,
): Promise<Rows[T] | undefined> {
  const found = await rowQueries.get(table)?.(handle, { id })
  return rowOf(table, found?.[0])
}

/** Rows by their ids, of whatever team; deleted ones too. */
export async function rowsById<T extends Table>(
  handle: Handle,
  table: T,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Rows[T]>> {
  const [id] = ids
  if (id !== undefined && ids.length === 1) {
    const row = await rowById(handle, table, id)
    return new Map(row ? [[id, row]] : [])
  }
  const from = stored[table]
  const found = await handle
    .select()
    .from(from)
    .where(inArray(from.id, [...ids]))
  return new Map(found.map((row) => [row.id, rowOf(table, row)]))
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
        // Without the WHERE, SQLite would parse ON CONFLICT as a part of the SELECT.
        .select(sql`select ${sql.join(values, sql`, `)} where true`)
        .onConflictDoUpdate({ target: into.id, set })
    )
  })
const putQueries = new Map(tables.map((table) => [table, put(table)]))

/** Inserts the row, or replaces the row with its id. */
export async function putRow(handle: Handle, table: Table, row: AnyRow): Promise<void> {
  await putQueries.get(table)?.(handle, { ...row })
}

/** The rows in a range of versions, without those that the range leaves out. */
const within = (table: Table) => {
  const from = stored[table]
  return and(
    eq(from.teamId, sql.placeholder('teamId')),
    gt(from.version, sql.placeholder('after')),
    lte(from.version, sql.placeholder('until')),
    isKeptInPart(table)
      ? or(gte(from.createdAt, sql.placeholder(sinceOf(table))), hasKeptAlways(table))
      : undefined,
  )
}

/** The condition of rows that devices keep whatever their age; undefined if a table has none. */
export function hasKeptAlways(table: Table): SQL | undefined {
  const columns = new Map(Object.entries(getTableColumns(stored[table])))
  return and(
    ...Object.entries(entities[table].keptAlways).map(([field, value]) => {
      const column = columns.get(field)
      return column && eq(column, value)
    }),
  )
}

const sinceOf = (table: Table) => `${table} since`

/** The placeholders of `within`. */
const placed = ({ kept, ...range }: Range) => ({
  ...range,
  ...Object.fromEntries(tablesKeptInPart.map((table) => [sinceOf(table), kept?.[table] ?? ''])),
})

const after = (table: Table) =>
  prepared((handle) => {
    const from = stored[table]
    return handle
      .select({ json: handle.functions.rowAsJson(getTableColumns(from)) })
      .from(from)
      .where(within(table))
      .orderBy(asc(from.version))
      .limit(sql.placeholder('limit'))
  })
const readQueries = new Map(tables.map((table) => [table, after(table)]))

/** The bytes of a row's texts. */
export const sizeOf = ({ functions }: Handle, from: (typeof stored)[Table]) => {
  const texts = Object.values(getTableColumns(from)).filter((column) => column.getSQLType() === 'text')
  return sql<number>`${sql.join(texts.map(functions.bytesOf), sql` + `)}`
}

const sizes = (table: Table) =>
  prepared((handle) => {
    const from = stored[table]
    return handle
      .select({ version: from.version, bytes: sizeOf(handle, from) })
      .from(from)
      .where(within(table))
      .orderBy(asc(from.version))
      .limit(sql.placeholder('limit'))
  })
const sizeQueries = new Map(tables.map((table) => [table, sizes(table)]))

const filled = prepared((handle) => {
  const isFilled = (table: Table) => {
    const from = stored[table]
    return [table, sql<number>`${exists(handle.select({ id: from.id }).from(from).where(within(table)))}`]
  }
  const columns: Record<string, SQL<number>> = Object.fromEntries(tables.map(isFilled))
  return handle
    .select(columns)
    .from(schema.teams)
    .where(eq(schema.teams.id, sql.placeholder('teamId')))
})

/** The tables that have rows in a range: most have none. */
export async function tablesAfter(handle: Handle, range: Range): Promise<Set<Table>> {
  const has = await first(filled(handle, placed(range)))
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
  await handle.update(into).set(changes).where(eq(into.id, id))
}

/** Versions of a team's rows. */
interface Versions {
  teamId: number
  after: number
  until: number
  limit: number
}

/** Versions of rows that devices read. */
export interface Range extends Versions {
  /** From when on it has the rows of tables that devices keep in part; undefined leaves out none. */
  kept: KeptFrom | undefined
}

/** The stored sizes of the rows in a range, by version, without reading the rows. */
export async function sizesAfter(handle: Handle, table: Table, range: Range): Promise<Sized[]> {
  return (await sizeQueries.get(table)?.(handle, placed(range))) ?? []
}

/**
 * A page of rows in the order of their versions: the number of rows, the bytes of their texts, and the last
 * version.
 */
export interface SizedPage {
  rows: number
  bytes: number | null
  last: number | null
}

/** The total size of a team's rows after a version, including deleted ones. */
export async function sizesWithin(
  handle: Handle,
  table: Table,
  { teamId, after, limit }: { teamId: number; after: number; limit: number },
): Promise<SizedPage> {
  const from = stored[table]
  const page = handle
    .select({ version: from.version, bytes: sizeOf(handle, from).as('bytes') })
    .from(from)
    .where(and(eq(from.teamId, teamId), gt(from.version, after)))
    .orderBy(asc(from.version))
    .limit(limit)
    .as('page')
  return one(
    handle
      .select({ rows: count(), bytes: sum(page.bytes).mapWith(Number), last: max(page.version) })
      .from(page),
  )
}

/** A team's rows in a range, by version, including deleted ones, each as JSON. */
export async function jsonAfter(handle: Handle, table: Table, range: Range): Promise<string[]> {
  const found = (await readQueries.get(table)?.(handle, placed(range))) ?? []
  return found.map(({ json }) => json)
}

/** A team's rows with `after` < version ≤ `until`, by version, including deleted ones; the first `limit` of them. */
export async function rowsAfter<T extends Table>(
  handle: Handle,
  table: T,
  { teamId, after, until, limit }: Versions,
): Promise<Rows[T][]> {
  const from: StoredTables[Table] = stored[table]
  const found = await handle
    .select()
    .from(from)
    .where(and(eq(from.teamId, teamId), gt(from.version, after), lte(from.version, until)))
    .orderBy(asc(from.version))
    .limit(limit)
  return found.map((row) => rowOf(table, row))
}

/** A team's rows that are not deleted, newest first. */
export async function rowsOf<T extends Table>(handle: Handle, table: T, teamId: number): Promise<Rows[T][]> {
  const from: StoredTables[Table] = stored[table]
  const found = await handle
    .select()
    .from(from)
    .where(and(eq(from.teamId, teamId), isNull(from.deletedAt)))
    .orderBy(desc(from.createdAt), desc(from.id))
  return found.map((row) => rowOf(table, row))
}

/** Rows of a table that fulfil a condition, deleted ones too. */
export async function rowsWhere(handle: Handle, table: Table, where: SQL | undefined): Promise<AnyRow[]> {
  const found = await handle.select().from(stored[table]).where(where)
  return found.map((row) => rowOf(table, row))
}

/** A row's version and its stored size in bytes. */
export interface Sized {
  version: number
  bytes: number
}

/**
 * The first rows that together have at most `bytes`; at least one row, however large it is, if `bytes` is
 * positive.
 */
export function firstWithin(rows: readonly Sized[], bytes: number): Sized[] {
  let left = bytes
  const taken: Sized[] = []
  for (const row of rows) {
    const fits = taken.length === 0 ? left > 0 : row.bytes <= left
    if (!fits) break
    taken.push(row)
    left -= row.bytes
  }
  return taken
}
