import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

/** The connection failed at the start or the end of a transaction. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
}

/** PostgreSQL's error code, "40001"; '' if there is none. */
function codeOf(error: unknown): string {
  const cause = error instanceof DrizzleQueryError || error instanceof ConnectionError ? error.cause : error
  return cause instanceof pg.DatabaseError ? (cause.code ?? '') : ''
}

/** The driver's messages for a connection that was lost, or could not be opened. */
const LOST =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/
const LOST_CODE =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(?:HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/

const isLost = (error: unknown): boolean =>
  error instanceof Error &&
  (LOST.test(error.message) ||
    ('code' in error && typeof error.code === 'string' && LOST_CODE.test(error.code)))

/** Whether it is an error of the store itself: a query, its connections or its disk. */
export const isOfStore = (error: unknown): boolean =>
  error instanceof DrizzleQueryError ||
  error instanceof ConnectionError ||
  error instanceof pg.DatabaseError ||
  isLost(error)

/** Whether a constraint was violated: a row already exists, or a row that is referred to does not. */
export const isConstraint = (error: unknown): boolean => codeOf(error).startsWith('23')

/**
 * Conditions that end by themselves, or once somebody frees space: lost connections, a full disk or too many
 * connections, a server that stops or starts, a read-only server after a failover, a lock that others hold, a
 * failing disk.
 */
const OUTAGE = /^(?:08|53|57P0|58|25006|55P03|40)/

/** Whether the store is temporarily unable to do this. If it may have taken effect, the receipt tells. */
export const isOutage = (error: unknown): boolean =>
  OUTAGE.test(codeOf(error)) || (isOfStore(error) && codeOf(error) === '')

/** Whether a connection is read-only, as one to the former primary is after a failover. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006'

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** Whether the transaction conflicted with another, so that a retry may succeed. */
export const isConflict = (error: unknown): boolean =>
  [SERIALIZATION_FAILURE, DEADLOCK].includes(codeOf(error))
