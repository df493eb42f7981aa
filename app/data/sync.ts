import { liveQuery } from 'dexie'
import { type PageMessage, SYNC_TAG, storeOf, syncAs } from '#db/device/engine.ts'
import { broadcastProgress } from './server/progress.ts'
import { broadcastTeamNews, followTeamNews } from './server/teamNews.ts'

const EVERY_MS = 30_000
const WORKER_ANSWERS_WITHIN_MS = 1_000
const POKE_RETRY_MS = 5_000
const FIRST_RETRY_MS = 500
const LAST_RETRY_MS = 120_000

/** Tells of each sync that a person or an event asked for, and not the clock. */
const asks = new EventTarget()

/**
 * How long to wait until the next sync that nothing else asks for.
 * @param misses how many syncs in a row found the server out of reach: with each the pause doubles, up to 2 minutes
 * @param chance from 0 to 1: devices that lost the server at once do not come back at once
 * @returns milliseconds
 */
export function pauseAfter(misses: number, chance = Math.random()): number {
  const pause =
    misses === 0 ? EVERY_MS : Math.min(FIRST_RETRY_MS * 2 ** Math.min(misses - 1, 10), LAST_RETRY_MS)
  return Math.round(pause * (0.75 + chance / 2))
}

/** Asks for a sync now, and soon again while the server is out of reach. */
export async function requestSync(userId: number): Promise<void> {
  asks.dispatchEvent(new Event('ask'))
  await startSync(userId)
}

/** In the worker where there is one, which goes on with the page closed, else in this page. */
async function startSync(userId: number): Promise<void> {
  void registerBackgroundSync()
  if (await askWorker({ type: 'sync', userId })) return
  await syncAs(userId)
}

/**
 * Keeps this device in step: at start, focus, `online`, visibility, when the server pokes, and from time to time.
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
  syncFromTimeToTime(userId, signal)
  followTeamNews(userId, signal)
  listenForPokes(userId, now, signal)
  now()
  return () => end.abort()
}

/**
 * The pause counts from the end of the last sync, whoever asked for it. It grows with each that the clock started in
 * vain, and is short again once something asks: a network that is just coming up fails what is sent first.
 */
function syncFromTimeToTime(userId: number, signal: AbortSignal) {
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
    if (status.result === 'offline') wait(pauseAfter(inVain + 1))
    else startAnew()
  })
  wait(pauseAfter(0))
  signal.addEventListener('abort', () => {
    statuses.unsubscribe()
    clearTimeout(timer)
  })
}

/** One stream a browser: the tab that holds the lock asks the worker or itself, Dexie tells the other tabs. */
function listenForPokes(userId: number, onPoke: () => void, signal: AbortSignal) {
  navigator.locks
    .request(`rove-poke-${userId}`, { signal }, () => {
      return new Promise<void>((resolve) => {
        let source: EventSource | undefined
        let retry: ReturnType<typeof setTimeout> | undefined
        const connect = () => {
          source = new EventSource('/api/sync/poke')
          source.addEventListener('poke', onPoke)
          source.addEventListener('members', ({ data }) => broadcastTeamNews(userId, data))
          source.addEventListener('open', () => {
            onPoke()
            // What was told while nobody listened.
            broadcastTeamNews(userId, '')
          })
          source.addEventListener('progress', ({ data }) => broadcastProgress(userId, data))
          source.addEventListener('error', () => {
            if (source?.readyState !== EventSource.CLOSED) return
            retry = setTimeout(connect, POKE_RETRY_MS)
          })
        }
        connect()
        signal.addEventListener('abort', () => {
          source?.close()
          clearTimeout(retry)
          resolve()
        })
      })
    })
    .catch((error: unknown) => {
      if (!signal.aborted) throw error
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
