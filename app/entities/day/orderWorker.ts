import type { Day } from '#db/route/day.ts'
import { solutions } from '#db/route/solve.ts'
import type { OrderFound } from './bestOrder.ts'

declare const self: DedicatedWorkerGlobalScope

self.onmessage = ({ data }: MessageEvent<Day>) => {
  for (const { visits } of solutions(data, 'full')) tell({ order: visits.map(({ visit }) => visit) })
  tell('done')
}

const tell = (message: OrderFound) => self.postMessage(message)
