import { knownUser } from '#db/device/device.ts'
import { type PageMessage, SYNC_TAG, syncAs } from '#db/device/engine.ts'
import { OFFLINE_FILES } from '#db/device/offlineFiles.ts'
import { after } from '#db/model/after.ts'
import { endBackgroundSync } from './background.ts'
import { type AppFile, filesOf } from './files.ts'
import { openLine } from './line.ts'
import { openNotification, showPush } from './push.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: AppFile[] }

/** @see the Service Worker Static Routing API, which not every browser has */
interface InstallEvent extends ExtendableEvent {
  addRoutes?(rules: unknown): Promise<void>
}

interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

/** How long one event caches files: a browser stops a worker that works for minutes. */
const KEEPS_FOR_MS = 20_000
/**
 * How long an update waits for the line before each file: the browser also stops an install that takes
 * minutes.
 */
const INSTALL_WAITS_MS = 10_000

let leave = () => {}
const leaving = new Promise<void>((resolve) => {
  leave = resolve
})

/**
 * Work that is cut off when a newer worker wants to take over: the browser waits for all work of this one,
 * which can take minutes on a slow connection. Unsent changes are sent again from the outbox.
 */
const untilLeaving = (work: Promise<unknown>) => Promise.race([work, leaving])

const files = filesOf(self.__WB_MANIFEST, self.location.origin)
const line = openLine()

/**
 * The first worker of a device becomes active soon and caches the rest later. A worker that replaces another
 * caches everything first.
 */
self.addEventListener('install', (event: InstallEvent) => {
  event.waitUntil(self.registration.active ? files.keepAll(openLine(INSTALL_WAITS_MS)) : files.keepShell())
  if (event.addRoutes) event.waitUntil(event.addRoutes(files.routes()))
})

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), tidyUp()])))

/** If a still newer version is installing, its new files must not be deleted as old ones. */
async function tidyUp() {
  const { installing, waiting } = self.registration
  if (!installing && !waiting) await files.forgetOlder()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const isApp = request.method === 'GET' && origin === self.location.origin && !pathname.startsWith('/api/')
  if (isApp && request.mode === 'navigate') event.respondWith(keptOr(files.shell(), request))
  else if (isApp && files.mayHave(pathname)) event.respondWith(keptOr(files.at(pathname), request))
  else line.interrupt()
})

async function keptOr(kept: Promise<Response | undefined>, request: Request): Promise<Response> {
  const response = await kept
  if (response) return response
  line.interrupt()
  return fetch(request)
}

self.addEventListener('message', (event) => {
  const message: PageMessage = event.data
  if (message.type === 'update') event.waitUntil(self.skipWaiting())
  if (message.type === 'leave') leave()
  if (message.type === 'claim') event.waitUntil(self.clients.claim())
  if (message.type === 'keep') event.waitUntil(keepAndTell(event.ports[0]))
  if (message.type === 'sync') {
    // Replies at once: if there is no reply, the page considers the worker dead and syncs by itself.
    event.ports[0]?.postMessage('here')
    event.waitUntil(untilLeaving(syncAs(message.userId)))
    line.interrupt()
  }
})

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(event.notification)))

self.addEventListener('sync', (event: Event) => {
  if (!isSync(event) || event.tag !== SYNC_TAG) return
  event.waitUntil(untilLeaving(syncInBackground()))
  event.waitUntil(keepMore())
})

const isSync = (event: Event): event is SyncEvent => 'tag' in event

async function syncInBackground() {
  const userId = await knownUser()
  if (userId === undefined) return
  endBackgroundSync(await syncAs(userId))
}

let keeping: Promise<void> | undefined

/** Caches more files for as long as one event may take. The next event continues with the missing ones. */
function keepMore(): Promise<unknown> {
  keeping ??= keepMissing().finally(() => {
    keeping = undefined
  })
  return Promise.race([keeping, after(KEEPS_FOR_MS), leaving])
}

/** Caches the missing files, and reports the progress to each tab. */
async function keepMissing() {
  const channel = new BroadcastChannel(OFFLINE_FILES)
  try {
    await files.keepMissing(line, (now) => channel.postMessage(now))
  } finally {
    channel.close()
  }
}

async function keepAndTell(port: MessagePort | undefined) {
  try {
    await keepMore()
  } finally {
    port?.postMessage(await files.count())
  }
}
