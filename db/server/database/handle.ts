import { sql } from 'drizzle-orm'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'
import type { Functions } from './functions.ts'

/**
 * The parameter of store functions: `Store.read`, or the handle that `Store.tx` passes. The result of a query
 * must be awaited, whether it is available at once or later, so that any database can implement it
 * (db/server/awaited.grit).
 */
export type Handle = Pick<
  BaseSQLiteDatabase<'sync' | 'async', unknown>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | '$count'
> & { readonly functions: Functions }

export interface Store {
  /** Only for reads; each read sees everything that was committed before it. */
  read: Handle
  /** Runs `work`, which only reads. It does not see anything that was committed after its first read. */
  snapshot<T>(work: (handle: Handle) => Promise<T>): Promise<T>
  /**
   * Runs `work` as one transaction, as if no other ran at the same time; it is durable when the promise
   * resolves. `work` awaits only store functions, never the network, because other writes wait for it. It may
   * be run again from the beginning when it conflicts with another transaction.
   * @param teamId the team whose rows it writes, if any: transactions of one team run one after another from
   * their start, instead of conflicting at their end
   */
  tx<T>(work: (handle: Handle) => Promise<T>, teamId?: number): Promise<T>
  /** Whether no other server can use this store. */
  alone: boolean
  /** Messages between the servers on this store. */
  messages: Messages
  /** The number of database connections, and of callers that wait for one, if there is a pool. */
  pool?: () => { open: number; idle: number; waiting: number }
  close(): Promise<void>
}

/** Sends messages to the other servers. */
export interface Messages {
  /** Messages may be lost; `onGap` reports that. */
  send(message: string): void
  /**
   * @param on called with each message of another server
   * @param onGap called when messages may have been lost
   * @returns ends it
   */
  receive(on: (message: string) => void, onGap: () => void): () => void
}

/** A query's first row; undefined if there is none. */
export async function first<Row>(query: PromiseLike<Row[]>): Promise<Row | undefined> {
  const [row] = await query
  return row
}

/** The row of a query that always returns one, such as an insert. @throws Error if there is none */
export async function one<Row>(query: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await query
  if (row === undefined) throw new Error('The query has no row')
  return row
}

const ANY = { any: sql<number>`1` }

/** Runs a change. @returns whether it affected a row */
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
 * A query that is built and prepared once for each connection, for queries that every push runs often.
 * @returns a function that runs it with a value for each placeholder
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
