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
/** Kept by a tab over its loads: how often it loaded anew in search of the version that the person asked for. */
const RELOADS = 'rove-update'
const RELOADS_AT_MOST = 3
const hasWorkers = import.meta.env.PROD && 'serviceWorker' in navigator

let registration: ServiceWorkerRegistration | undefined
/** Whether a newer worker serves this page than the one that it began with: another tab let it take over. */
let isOvertaken = false
/** How many workers in a row were not there in the end. */
let missed = 0
/** Whether the person asked for the new version. */
let isWanted = false
/** How often this page was loaded anew for it. */
let reloads = 0
const listeners = new Set<() => void>()

/** Notices from the start of the page on when another worker takes it over. */
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
 * Registers the worker as soon as the page is loaded and has nothing to do, and notices when a new version waits. To be
 * called when the first rows are on the screen.
 */
export function startWorker(): void {
  if (!hasWorkers) return
  // What the person asked for does not wait.
  const whenIdle = () =>
    void (isWanted ? Promise.resolve() : idle({ withinMs: IDLE_WITHIN_MS })).then(install)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}

/** Asks for the worker until it is there: in a dead spot it does not come through. */
async function install() {
  for (;;) {
    try {
      await register()
    } catch (error) {
      // Where workers are forbidden (private modes), Rove syncs from the page.
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
 * Follows every worker that the registration comes to have. One that installs for minutes on a bad line may have
 * begun before this page, and may be replaced by a newer one any number of times before the person taps Update.
 */
async function register() {
  registration = await navigator.serviceWorker.register('/sw.js')
  registration.addEventListener('updatefound', followInstalling)
  registration.waiting?.addEventListener('statechange', emit)
  followInstalling()
  if (!isWanted) return
  if (registration.waiting) await letTakeOver()
  // It took over while this page was on its way, which may have come from the old one.
  else loadAnew(RELOADS_AT_MOST)
}

function followInstalling() {
  const installing = registration?.installing
  installing?.addEventListener('statechange', emit)
  installing?.addEventListener('statechange', () => void installed(installing), { once: true })
  emit()
}

/** Asks anew for a version of which not all files came through: it keeps those that did, and goes on from there. */
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
      // What fetching its script throws, in a dead spot.
      if (!(error instanceof TypeError)) throw error
    }
  }
}

function emit() {
  for (const listener of listeners) listener()
}

/** A page that was just loading when the worker claimed all others is asked for by itself. */
function takenAlong({ active }: ServiceWorkerRegistration) {
  const message: PageMessage = { type: 'claim' }
  if (!navigator.serviceWorker.controller) active?.postMessage(message)
}

/** Whether this page lets a new version take over: Chromium loses the change when the old worker is asked for something meanwhile. */
export const isUpdating = (): boolean => isWanted

/** Whether a new version of the app waits to take over, or did so from another tab and this page is still the old. */
export const useUpdateWaiting = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOvertaken || Boolean(registration?.active && registration.waiting),
  )

/**
 * Lets the newest version take over and loads the page anew. Where the server alone said that there is one, the
 * browser is asked to fetch it first.
 * @throws Error when it could not be fetched
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
 * Asks the worker that waits at each moment: one that waited before may be redundant, and would never answer. The old
 * one first ends what it does, as Chromium loses the change when a message reaches that one in its midst; where it did
 * all the same, it looks again when a page leaves.
 */
async function letTakeOver() {
  const leave: PageMessage = { type: 'leave' }
  const takeOver: PageMessage = { type: 'update' }
  registration?.active?.postMessage(leave)
  for (let asked = 0; asked * ASKED_EVERY_MS < TAKEN_OVER_WITHIN_MS; asked++) {
    registration?.waiting?.postMessage(takeOver)
    await after(ASKED_EVERY_MS)
  }
  // Overtaken meanwhile, it is being loaded anew.
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
