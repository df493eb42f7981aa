import { vi } from 'vitest'

/**
 * The test's clock, on which no wait takes real time. It advances only when nothing is left to do at the
 * current time.
 */
export interface Time {
  /** In ms since 1970. */
  now(): number
  /** Reports that something was done, so that more may follow from it. */
  moved(): void
  /** Holds the clock while the server works. */
  during<T>(work: () => Promise<T>): Promise<T>
  /** Advances the clock by a number of ms, or until `until` holds. */
  pass(ms: number, until?: () => boolean): Promise<void>
  /** Sets the clock, and drops all timers. */
  begin(at: number): void
  end(): void
}

/**
 * Storage does one thing per turn of the event loop. After this many turns without activity nothing more will
 * happen.
 */
const QUIET_TURNS = 12
const MOST_TURNS = 200_000

export function openTime(): Time {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  let moves = 0
  let working = 0

  async function settle() {
    for (let quiet = 0, turns = 0; quiet < QUIET_TURNS; turns++) {
      if (turns > MOST_TURNS) throw new Error('The device and its server never come to rest')
      const before = moves
      await new Promise(setImmediate)
      quiet = working > 0 || moves > before ? 0 : quiet + 1
    }
  }

  return {
    now: () => Date.now(),
    moved: () => void moves++,
    async during(work) {
      working++
      try {
        return await work()
      } finally {
        working--
        moves++
      }
    },
    async pass(ms, until = () => false) {
      let isOver = false
      const over = setTimeout(() => {
        isOver = true
      }, ms)
      await settle()
      while (!isOver && !until()) {
        vi.advanceTimersToNextTimer()
        await settle()
      }
      clearTimeout(over)
    },
    begin(at) {
      vi.clearAllTimers()
      vi.setSystemTime(at)
    },
    end: () => void vi.useRealTimers(),
  }
}
