import type { Session } from '#api/http/guarded.ts'
import { bindDevice, type DeviceRow, deviceOf, seeDevice } from '#db/server/sessions.ts'
import type { Store } from '#db/server/sqlite/handle.ts'

/** A device asks twice a minute and after every edit: writing each time would hold up everybody's edits. */
const PRECISION_MS = 60_000

/** Notes that a device synced, to the minute, and with which session. */
export async function noteDevice(store: Store, session: Session, device: DeviceRow): Promise<void> {
  const before = await deviceOf(store.read, device.userId, device.id)
  const known = before?.name === device.name
  const since = before
    ? Date.parse(device.lastSyncAt) - Date.parse(before.lastSyncAt)
    : Number.POSITIVE_INFINITY
  if (known && session.deviceId === device.id && since < PRECISION_MS) return
  await store.tx(async (handle) => {
    await seeDevice(handle, device)
    await bindDevice(handle, session.id, device.id)
  })
}
