const EVERY_MS = 30_000

/**
 * A pause that doubles with each failure.
 * @param misses the number of failures so far
 * @returns milliseconds
 */
export const doubling = (misses: number, firstMs: number, longestMs: number): number =>
  Math.min(firstMs * 2 ** Math.min(misses, 10), longestMs)

/**
 * Varies a pause by up to a quarter in both directions, so that devices that lost the server at the same time
 * do not return at the same time.
 */
export const spread = (ms: number, chance = Math.random()): number => ms * (0.75 + chance / 2)

/**
 * The pause before the next attempt to reach the server, if nothing else triggers one.
 * @param misses the number of consecutive failures: each doubles the pause, up to 2 minutes
 * @param chance from 0 to 1
 * @returns milliseconds
 */
export function pauseAfter(misses: number, chance?: number): number {
  return Math.round(spread(misses === 0 ? EVERY_MS : doubling(misses - 1, 500, 120_000), chance))
}

/**
 * The pause before the app's files are requested again.
 * @param misses the number of consecutive failures: each doubles the pause, up to 5 minutes
 * @returns milliseconds
 */
export const filesPauseAfter = (misses: number): number => doubling(misses, 1_000, 300_000)

/** @returns resolves after the given number of milliseconds, or as soon as the network is back */
export function afterOrOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    addEventListener('online', go)
  })
}
