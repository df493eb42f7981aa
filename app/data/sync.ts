import { liveQuery } from 'dexie'
import { dropKeptScreens, showsFirstRows } from '#app/start/screen.ts'
import { inPage } from '#app/start/takeOver.ts'
import { type PageMessage, SYNC_TAG, storeOf, syncAs } from '#db/device/engine.ts'
import { after } from '#db/model/after.ts'
import { pauseAfter } from './device/pause.ts'
import { isUpdating } from './device/worker.ts'
import { listenForPokes } from './pokes.ts'
import { type Seeker, seekServer } from './reach.ts'
import type { ServerEvent } from './server/callStream.ts'
import { broadcastProgress } from './server/progress.ts'
import { checkEnded } from './server/session.ts'
import { broadcastTeamNews, followTeamNews } from './server/teamNews.ts'

const WORKER_ANSWERS_WITHIN_MS = 1_000
const WORKER_COMES_WITHIN_MS = 8_000

/** Dispatches an event for each sync that a person or an event requested, as opposed to the timer. */
const asks = new EventTarget()

/** Requests a sync now, and soon again while the server is unreachable. */
export async function requestSync(userId: number): Promise<void> {
  asks.dispatchEvent(new Event('ask'))
  await startSync(userId)
}

/** Syncs in the worker if there is one, which continues when the page is closed; otherwise in this page. */
async function startSync(userId: number): Promise<void> {
  if (isUpdating()) return void (await syncAs(userId))
  void registerBackgroundSync()
  if (await askWorker({ type: 'sync', userId })) return
  await syncAs(userId)
}

/**
 * Keeps this device in sync: at start, on focus, `online` and visibility, on pokes, when the server is
 * reachable again, and at intervals.
 * @returns ends it
 */
export function keepInStep(userId: number): () => void {
  const now = () => void requestSync(userId)
  const end = new AbortController()
  const { signal } = end
  for (const event of ['online', 'focus']) addEventListener(event, now, { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && now(), {
    signal,
  })
  const seeker = seekServer(userId, () => void startSync(userId), signal)
  asks.addEventListener('ask', seeker.hurry, { signal })
  syncFromTimeToTime(userId, seeker, signal)
  followTeamNews(userId, signal)
  followStaleScreens(userId, signal)
  const onOpen = () => {
    now()
    // Events may have been missed before the stream was open.
    broadcastTeamNews(userId, '')
  }
  const onEvent = ({ event, data }: ServerEvent) => {
    seeker.hurry()
    if (event === 'poke') now()
    if (event === 'members') broadcastTeamNews(userId, data)
    if (event === 'progress') broadcastProgress(userId, data)
  }
  void readyToSync().then(() => {
    if (signal.aborted) return
    listenForPokes(userId, { onOpen, onEvent }, signal)
    now()
  })
  return () => end.abort()
}

/**
 * Drops stored screens of other people, and all stored screens once they may show an erased person or a team
 * that was left.
 */
function followStaleScreens(userId: number, signal: AbortSignal) {
  dropKeptScreens(String(userId))
  const { stale } = storeOf(userId)
  const stored = liveQuery(() => stale.get('screens')).subscribe((found) => {
    if (!found) return
    dropKeptScreens()
    void stale.delete('screens')
  })
  signal.addEventListener('abort', () => stored.unsubscribe())
}

/**
 * A page that already shows rows waits until the app has taken over, because the sync would delay the
 * response to the first tap. On a first visit there is much to read, which is left to the worker that is
 * being installed. A page without rows to show does not wait.
 */
async function readyToSync(): Promise<void> {
  if (!showsFirstRows()) return
  await inPage
  const workers = navigator.serviceWorker
  if (!workers || workers.controller) return
  const come = new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }))
  await Promise.race([come, after(WORKER_COMES_WITHIN_MS)])
}

/**
 * The pause starts at the end of the last sync, whoever requested it. It grows with each failed sync that the
 * timer started, and is short again once something requests a sync: on a network that is just coming up, the
 * first requests fail.
 */
function syncFromTimeToTime(userId: number, seeker: Seeker, signal: AbortSignal) {
  let inVain = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      inVain++
      wait(pauseAfter(0))
      void startSync(userId)
    }, ms)
  }
  const startAnew = () => {
    inVain = 0
    wait(pauseAfter(0))
  }
  asks.addEventListener('ask', startAnew, { signal })
  const statuses = liveQuery(() => storeOf(userId).status.get('sync')).subscribe((status) => {
    if (!status || status.running) return
    if (status.result === 'signed-out') void checkEnded()
    if (status.result === 'offline') {
      wait(pauseAfter(inVain + 1))
      seeker.outOfReach()
    } else {
      startAnew()
      seeker.inReach()
    }
  })
  wait(pauseAfter(0))
  signal.addEventListener('abort', () => {
    statuses.unsubscribe()
    clearTimeout(timer)
  })
}

interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync: { register(tag: string): Promise<void> }
}
const canSync = (registration: ServiceWorkerRegistration): registration is SyncRegistration =>
  'sync' in registration

/** Lets the browser wake the worker when the network is back, even if the page is closed. */
async function registerBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration?.active || !canSync(registration)) return
  // Some browsers' settings refuse it; the page's own triggers remain.
  await registration.sync.register(SYNC_TAG).catch(() => undefined)
}

/** @returns whether a running worker accepted the message */
async function askWorker(message: PageMessage): Promise<boolean> {
  const worker = navigator.serviceWorker?.controller
  if (!worker) return false
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<boolean>((resolve) => {
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), WORKER_ANSWERS_WITHIN_MS)
  })
  worker.postMessage(message, [port2])
  return answered
}
