import * as postgres from './postgres/errors.ts'
import * as sqlite from './sqlite/errors.ts'

/** Whether it is an error of the store's own: what was asked of it, its file, its disk or its connections. */
export const isOfStore = (error: unknown): boolean => sqlite.isOfStore(error) || postgres.isOfStore(error)

/** Whether the store says that a row is there already, or that what it names is not. */
export const isConstraint = (error: unknown): boolean =>
  sqlite.isConstraint(error) || postgres.isConstraint(error)

/** Whether the store can't do just now what was asked of it: nothing of it took effect, and later it may. */
export const isOutage = (error: unknown): boolean => sqlite.isOutage(error) || postgres.isOutage(error)
