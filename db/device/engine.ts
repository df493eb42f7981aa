import { deviceName } from '#db/model/deviceName.ts'
import { deviceId } from './device.ts'
import { openSigns } from './signs.ts'
import { DeviceStore, type SyncResult } from './store.ts'
import { sync } from './sync.ts'
import { inTurn, inTurnIfFree } from './turn.ts'
import { despiteCuts, wasCutOff } from './underWay.ts'
import { keepUnsent } from './unsent.ts'

/** The Background Sync tag under which the browser wakes the worker while the page is closed. */
export const SYNC_TAG = 'rove-sync'

/**
 * A page's message to the worker. `sync`: sync as this person (the worker replies at once through the port).
 * `update`: take over from an older worker. `leave`: stop working, because a newer worker is about to take
 * over. `claim`: control this page, too. `keep`: store more of the app's files for offline use (the worker
 * replies through the port later, with the number of files that it has then).
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
 * Syncs, or waits for a sync that another caller has queued. Across all tabs and the worker, at most one sync
 * per person runs and one is queued. The sync includes all changes made before the call. The call always
 * ends: a page or worker that holds the turn and is gone loses it, and storage operations that hang are
 * aborted.
 */
export async function syncAs(userId: number): Promise<SyncResult> {
  try {
    return await (await inLine(userId)).ended
  } catch (error) {
    // Unsent changes are still in the outbox, and whoever watches the status will sync again.
    if (!wasCutOff(error)) throw error
    return 'offline'
  }
}

async function inLine(userId: number): Promise<{ ended: Promise<SyncResult> }> {
  const line = `rove-next-sync-${userId}`
  const own = await inTurnIfFree(line, () => begin(userId))
  if (own) return own
  // Waits until the queued sync has started, then for its end. If the tab that queued it is gone, takes its
  // place.
  const taken = await inTurn(line, (isTaken) => (isTaken ? begin(userId) : undefined))
  return (
    taken ?? { ended: inTurn(turnOf(userId), (isTaken) => (isTaken ? syncOnce(userId) : lastResult(userId))) }
  )
}

const lastResult = async (userId: number): Promise<SyncResult> =>
  (await storeOf(userId).status.get('sync'))?.result ?? 'offline'

/** The name of the turn that a page or worker holds while it syncs as this person. */
const turnOf = (userId: number) => `rove-sync-${userId}`

/** Resolves when the sync has its turn. @returns a promise of its result */
function begin(userId: number): Promise<{ ended: Promise<SyncResult> }> {
  return new Promise((resolve, reject) => {
    const ended = inTurn(turnOf(userId), () => {
      resolve({ ended })
      return syncOnce(userId)
    })
    ended.catch(reject)
  })
}

/** Safe to run twice: the server recognises what was sent by its mid, and the cursor shows what was read. */
const syncOnce = (userId: number): Promise<SyncResult> => despiteCuts(() => tryOnce(userId))

async function tryOnce(userId: number): Promise<SyncResult> {
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

/**
 * Deletes the person's data from this device. It waits for a running sync, which would otherwise store it
 * again.
 */
export const forgetStore = (userId: number): Promise<void> =>
  inTurn(turnOf(userId), () => storeOf(userId).delete())

/**
 * Deletes everything but unsent changes, which are kept for the same person. It waits for a running sync,
 * too.
 */
export const forgetSent = (userId: number): Promise<void> =>
  inTurn(turnOf(userId), () => keepUnsent(storeOf(userId)))

/** Whether a sync runs or is queued, for any person, in any tab or the worker. */
export async function isSyncing(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name?.startsWith('rove-sync-'))
}
