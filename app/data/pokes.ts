import { openSigns, type Signs } from '#db/device/signs.ts'
import { after } from '#db/model/after.ts'
import { ALIVE_EVERY_MS } from '#db/model/sync/protocol.ts'
import { pauseAfter } from './device/pause.ts'
import { callStream, type ServerEvent } from './server/callStream.ts'

const QUIET_MS = ALIVE_EVERY_MS + 5_000
/**
 * A stream that received data this shortly before a sign of life was opened after the outage, and is kept.
 */
const FRESH_MS = 1_000

export interface Listener {
  /** The stream is open. Events that were sent before are not sent again. */
  onOpen(): void
  onEvent(event: ServerEvent): void
}

/**
 * Receives the server's events over one stream per browser: the tab that holds the lock keeps it open. A
 * stream without data is given up. After a sign of life the stream is reopened soon, because an older one may
 * look open and be dead.
 */
export function listenForPokes(userId: number, listener: Listener, signal: AbortSignal): void {
  navigator.locks
    .request(`rove-poke-${userId}`, { signal }, async () => {
      const signs = openSigns(userId)
      await listenOn(signs, listener, signal).finally(signs.close)
    })
    .catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
}

async function listenOn(signs: Signs, listener: Listener, signal: AbortSignal) {
  let misses = 0
  /** How many consecutive streams could not be opened although the server was reachable. */
  let inVain = 0
  let isThere = false
  for (;;) {
    const stream = await listenOnce(signs, listener, signal)
    if (signal.aborted) return
    misses = stream.wasOpen ? 0 : misses + 1
    inVain = stream.wasOpen ? 0 : inVain + Number(isThere)
    isThere = stream.isRevived
    if (isThere) continue
    if (inVain > 0) await after(pauseAfter(inVain))
    signs.tell('silence')
    isThere = await lifeWithin(pauseAfter(misses + 1), signs, signal)
  }
}

/**
 * @returns whether the stream was ever open, and whether it was ended by a sign of life and must be reopened
 */
async function listenOnce(signs: Signs, { onOpen, onEvent }: Listener, signal: AbortSignal) {
  const end = new AbortController()
  const stop = () => end.abort()
  let heardAt: number | undefined
  let isRevived = false
  const deafen = signs.hear('life', () => {
    if (performance.now() - (heardAt ?? 0) < FRESH_MS) return
    isRevived = true
    stop()
  })
  signal.addEventListener('abort', stop)
  try {
    const options = { signal: end.signal, quietMs: QUIET_MS }
    for await (const event of callStream('/api/sync/poke', options)) {
      if (heardAt === undefined) onOpen()
      heardAt = performance.now()
      onEvent(event)
    }
  } catch {
    // Refused or lost: it is reopened in any case, with pauses that grow with each failure.
  } finally {
    deafen()
    signal.removeEventListener('abort', stop)
  }
  return { wasOpen: heardAt !== undefined, isRevived }
}

/** @returns whether a sign of life arrived within that time */
function lifeWithin(ms: number, signs: Signs, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isAlive: boolean) => {
      clearTimeout(timer)
      deafen()
      signal.removeEventListener('abort', stop)
      resolve(isAlive)
    }
    const stop = () => end(false)
    const timer = setTimeout(stop, ms)
    const deafen = signs.hear('life', () => end(true))
    signal.addEventListener('abort', stop)
  })
}
