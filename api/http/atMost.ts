import { setTimeout } from 'node:timers/promises'

/** Waits for work for at most `ms` milliseconds. @throws the error of the work within that time */
export async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  const end = new AbortController()
  await Promise.race([work, setTimeout(ms, undefined, end)]).finally(() => end.abort())
}
