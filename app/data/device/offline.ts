import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { PageMessage } from '#db/device/engine.ts'
import { OFFLINE_FILES, OfflineFiles } from '#db/device/offlineFiles.ts'
import { afterOrOnline, filesPauseAfter } from './pause.ts'

/** The worker responds much sooner, unless it was stopped. */
const ANSWERED_WITHIN_MS = 30_000

let files: OfflineFiles | undefined
const listeners = new Set<() => void>()

/**
 * How many of the app's files this device has cached for offline use; updates live; undefined until the
 * worker has reported it.
 */
export const useOfflineFiles = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => files,
  )

/**
 * Asks the worker to cache the app's files for offline use until it has all of them. Each request works for a
 * limited time, because a browser stops a worker that nothing waits for.
 */
export async function keepForOffline(registration: ServiceWorkerRegistration): Promise<void> {
  const channel = new BroadcastChannel(OFFLINE_FILES)
  channel.onmessage = ({ data }) => tell(data)
  let misses = 0
  for (;;) {
    const before = files?.kept
    tell(await askToKeep(registration))
    if (files && files.kept === files.total) break
    misses = files?.kept === before ? misses + 1 : 0
    await afterOrOnline(filesPauseAfter(misses))
  }
  channel.close()
}

function tell(data: unknown) {
  const parsed = v.safeParse(OfflineFiles, data)
  if (!parsed.success) return
  files = parsed.output
  for (const listener of listeners) listener()
}

/** @returns the worker's report after a while; undefined if the worker was stopped */
function askToKeep({ active }: ServiceWorkerRegistration): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const message: PageMessage = { type: 'keep' }
  active?.postMessage(message, [port2])
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
    setTimeout(() => resolve(undefined), ANSWERED_WITHIN_MS)
  })
}
