import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { knownUser } from '#db/device/device.ts'
import { type PageMessage, SYNC_TAG, syncAs } from '#db/device/engine.ts'
import { endBackgroundSync } from './background.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

let leave = () => {}
const leaving = new Promise<void>((resolve) => {
  leave = resolve
})

/**
 * Work that makes room for a newer worker: the browser lets none take over while this one has work left, which on a
 * bad line, push by push, is minutes. What is cut off here is sent again from the outbox.
 */
const untilLeaving = (work: Promise<unknown>) => Promise.race([work, leaving])

precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/api\//] }))

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const message: PageMessage = event.data
  if (message.type === 'update') event.waitUntil(self.skipWaiting())
  if (message.type === 'leave') leave()
  if (message.type === 'claim') event.waitUntil(self.clients.claim())
  if (message.type === 'sync') {
    // Answered at once: a page whose worker is dead syncs by itself.
    event.ports[0]?.postMessage('here')
    event.waitUntil(untilLeaving(syncAs(message.userId)))
  }
})

self.addEventListener('sync', (event: Event) => {
  if (isSync(event) && event.tag === SYNC_TAG) event.waitUntil(untilLeaving(syncInBackground()))
})

const isSync = (event: Event): event is SyncEvent => 'tag' in event

async function syncInBackground() {
  const userId = await knownUser()
  if (userId === undefined) return
  endBackgroundSync(await syncAs(userId))
}
