import { deviceName } from '#db/model/deviceName.ts'
import { deviceId } from './device.ts'
import { DeviceStore, type SyncResult } from './store.ts'
import { sync } from './sync.ts'

/** The Background Sync tag under which the worker is woken with the page closed. */
export const SYNC_TAG = 'rove-sync'

/**
 * What a page asks of the worker: to sync as this person (answered at once through the port), to take over from an
 * older worker, to make room for a newer one, to take this page along, or to keep more of the app for offline (answered
 * through the port after a while: how much it keeps then).
 */
export type PageMessage =
  | { type: 'sync'; userId: number }
  | { type: 'update' }
  | { type: 'leave' }
  | { type: 'claim' }
  | { type: 'keep' }

const stores = new Map<number, DeviceStore>()

/** The person's store, opened once in this page or worker. */
export function storeOf(userId: number): DeviceStore {
  const open = stores.get(userId)
  if (open) return open
  const store = new DeviceStore(userId)
  stores.set(userId, store)
  return store
}

/** One sync at a time for a person, over all tabs and the worker. */
export function syncAs(userId: number): Promise<SyncResult> {
  return navigator.locks.request(`rove-sync-${userId}`, async () =>
    sync(storeOf(userId), {
      deviceId: await deviceId(),
      deviceName: deviceName(navigator.userAgent),
      fetch: (path, init) => fetch(path, init),
    }),
  )
}

/** Whether a sync runs, of anybody, in any tab or the worker. */
export async function isSyncing(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name?.startsWith('rove-sync-'))
}
