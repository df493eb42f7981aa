import { isSyncing } from '#db/device/engine.ts'
import { after } from '#db/model/after.ts'

/**
 * Access to the network in order of priority: requests of a visible screen, then a sync, then downloads for
 * offline use.
 */
export interface Line {
  /** Runs work when the line is free, and runs it again if it was interrupted for a request with priority. */
  runWhenFree<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** Call it when a screen waits for the network: interrupts running work, and starts none for a while. */
  interrupt(): void
}

/** Because a screen sends one request after another. */
const FREE_AFTER_MS = 1000
const LOOK_AGAIN_AFTER_MS = 250
const GIVEN_UP_AFTER_MS = 60_000
/** The abort reason for work that will be run again. */
const INTERRUPTED = 'interrupted'

/** @param waitsAtMostMs the maximum wait for a free line, for callers that cannot wait for ever */
export function openLine(waitsAtMostMs = Number.POSITIVE_INFINITY): Line {
  let askedAt = Number.NEGATIVE_INFINITY
  let lent = new AbortController()

  const isFree = async () => Date.now() - askedAt >= FREE_AFTER_MS && !(await isSyncing())

  async function untilFree() {
    const since = Date.now()
    while (!(await isFree()) && Date.now() - since < waitsAtMostMs) {
      await after(LOOK_AGAIN_AFTER_MS)
    }
  }

  return {
    async runWhenFree(work) {
      for (;;) {
        await untilFree()
        const mine = new AbortController()
        lent = mine
        const givenUp = setTimeout(() => mine.abort(), GIVEN_UP_AFTER_MS)
        try {
          return await work(mine.signal)
        } catch (error) {
          if (mine.signal.reason !== INTERRUPTED) throw error
        } finally {
          clearTimeout(givenUp)
        }
      }
    },
    interrupt() {
      askedAt = Date.now()
      lent.abort(INTERRUPTED)
    },
  }
}
