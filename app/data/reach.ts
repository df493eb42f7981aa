import * as v from 'valibot'
import { openSigns } from '#db/device/signs.ts'
import { PullAnswer } from '#db/model/entities/pull.ts'
import { PROTOCOL } from '#db/model/sync/protocol.ts'
import { doubling, pauseAfter, spread } from './device/pause.ts'

const FIRST_PAUSE_MS = 400
const LAST_PAUSE_MS = 1_600
/**
 * This keeps at most two of these requests in progress, because a browser opens only a few connections to one
 * server.
 */
const ANSWERED_WITHIN_MS = 3_000
/** Responses from Rove itself without data: the person must sign in, or update the app. */
const OURS = [401, 426]

/** Checks whether the server can be reached, while it is or may be unreachable. */
export interface Seeker {
  /** Call it when the last sync could not reach the server. */
  outOfReach(): void
  /** Call it when the last sync got its responses. */
  inReach(): void
  /** Call it when somebody waits or something arrived from the server: checks now, if there is doubt. */
  hurry(): void
}

/**
 * Checks for the server while it may be unreachable and the page is visible, every 2 seconds at most. When
 * the browser has not noticed that the connection was lost, nothing else tells a page that it is back. When
 * the server responds, all parts of the app on this device are told.
 * @param onFound called when this page found that the server responds again
 */
export function seekServer(userId: number, onFound: () => void, signal: AbortSignal): Seeker {
  let isSought = false
  let misses = 0
  /** How often the server responded here while the sync that followed still found it unreachable. */
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
 * Sends a request with almost no response, in the same way as a sync: whatever delays a sync on its way or at
 * the server, which answers a person's syncs one at a time, delays this request too.
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
    // The server is unreachable, or a portal's sign-in page answered.
    return false
  }
}
