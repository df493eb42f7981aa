import { useSyncExternalStore } from 'react'
import type { Workbox } from 'workbox-window'
import type { PageMessage } from '#db/device/engine.ts'

let waiting: Workbox | undefined
const listeners = new Set<() => void>()

/** Registers the worker when the page has settled, and notices when a new version waits. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => void register(), { once: true })
  if (document.readyState === 'complete') void register()
}

let registered = false
async function register() {
  if (registered) return
  registered = true
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox('/sw.js')
  workbox.addEventListener('waiting', () => {
    waiting = workbox
    for (const listener of listeners) listener()
  })
  // Where workers are forbidden (private modes), Rove syncs from the page.
  await workbox.register().catch(() => undefined)
}

/** Whether a new version of the app waits to take over. */
export const useUpdateWaiting = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => waiting !== undefined,
  )

/** Lets the new version take over and loads the page anew. */
export function update(): void {
  waiting?.addEventListener('controlling', () => location.reload())
  const message: PageMessage = { type: 'update' }
  void waiting?.messageSW(message)
}
