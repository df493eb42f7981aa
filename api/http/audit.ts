import type { Context } from 'hono'
import { type Audited, record } from '#db/server/audit.ts'
import type { Handle } from '#db/server/database/handle.ts'
import type { Guarded } from './guarded.ts'

/**
 * Keeps in the audit log what the person who calls did, and from which address, in the transaction of what it tells.
 * @param told when (`at`, ISO 8601 in UTC), what, to which team, and to whom or what by its id: neither secrets nor
 * text of rows
 */
export function audit(
  handle: Handle,
  c: Context<Guarded>,
  told: Omit<Audited, 'userId' | 'address'>,
): Promise<void> {
  return record(handle, { ...told, userId: c.get('user').id, address: c.get('client').address })
}
