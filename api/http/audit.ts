import type { Context } from 'hono'
import { deviceName } from '#db/model/deviceName.ts'
import { isTold } from '#db/model/securityNotice.ts'
import { type Audited, record } from '#db/server/audit.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { sessionName } from '#db/server/sessions.ts'
import type { Guarded } from './guarded.ts'

/**
 * Records an action of the calling person in the audit log, with their address, in the transaction of the
 * action.
 * @param told when (`at`, ISO 8601 in UTC), what, in which team, and the id of the person or row concerned:
 * neither secrets nor text of rows
 */
export function audit(
  handle: Handle,
  c: Context<Guarded>,
  told: Omit<Audited, 'userId' | 'address'>,
): Promise<void> {
  const detail = isTold(told.event) ? { ...told.detail, ...whereFrom(c) } : told.detail
  const by = { userId: c.get('user').id, address: c.get('client').address }
  return record(handle, { ...told, ...by, ...(detail && { detail }) })
}

/** For the person's other devices: the device and the session of the action. */
const whereFrom = (c: Context<Guarded>) => ({
  device: deviceName(c.req.header('User-Agent') ?? ''),
  session: sessionName(c.get('session').id),
})
