const EVERY_MS = 30_000
const FIRST_RETRY_MS = 500
const LAST_RETRY_MS = 120_000

/**
 * How long to wait until the next try that nothing else asks for.
 * @param misses how many in a row found the server out of reach: with each the pause doubles, up to 2 minutes
 * @param chance from 0 to 1: devices that lost the server at once do not come back at once
 * @returns milliseconds
 */
export function pauseAfter(misses: number, chance = Math.random()): number {
  const pause =
    misses === 0 ? EVERY_MS : Math.min(FIRST_RETRY_MS * 2 ** Math.min(misses - 1, 10), LAST_RETRY_MS)
  return Math.round(pause * (0.75 + chance / 2))
}
