import { isSyncing } from '#db/device/engine.ts'
import { after } from '#db/model/after.ts'

/** The network, which who waits at a screen has first, then a sync, then what is kept for later. */
export interface Line {
  /** Does work when the line is free, and anew when it was broken off for somebody who waits. */
  runWhenFree<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** Somebody waits: breaks off what was lent, and lends nothing for a while. */
  interrupt(): void
}

/** A screen asks for one thing after the other. */
const FREE_AFTER_MS = 1000
const LOOK_AGAIN_AFTER_MS = 250
const GIVEN_UP_AFTER_MS = 60_000
/** Why lent work was broken off to be done again. */
const INTERRUPTED = 'interrupted'

/**
 * @param waitsAtMostMs how long it waits for others, where who asks cannot wait for ever
 */
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
