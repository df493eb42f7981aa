import type { Day } from '#db/route/day.ts'
import { solve } from '#db/route/solve.ts'

/** The answers of orderWorker.ts: orders, each better than the one before it, then that there is no better one. */
export type OrderFound = { order: readonly number[] } | 'done'

/** A phone that takes longer gets the best order that it has found by then. */
const WITHIN_MS = 5_000

/**
 * The best order of a day's visits, as their indices. A worker looks for it, so that the page can respond to taps; if
 * the worker has found none, the page looks for a good order with less effort.
 */
export async function bestOrder(day: Day): Promise<readonly number[]> {
  if (day.visits.length < 2) return [...day.visits.keys()]
  const order = await orderInWorker(day)
  return order ?? solve(day, 'quick').visits.map(({ visit }) => visit)
}

function orderInWorker(day: Day): Promise<readonly number[] | undefined> {
  const worker = new Worker(new URL('./orderWorker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  return new Promise<readonly number[] | undefined>((resolve) => {
    let best: readonly number[] | undefined
    const end = () => resolve(best)
    timer = setTimeout(end, WITHIN_MS)
    worker.onmessage = ({ data }: MessageEvent<OrderFound>) => {
      if (data === 'done') end()
      else best = data.order
    }
    worker.onerror = end
    worker.postMessage(day)
  }).finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
