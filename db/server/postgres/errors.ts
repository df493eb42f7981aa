import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

/** What the server could not begin or end a transaction by. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'
}

/** PostgreSQL's code of an error, "40001"; '' where it did not say one. */
function codeOf(error: unknown): string {
  const cause = error instanceof DrizzleQueryError || error instanceof ConnectionError ? error.cause : error
  return cause instanceof pg.DatabaseError ? (cause.code ?? '') : ''
}

/** What the driver says of a connection that is lost, or could not be had, in the words that it has for each. */
const LOST =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/
const LOST_CODE =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(?:HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN)$/

const isLost = (error: unknown): boolean =>
  error instanceof Error &&
  (LOST.test(error.message) ||
    ('code' in error && typeof error.code === 'string' && LOST_CODE.test(error.code)))

/** Whether it is an error of the store's own: what was asked of it, its connections or its disk. */
export const isOfStore = (error: unknown): boolean =>
  error instanceof DrizzleQueryError ||
  error instanceof ConnectionError ||
  error instanceof pg.DatabaseError ||
  isLost(error)

/** Whether the store says that a row is there already, or that what it names is not. */
export const isConstraint = (error: unknown): boolean => codeOf(error).startsWith('23')

/**
 * What ends by itself, or once somebody made room: lost connections, a full disk or too many connections, a server that
 * stops or starts, one that only reads since another took over, a lock that others hold, a disk that fails.
 */
const OUTAGE = /^(?:08|53|57P0|58|25006|55P03|40)/

/** Whether the store can't do just now what was asked of it; what it may have done is told by its receipt. */
export const isOutage = (error: unknown): boolean =>
  OUTAGE.test(codeOf(error)) || (isOfStore(error) && codeOf(error) === '')

/** Whether a connection only reads, as one does to what was the primary until another took over. */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006'

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

/** Whether another's transaction got in the way of this one, which may well succeed when it runs again. */
export const isConflict = (error: unknown): boolean =>
  [SERIALIZATION_FAILURE, DEADLOCK].includes(codeOf(error))
