import type { AuditEvent } from '#db/model/audit.ts'
import type { Handle } from './open.ts'
import { audit } from './tables.ts'

/** Something that someone may have to answer for later. Neither secrets nor text of rows belong in it. */
export interface Audited {
  event: AuditEvent
  /** ISO 8601 in UTC. */
  at: string
  userId?: number
  teamId?: number
  /** Whom or what it was done to, by its id. */
  subject?: string
  detail?: Record<string, string | number | boolean>
}

/** Keeps it in the audit log, in the transaction of what it tells. */
export async function record(handle: Handle, entry: Audited): Promise<void> {
  handle.insert(audit).values(entry).run()
}
