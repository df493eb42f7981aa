import * as postgres from './postgres/errors.ts'
import * as sqlite from './sqlite/errors.ts'

/** Whether it is an error of the store itself: a query, its file, its disk or its connections. */
export const isOfStore = (error: unknown): boolean => sqlite.isOfStore(error) || postgres.isOfStore(error)

/** Whether a constraint was violated: a row already exists, or a row that is referred to does not. */
export const isConstraint = (error: unknown): boolean =>
  sqlite.isConstraint(error) || postgres.isConstraint(error)

/** Whether the store is temporarily unable to do this: nothing took effect, and a retry may succeed. */
export const isOutage = (error: unknown): boolean => sqlite.isOutage(error) || postgres.isOutage(error)
