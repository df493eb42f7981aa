import { sql } from 'drizzle-orm'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'
import type { Functions } from './functions.ts'

/**
 * What store functions take: `Store.read`, or what `Store.tx` gives. A query answers once it is awaited, at once or
 * later, so that any database can stand behind it (db/server/awaited.grit).
 */
export type Handle = Pick<
  BaseSQLiteDatabase<'sync' | 'async', unknown>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | '$count'
> & { readonly functions: Functions }

export interface Store {
  /** For reads alone; each sees what was committed before it. */
  read: Handle
  /** Runs `work`, which reads alone, and sees nothing that was committed after its first read. */
  snapshot<T>(work: (handle: Handle) => Promise<T>): Promise<T>
  /**
   * Runs `work` as one transaction, as if no other ran at the same time, durable when the promise resolves. `work`
   * awaits store functions only, never the network: others' writes wait for it. It may run again, where another's
   * commit got in its way, and then begins anew.
   * @param teamId whose rows it writes, where it writes any: those of one team take turns from their beginning, rather
   * than to find out at their end
   */
  tx<T>(work: (handle: Handle) => Promise<T>, teamId?: number): Promise<T>
  /** Whether no other server can be on this store. */
  alone: boolean
  /** What servers on this store tell one another. */
  messages: Messages
  /** The connections to the database, and how many wait for one, where there is a pool of them. */
  pool?: () => { open: number; idle: number; waiting: number }
  close(): Promise<void>
}

/** Carries messages to the other servers. */
export interface Messages {
  /** One that is lost on its way is made up for by `onGap`. */
  send(message: string): void
  /**
   * @param on told each message of another server
   * @param onGap told when messages may have been lost
   * @returns the end of it
   */
  receive(on: (message: string) => void, onGap: () => void): () => void
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
  prepare(name: string): { execute(values: Record<string, unknown>): PromiseLike<Result> }
}

let named = 0

/**
 * A query that is built and prepared once for each connection: what every push runs a thousand times.
 * @returns runs it with a value for each of its placeholders
 */
export function prepared<Result>(build: (handle: Handle) => Preparable<Result>) {
  const built = new WeakMap<Handle, ReturnType<Preparable<Result>['prepare']>>()
  const name = `query_${++named}`
  return async (handle: Handle, values: Record<string, unknown>): Promise<Result> => {
    const known = built.get(handle) ?? build(handle).prepare(name)
    built.set(handle, known)
    return known.execute(values)
  }
}
