import type { Day } from '#db/route/day.ts'
import { solve } from '#db/route/solve.ts'

/** A phone that takes longer gets the order that it finds with less effort. */
const WITHIN_MS = 5_000

/**
 * The best order of a day's visits, as their indices. A worker looks for it, so that the page can respond to taps; if
 * the worker fails or takes too long, the page looks for a good order with less effort.
 */
export async function bestOrder(day: Day): Promise<readonly number[]> {
  if (day.visits.length < 2) return [...day.visits.keys()]
  const order = await orderInWorker(day)
  return order ?? solve(day, 'quick').visits.map(({ visit }) => visit)
}

function orderInWorker(day: Day): Promise<readonly number[] | undefined> {
  const worker = new Worker(new URL('./orderWorker.ts', import.meta.url), { type: 'module' })
  return new Promise<readonly number[] | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), WITHIN_MS)
    const end = (order: readonly number[] | undefined) => {
      clearTimeout(timer)
      resolve(order)
    }
    worker.onmessage = ({ data }: MessageEvent<readonly number[]>) => end(data)
    worker.onerror = () => end(undefined)
    worker.postMessage(day)
  }).finally(() => worker.terminate())
}
