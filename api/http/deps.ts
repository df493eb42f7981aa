import type { Logger } from 'pino'
import type { Metrics } from '#api/metrics/metrics.ts'
import type { Store } from '#db/server/database/handle.ts'
import type { Limits } from './limits.ts'

/** What every room's routes are made with; a room that needs more says so beside its own. */
export interface Deps {
  store: Store
  limits: Limits
  log: Logger
  /** Where somebody wants to know them. */
  metrics?: Metrics
  now(): Date
}
