import { bestEffort } from '#api/http/bestEffort.ts'
import type { Session } from '#api/http/guarded.ts'
import type { Store } from '#db/server/database/handle.ts'
import { bindDevice, type DeviceRow, deviceOf, seeDevice } from '#db/server/sessions.ts'

/** Devices sync twice a minute and after every edit. Writing each time would delay everybody's edits. */
const PRECISION_MS = 60_000
/** The maximum number of sessions in the cache: as many as connect to one server at once. */
const MOST_KEPT = 10_000

/** @returns a function that records, to the minute, that a device synced, and with which session */
export function createDeviceNotes(store: Store): (session: Session, device: DeviceRow) => Promise<void> {
  /** A cache of the stored device, by session, so that most calls need not read the store. */
  const noted = new Map<string, DeviceRow>()
  return async (session, device) => {
    const { userId, id } = device
    const isNoted = (before: DeviceRow | undefined) =>
      before?.id === id &&
      before.name === device.name &&
      Date.parse(device.lastSyncAt) - Date.parse(before.lastSyncAt) < PRECISION_MS
    if (isNoted(noted.get(session.id))) return
    if (noted.size >= MOST_KEPT) noted.clear()
    const before = session.deviceId === id ? await deviceOf(store.read, userId, id) : undefined
    if (before && isNoted(before)) {
      noted.set(session.id, before)
      return
    }
    const noting = store.tx(async (handle) => {
      await seeDevice(handle, device)
      await bindDevice(handle, session.id, id)
    })
    if (await bestEffort(noting)) noted.set(session.id, device)
  }
}
