import { useSyncExternalStore } from 'react'
import type { Workbox } from 'workbox-window'
import type { PageMessage } from '#db/device/engine.ts'
import { after } from './after.ts'

const AGAIN_AFTER_MS = 15_000

let waiting: Workbox | undefined
const listeners = new Set<() => void>()

/** Registers the worker when the page has settled, and notices when a new version waits. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') void install()
  else addEventListener('load', () => void install(), { once: true })
}

/** Asks for the worker until it is there: in a dead spot not all of its files come through. */
async function install() {
  for (;;) {
    try {
      await register()
    } catch (error) {
      // Where workers are forbidden (private modes), Rove syncs from the page.
      if (error instanceof DOMException && error.name === 'SecurityError') return
    }
    const active = await Promise.race([navigator.serviceWorker.ready, after(AGAIN_AFTER_MS)])
    if (active) return takenAlong(active)
  }
}

async function register() {
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox('/sw.js')
  workbox.addEventListener('waiting', () => {
    waiting = workbox
    for (const listener of listeners) listener()
  })
  await workbox.register()
}

/** A page that was just loading when the worker claimed all others is asked for by itself. */
function takenAlong({ active }: ServiceWorkerRegistration) {
  const message: PageMessage = { type: 'claim' }
  if (!navigator.serviceWorker.controller) active?.postMessage(message)
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
