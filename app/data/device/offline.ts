import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { PageMessage } from '#db/device/engine.ts'
import { OFFLINE_FILES, OfflineFiles } from '#db/device/offlineFiles.ts'
import { afterOrOnline, filesPauseAfter } from './pause.ts'

/** The worker answers well before, unless it was stopped. */
const ANSWERED_WITHIN_MS = 30_000

let files: OfflineFiles | undefined
const listeners = new Set<() => void>()

/** How many of the app's files this device keeps for offline; live; undefined before the worker has said so. */
export const useOfflineFiles = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => files,
  )

/**
 * Has the worker keep the app's files for offline until it has them all. It works for a while each time that it is
 * asked, as a browser stops one that nobody needs.
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

/** @returns what the worker says that it keeps, after a while; undefined when it was stopped */
function askToKeep({ active }: ServiceWorkerRegistration): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  const message: PageMessage = { type: 'keep' }
  active?.postMessage(message, [port2])
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
    setTimeout(() => resolve(undefined), ANSWERED_WITHIN_MS)
  })
}
