import { deviceName } from '#db/model/deviceName.ts'
import { deviceId } from './device.ts'
import { openSigns } from './signs.ts'
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

/**
 * Syncs, or waits for the sync that another ask has in line: one at a time for a person and one in line, over all tabs
 * and the worker. Whoever asks, what was made until then is in it.
 */
export async function syncAs(userId: number): Promise<SyncResult> {
  const { locks } = navigator
  const inLine = `rove-next-sync-${userId}`
  const own = await locks.request(inLine, { ifAvailable: true }, (lock) => lock && begin(userId))
  if (own) return own.ended
  // Until the one in line has begun, to come behind it.
  await locks.request(inLine, () => {})
  return locks.request(
    turnOf(userId),
    async () => (await storeOf(userId).status.get('sync'))?.result ?? 'offline',
  )
}

/** Held by whoever syncs as this person. */
const turnOf = (userId: number) => `rove-sync-${userId}`

/** @returns when the sync has its turn: its end */
function begin(userId: number): Promise<{ ended: Promise<SyncResult> }> {
  return new Promise((resolve, reject) => {
    const ended = navigator.locks.request(turnOf(userId), () => {
      resolve({ ended })
      return syncOnce(userId)
    })
    ended.catch(reject)
  })
}

async function syncOnce(userId: number): Promise<SyncResult> {
  const signs = openSigns(userId)
  try {
    return await sync(storeOf(userId), {
      deviceId: await deviceId(),
      deviceName: deviceName(navigator.userAgent),
      fetch: (path, init) => fetch(path, init),
      signs,
    })
  } finally {
    signs.close()
  }
}

/** Whether a sync runs, of anybody, in any tab or the worker. */
export async function isSyncing(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name?.startsWith('rove-sync-'))
}
