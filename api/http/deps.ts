import type { Logger } from 'pino'
import type { Metrics } from '#api/metrics/metrics.ts'
import type { Encryption } from '#api/secrets/encryption.ts'
import type { Store } from '#db/server/database/handle.ts'
import type { Limits } from './limits.ts'

/** The dependencies of every room's routes; a room that needs more declares it in its own files. */
export interface Deps {
  store: Store
  limits: Limits
  encryption: Encryption
  log: Logger
  /** The bytes that a team, or an account besides its teams, may use; Infinity for no limit. */
  quota: number
  /** Set if metrics are enabled. */
  metrics?: Metrics
  now(): Date
}
