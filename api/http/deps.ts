import type { Logger } from 'pino'
import type { Metrics } from '#api/metrics/metrics.ts'
import type { Encryption } from '#api/secrets/encryption.ts'
import type { Store } from '#db/server/database/handle.ts'
import type { Limits } from './limits.ts'

/** What every room's routes are made with; a room that needs more says so beside its own. */
export interface Deps {
  store: Store
  limits: Limits
  encryption: Encryption
  log: Logger
  /** The bytes that a team, or an account beside its teams, may take; Infinity for as many as they like. */
  quota: number
  /** Where somebody wants to know them. */
  metrics?: Metrics
  now(): Date
}
