import * as v from 'valibot'
import { openSigns } from '#db/device/signs.ts'
import { PullAnswer } from '#db/model/entities/pull.ts'
import { PROTOCOL } from '#db/model/sync/protocol.ts'
import { doubling, pauseAfter, spread } from './device/pause.ts'

const FIRST_PAUSE_MS = 400
const LAST_PAUSE_MS = 1_600
/** Two questions are under way at most, as a browser has few connections to one server. */
const ANSWERED_WITHIN_MS = 3_000
/** Answers of Rove's that hold nothing: one must sign in, or update. */
const OURS = [401, 426]

/** Looks for the server while it is out of reach, or may be. */
export interface Seeker {
  /** The last sync found it out of reach. */
  outOfReach(): void
  /** The last sync had its answers. */
  inReach(): void
  /** Somebody waits, or something came from the server: looks now, where there is doubt. */
  hurry(): void
}

/**
 * Looks for the server as long as there is doubt and somebody looks at the page, every 2 seconds at most: nothing else
 * tells a page that its line is back where the browser has not noticed that it was gone. That it answers is told to
 * all parts of the app on this device.
 * @param onFound it answers again, as this page found
 */
export function seekServer(userId: number, onFound: () => void, signal: AbortSignal): Seeker {
  let isSought = false
  let misses = 0
  /** How often it answered, and the sync after that found it out of reach all the same. */
  let inVain = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const signs = openSigns(userId)

  const look = async () => {
    clearTimeout(timer)
    if (!isSought || signal.aborted || document.visibilityState === 'hidden') return
    timer = setTimeout(look, pauseBetween(misses++))
    if (await answers(userId)) found()
    else inVain = 0
  }
  const found = () => {
    if (!isSought || signal.aborted) return
    rest()
    inVain++
    signs.tell('life')
    onFound()
  }
  const rest = () => {
    isSought = false
    clearTimeout(timer)
  }
  const seek = (afterMs: number) => {
    if (isSought || signal.aborted) return
    isSought = true
    misses = 0
    timer = setTimeout(look, afterMs)
  }
  signs.hear('silence', () => seek(0))
  signs.hear('life', rest)
  signal.addEventListener('abort', () => {
    rest()
    signs.close()
  })
  return {
    outOfReach: () => seek(inVain === 0 ? 0 : pauseAfter(inVain)),
    inReach() {
      inVain = 0
      rest()
    },
    hurry() {
      if (!isSought) return
      misses = 0
      void look()
    },
  }
}

const pauseBetween = (misses: number) => spread(doubling(misses, FIRST_PAUSE_MS, LAST_PAUSE_MS))

/**
 * Asks for almost nothing in the way in which a sync asks: what holds up a sync on the way, or at the server, which
 * answers a person's syncs one after the other, holds up this too.
 */
async function answers(userId: number): Promise<boolean> {
  const asked = { protocol: String(PROTOCOL), userId: String(userId), only: String(userId) }
  const query = new URLSearchParams({ ...asked, cursors: '[]', limit: '1' })
  const init: RequestInit = { credentials: 'same-origin', signal: AbortSignal.timeout(ANSWERED_WITHIN_MS) }
  try {
    const response = await fetch(`/api/sync/pull?${query}`, init)
    const answer: unknown = await response.json()
    return OURS.includes(response.status) || v.is(PullAnswer, answer)
  } catch {
    // Out of reach, or a portal's page.
    return false
  }
}
