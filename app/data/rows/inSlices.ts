import { idle } from '#app/ui/idle.ts'

/** After this much work, in ms, the page gets a turn. */
const TURN_MS = 6
/** The number of rows between two checks of the time. */
const STEP = 50
const IDLE_WITHIN_MS = 100

/**
 * Calls `work` with each row, in slices while the page is idle.
 * @param ended stops it
 * @returns whether it came to the last row
 */
export async function inSlices<Row>(
  rows: readonly Row[],
  work: (row: Row) => void,
  ended: AbortSignal,
): Promise<boolean> {
  let at = 0
  while (at < rows.length) {
    await idle({ withinMs: IDLE_WITHIN_MS, otherwiseMs: 0 })
    if (ended.aborted) return false
    const began = performance.now()
    while (at < rows.length && performance.now() - began < TURN_MS) {
      for (const row of rows.slice(at, at + STEP)) work(row)
      at += STEP
    }
  }
  return !ended.aborted
}
