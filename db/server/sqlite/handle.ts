import { sql } from 'drizzle-orm'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'

/**
 * What store functions take: `Store.read`, or what `Store.tx` gives. A query answers once it is awaited, at once or
 * later, so that any database can stand behind it (db/server/awaited.grit).
 */
export type Handle = Pick<
  BaseSQLiteDatabase<'sync' | 'async', unknown>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | '$count'
>

export interface Store {
  /** For reads alone. */
  read: Handle
  /**
   * Runs `work` as one transaction, one after another, durable when the promise resolves. Those that come at the same
   * time reach the disk together. `work` awaits store functions only, never the network: everybody else's writes wait
   * for it.
   */
  tx<T>(work: (handle: Handle) => Promise<T>): Promise<T>
  close(): void
}

/** A query's first row; undefined where it has none. */
export async function first<Row>(query: PromiseLike<Row[]>): Promise<Row | undefined> {
  const [row] = await query
  return row
}

/** The row that a query always has, such as what an insert stored. @throws Error where it has none */
export async function one<Row>(query: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await query
  if (row === undefined) throw new Error('The query has no row')
  return row
}

const ANY = { any: sql<number>`1` }

/** Runs a change. @returns whether there was a row for it to change */
export async function didChange(query: {
  returning(fields: typeof ANY): PromiseLike<unknown[]>
}): Promise<boolean> {
  const changed = await query.returning(ANY)
  return changed.length > 0
}

interface Preparable<Result> {
  prepare(): { execute(values: Record<string, unknown>): PromiseLike<Result> }
}

/**
 * A query that is built and prepared once for each connection: what every push runs a thousand times.
 * @returns runs it with a value for each of its placeholders
 */
export function prepared<Result>(build: (handle: Handle) => Preparable<Result>) {
  const built = new WeakMap<Handle, ReturnType<Preparable<Result>['prepare']>>()
  return async (handle: Handle, values: Record<string, unknown>): Promise<Result> => {
    const known = built.get(handle) ?? build(handle).prepare()
    built.set(handle, known)
    return known.execute(values)
  }
}
