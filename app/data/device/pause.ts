const FIRST_MS = 1000
const LONGEST_MS = 300_000

/**
 * How long to wait before trying again.
 * @param misses how many tries in a row came to nothing: with each the pause doubles, up to 5 minutes
 * @returns milliseconds
 */
export const pauseAfter = (misses: number): number => Math.min(FIRST_MS * 2 ** misses, LONGEST_MS)

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
