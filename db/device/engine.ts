import { deviceName } from '#db/model/deviceName.ts'
import { deviceId } from './device.ts'
import { openSigns } from './signs.ts'
import { DeviceStore, type SyncResult } from './store.ts'
import { sync } from './sync.ts'
import { inTurn, inTurnIfFree } from './turn.ts'
import { despiteCuts, wasCutOff } from './underWay.ts'
import { keepUnsent } from './unsent.ts'

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
 * and the worker. Whoever asks, what was made until then is in it. It ends, whatever hangs: a page or worker that holds
 * the turn and is gone loses it, and storage that hangs is cut off.
 */
export async function syncAs(userId: number): Promise<SyncResult> {
  try {
    return await (await inLine(userId)).ended
  } catch (error) {
    // The outbox has all that was not sent: whoever follows the status asks again.
    if (!wasCutOff(error)) throw error
    return 'offline'
  }
}

async function inLine(userId: number): Promise<{ ended: Promise<SyncResult> }> {
  const line = `rove-next-sync-${userId}`
  const own = await inTurnIfFree(line, () => begin(userId))
  if (own) return own
  // Until the one in line has begun, to come behind it; in its place where it is gone.
  const taken = await inTurn(line, (isTaken) => (isTaken ? begin(userId) : undefined))
  return (
    taken ?? { ended: inTurn(turnOf(userId), (isTaken) => (isTaken ? syncOnce(userId) : lastResult(userId))) }
  )
}

const lastResult = async (userId: number): Promise<SyncResult> =>
  (await storeOf(userId).status.get('sync'))?.result ?? 'offline'

/** Held by whoever syncs as this person. */
const turnOf = (userId: number) => `rove-sync-${userId}`

/** @returns when the sync has its turn: its end */
function begin(userId: number): Promise<{ ended: Promise<SyncResult> }> {
  return new Promise((resolve, reject) => {
    const ended = inTurn(turnOf(userId), () => {
      resolve({ ended })
      return syncOnce(userId)
    })
    ended.catch(reject)
  })
}

/** Safe to do twice: what was sent is known by its mid, what was read by its cursor. */
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

/** The person's data leaves this device. Not in the middle of a sync, which would bring it back. */
export const forgetStore = (userId: number): Promise<void> =>
  inTurn(turnOf(userId), () => storeOf(userId).delete())

/** Only what was not sent stays, for the same person. Not in the middle of a sync either. */
export const forgetSent = (userId: number): Promise<void> =>
  inTurn(turnOf(userId), () => keepUnsent(storeOf(userId)))

/** Whether a sync runs, of anybody, in any tab or the worker. */
export async function isSyncing(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name?.startsWith('rove-sync-'))
}
