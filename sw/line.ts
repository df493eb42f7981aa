import { isSyncing } from '#db/device/engine.ts'

/** The network, which who waits at a screen has first, then a sync, then what is kept for later. */
export interface Line {
  /** Does work when the line is free, and anew when it was broken off for somebody who waits. */
  lend<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** Somebody waits: breaks off what was lent, and lends nothing for a while. */
  giveWay(): void
}

/** @returns resolves when so many ms have passed */
export const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A screen asks for one thing after the other. */
const FREE_AFTER_MS = 1000
const LOOK_AGAIN_AFTER_MS = 250
const GIVEN_UP_AFTER_MS = 60_000
/** Why lent work was broken off to be done again. */
const WAY_GIVEN = 'way given'

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
    async lend(work) {
      for (;;) {
        await untilFree()
        const mine = new AbortController()
        lent = mine
        const givenUp = setTimeout(() => mine.abort(), GIVEN_UP_AFTER_MS)
        try {
          return await work(mine.signal)
        } catch (error) {
          if (mine.signal.reason !== WAY_GIVEN) throw error
        } finally {
          clearTimeout(givenUp)
        }
      }
    },
    giveWay() {
      askedAt = Date.now()
      lent.abort(WAY_GIVEN)
    },
  }
}
