import { openSigns, type Signs } from '#db/device/signs.ts'
import { after } from '#db/model/after.ts'
import { ALIVE_EVERY_MS } from '#db/model/sync/protocol.ts'
import { pauseAfter } from './device/pause.ts'
import { callStream, type ServerEvent } from './server/callStream.ts'

const QUIET_MS = ALIVE_EVERY_MS + 5_000
/** A stream from which something came so shortly before a sign of life is none from before it. */
const FRESH_MS = 1_000

export interface Listener {
  /** The stream is open: what was told while nobody listened is not told again. */
  onOpen(): void
  onEvent(event: ServerEvent): void
}

/**
 * Hears what the server tells of itself, by one stream a browser: the tab that holds the lock has it. A stream that
 * falls silent is given up, and opened anew soon after each sign of life, as one from before may be open and dead.
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
  /** How many streams in a row could not be opened though the server was there. */
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

/** @returns whether the stream was open at all, and whether it ended by a sign of life and is to be opened anew */
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
    // Refused or lost: it is opened anew in any case, the more rarely the longer that lasts.
  } finally {
    deafen()
    signal.removeEventListener('abort', stop)
  }
  return { wasOpen: heardAt !== undefined, isRevived }
}

/** @returns whether the line showed life within that time */
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
