import { useSyncExternalStore } from 'react'
import { idle } from '#app/ui/idle.ts'
import type { PageMessage } from '#db/device/engine.ts'
import { after } from '#db/model/after.ts'
import { keepForOffline } from './offline.ts'
import { afterOrOnline, filesPauseAfter } from './pause.ts'

const AGAIN_AFTER_MS = 15_000
const IDLE_WITHIN_MS = 5000
const TAKEN_OVER_WITHIN_MS = 3000
const ASKED_EVERY_MS = 500
/**
 * The sessionStorage key under which a tab counts how often it reloaded to get the version that the person
 * asked for.
 */
const RELOADS = 'rove-update'
const RELOADS_AT_MOST = 3
const hasWorkers = import.meta.env.PROD && 'serviceWorker' in navigator

let registration: ServiceWorkerRegistration | undefined
/**
 * Whether this page is now served by a newer worker than at its start, because another tab let that worker
 * take over.
 */
let isOvertaken = false
/** How many consecutive installations failed. */
let missed = 0
/** Whether the person asked for the new version. */
let isWanted = false
/** How often this page was reloaded for it. */
let reloads = 0
const listeners = new Set<() => void>()

/** Detects from the start of the page on when another worker takes it over. */
export function followWorker(): void {
  if (!hasWorkers) return
  reloads = Number(sessionStorage.getItem(RELOADS))
  sessionStorage.removeItem(RELOADS)
  isWanted = reloads > 0 && reloads < RELOADS_AT_MOST
  const container = navigator.serviceWorker
  let hasController = container.controller !== null
  container.addEventListener('controllerchange', () => {
    isOvertaken = hasController
    hasController = true
    if (isWanted) location.reload()
    emit()
  })
}

/**
 * Registers the worker as soon as the page has loaded and is idle, and detects waiting new versions. Call it
 * when the first rows are on the screen.
 */
export function startWorker(): void {
  if (!hasWorkers) return
  // If the person asked for the update, it does not wait.
  const whenIdle = () =>
    void (isWanted ? Promise.resolve() : idle({ withinMs: IDLE_WITHIN_MS })).then(install)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

/** Tries to register until the worker is active: without a signal the registration fails. */
async function install() {
  for (;;) {
    try {
      await register()
    } catch (error) {
      // Where workers are forbidden (private modes), Rove syncs in the page.
      if (error instanceof DOMException && error.name === 'SecurityError') return
    }
    const active = await Promise.race([navigator.serviceWorker.ready, after(AGAIN_AFTER_MS)])
    if (active) {
      takenAlong(active)
      return keepForOffline(active)
    }
  }
}

/**
 * Follows every worker of the registration. A worker that installs for minutes on a slow connection may have
 * started before this page, and newer ones may replace it any number of times before the person taps Update.
 */
async function register() {
  registration = await navigator.serviceWorker.register('/sw.js')
  registration.addEventListener('updatefound', followInstalling)
  registration.waiting?.addEventListener('statechange', emit)
  followInstalling()
  if (!isWanted) return
  if (registration.waiting) await letTakeOver()
  // The new worker took over while this page was loading, so the page may still be the old version.
  else loadAnew(RELOADS_AT_MOST)
}

function followInstalling() {
  const installing = registration?.installing
  installing?.addEventListener('statechange', emit)
  installing?.addEventListener('statechange', () => void installed(installing), { once: true })
  emit()
}

/**
 * Requests a version again whose files did not all arrive: the files that did are kept, and the download
 * continues from there.
 */
async function installed({ state }: ServiceWorker) {
  if (state !== 'redundant') {
    missed = 0
    return
  }
  while (registration?.active && !registration.installing && !registration.waiting) {
    await afterOrOnline(filesPauseAfter(missed++))
    try {
      await registration.update()
      return
    } catch (error) {
      // Fetching the worker's script without a signal throws a TypeError.
      if (!(error instanceof TypeError)) throw error
    }
  }
}

function emit() {
  for (const listener of listeners) listener()
}

/** A page that was still loading when the worker claimed all others has to ask to be claimed. */
function takenAlong({ active }: ServiceWorkerRegistration) {
  const message: PageMessage = { type: 'claim' }
  if (!navigator.serviceWorker.controller) active?.postMessage(message)
}

/**
 * Whether this page is letting a new version take over. Meanwhile it sends the old worker no other messages,
 * because then Chromium loses the change of workers.
 */
export const isUpdating = (): boolean => isWanted

/**
 * Whether a new version of the app waits to take over, or has taken over from another tab while this page is
 * still the old version.
 */
export const useUpdateWaiting = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOvertaken || Boolean(registration?.active && registration.waiting),
  )

/**
 * Lets the newest version take over and reloads the page. If only the server reported the new version, the
 * browser is asked to fetch it first.
 * @throws Error if it could not be fetched
 */
export async function update(): Promise<void> {
  if (isOvertaken || !registration) return location.reload()
  if (!registration.waiting) await fetchNewest(registration)
  if (!registration.waiting) return location.reload()
  reloads = 0
  if (isWanted) return
  isWanted = true
  void letTakeOver()
}

/**
 * Always asks the worker that is waiting now: one that waited earlier may be redundant and would never
 * respond. The old worker first finishes its work, because Chromium loses the change of workers when a
 * message reaches the old worker in the middle of it. If that happened anyway, Chromium checks again when a
 * page leaves.
 */
async function letTakeOver() {
  const leave: PageMessage = { type: 'leave' }
  const takeOver: PageMessage = { type: 'update' }
  registration?.active?.postMessage(leave)
  for (let asked = 0; asked * ASKED_EVERY_MS < TAKEN_OVER_WITHIN_MS; asked++) {
    registration?.waiting?.postMessage(takeOver)
    await after(ASKED_EVERY_MS)
  }
  // If the page was overtaken meanwhile, it is already being reloaded.
  if (!isOvertaken) loadAnew(reloads + 1)
}

function loadAnew(times: number) {
  sessionStorage.setItem(RELOADS, String(times))
  location.reload()
}

async function fetchNewest(registration: ServiceWorkerRegistration) {
  await registration.update()
  const { installing } = registration
  if (!installing) return
  await new Promise<void>((resolve, reject) => {
    installing.addEventListener('statechange', () => {
      if (installing.state === 'redundant') reject(new Error('Not all files of the new version came through'))
      else resolve()
    })
  })
}
