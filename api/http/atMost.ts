import { setTimeout } from 'node:timers/promises'

/** Waits for work that may take as long as `ms` and no longer. @throws what the work throws in that time */
export async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  const end = new AbortController()
  await Promise.race([work, setTimeout(ms, undefined, end)]).finally(() => end.abort())
}
