const EVERY_MS = 30_000

/**
 * A pause that doubles with each miss.
 * @param misses how many there were before
 * @returns milliseconds
 */
export const doubling = (misses: number, firstMs: number, longestMs: number): number =>
  Math.min(firstMs * 2 ** Math.min(misses, 10), longestMs)

/** A pause a quarter shorter to a quarter longer: devices that lost the server at once do not come back at once. */
export const spread = (ms: number, chance = Math.random()): number => ms * (0.75 + chance / 2)

/**
 * How long to wait until the next try to reach the server that nothing else asks for.
 * @param misses how many in a row found it out of reach: with each the pause doubles, up to 2 minutes
 * @param chance from 0 to 1
 * @returns milliseconds
 */
export function pauseAfter(misses: number, chance?: number): number {
  return Math.round(spread(misses === 0 ? EVERY_MS : doubling(misses - 1, 500, 120_000), chance))
}

/**
 * How long to wait before the app's files are asked for again.
 * @param misses how many tries in a row came to nothing: with each the pause doubles, up to 5 minutes
 * @returns milliseconds
 */
export const filesPauseAfter = (misses: number): number => doubling(misses, 1_000, 300_000)

/** @returns resolves when so many ms have passed, or as soon as the network is back */
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
