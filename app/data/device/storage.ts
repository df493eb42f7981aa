import type { DBCore } from 'dexie'
import { useEffect, useState } from 'react'
import type { DeviceStore } from '#db/device/store.ts'
import { AFTER_CUT, wasCutOff } from '#db/device/underWay.ts'

/**
 * Whether this device can store what is typed:
 * - `missing`: the browser has no storage for this page (private mode, or switched off)
 * - `failed`: the browser could not open it
 * - `blocked`: a tab with an older version of Rove keeps it open
 * - `superseded`: a newer version of Rove took it over in another tab
 * - `gone`: it was deleted (a sign-out in another tab) or closed by the browser
 * - `full`: the last write failed for lack of space
 */
export type StorageState =
  | 'opening'
  | 'ready'
  | 'missing'
  | 'failed'
  | 'blocked'
  | 'superseded'
  | 'gone'
  | 'full'

/** Whether screens can read and sync can run. */
export const isUsable = (state: StorageState): boolean => state === 'ready' || state === 'full'

/** Opens the person's store and returns its state, live. */
export function useStorage(store: DeviceStore): StorageState {
  const [state, setState] = useState<StorageState>('opening')
  useEffect(() => watchStorage(store, setState), [store])
  return state
}

/**
 * Opens a store and follows its state.
 * @param onState receives the state now and at each change
 * @returns ends the watch
 */
export function watchStorage(store: DeviceStore, onState: (state: StorageState) => void): () => void {
  let isOver = false
  let cutOff = 0
  const blocked = () => {
    // Opening may be interrupted any number of times until the other tab is closed.
    cutOff = 0
    onState('blocked')
    return false
  }
  const taken = ({ newVersion }: IDBVersionChangeEvent) => {
    isOver = true
    store.close()
    onState(newVersion ? 'superseded' : 'gone')
    return false
  }
  store.on('blocked').subscribe(blocked)
  store.on('versionchange').subscribe(taken)
  noticeQuota(store, (full) => onState(full ? 'full' : 'ready'))
  const open = () => {
    store.open().then(
      () => onState('ready'),
      (error: unknown) => {
        if (isMissing(error)) return onState('missing')
        if (!wasCutOff(error) || isOver || cutOff++ === AFTER_CUT.most) return onState('failed')
        setTimeout(open, AFTER_CUT.againAfterMs)
      },
    )
  }
  open()
  return () => {
    isOver = true
    store.on('blocked').unsubscribe(blocked)
    store.on('versionchange').unsubscribe(taken)
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && (error.name === 'MissingAPIError' || error.name === 'InvalidStateError')

const watchers = new WeakMap<DeviceStore, (full: boolean) => void>()

/** Every write passes through here, so that a full device is noticed whichever code writes. */
function noticeQuota(store: DeviceStore, onFull: (full: boolean) => void) {
  const watched = watchers.has(store)
  watchers.set(store, onFull)
  if (watched) return
  let full = false
  const change = (now: boolean) => {
    if (now !== full) watchers.get(store)?.(now)
    full = now
  }
  const create = (core: DBCore): DBCore => ({
    ...core,
    transaction(stores, mode, options) {
      const transaction = core.transaction(stores, mode, options)
      if (mode === 'readwrite' && transaction instanceof IDBTransaction) {
        if (isTyped(stores)) transaction.addEventListener('complete', () => change(false))
        transaction.addEventListener('abort', () => {
          if (transaction.error?.name === 'QuotaExceededError') change(true)
        })
      }
      return transaction
    },
  })
  store.use({ stack: 'dbcore', name: 'rove-quota', create })
}

/**
 * Whether this transaction stores a person's change. Only these count as a sign that there is space again: a
 * sync may still find space for its few bytes.
 */
const isTyped = (stores: readonly string[]) => stores.includes('outbox') && !stores.includes('cursors')

/** How much storage Rove uses, in bytes, and whether the browser has promised not to clear it. */
export async function storageUse(): Promise<{ used: number; quota: number; persisted: boolean } | undefined> {
  if (!navigator.storage?.estimate) return undefined
  const { usage = 0, quota = 0 } = await navigator.storage.estimate()
  return { used: usage, quota, persisted: await navigator.storage.persisted() }
}

const PERSISTENCE_ASKED = 'rove-asked-to-keep'

/** Asks the browser once never to clear what is stored here; some browsers then ask the person. */
export async function askToKeep(): Promise<void> {
  if (localStorage.getItem(PERSISTENCE_ASKED) || !navigator.storage?.persist) return
  localStorage.setItem(PERSISTENCE_ASKED, '1')
  await navigator.storage.persist()
}
