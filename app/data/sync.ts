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

/** Tells of each sync that a person or an event asked for, and not the clock. */
const asks = new EventTarget()

/** Asks for a sync now, and soon again while the server is out of reach. */
export async function requestSync(userId: number): Promise<void> {
  asks.dispatchEvent(new Event('ask'))
  await startSync(userId)
}

/** In the worker where there is one, which goes on with the page closed, else in this page. */
async function startSync(userId: number): Promise<void> {
  if (isUpdating()) return void (await syncAs(userId))
  void registerBackgroundSync()
  if (await askWorker({ type: 'sync', userId })) return
  await syncAs(userId)
}

/**
 * Keeps this device in step: at start, focus, `online`, visibility, when the server pokes, when it is there again, and
 * from time to time.
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
    // What was told while nobody listened.
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

/** Drops kept screens of others, and all once they may show somebody whose data is gone, or a team that was left. */
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
 * A page that shows rows already has the app take it over first: what a sync brings and tells would hold up the first
 * tap. A first visit brings much to read: that is left to the worker, which is on its way. A page with no rows to show
 * cannot wait.
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
 * The pause counts from the end of the last sync, whoever asked for it. It grows with each that the clock started in
 * vain, and is short again once something asks: a network that is just coming up fails what is sent first.
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

/** Lets the browser wake the worker when the network is back, with the page closed. */
async function registerBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration?.active || !canSync(registration)) return
  // Refused by some browsers' settings; the page's own triggers remain.
  await registration.sync.register(SYNC_TAG).catch(() => undefined)
}

/** @returns whether a live worker took it over */
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
