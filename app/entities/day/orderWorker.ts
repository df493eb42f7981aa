import { solutions } from '#db/route/solve.ts'
import type { OrderFound, OrderRequest } from './bestOrder.ts'

declare const self: DedicatedWorkerGlobalScope

self.onmessage = ({ data: { day } }: MessageEvent<OrderRequest>) => {
  for (const { visits } of solutions(day, 'full')) tell({ order: visits.map(({ visit }) => visit) })
  tell('done')
}

const tell = (message: OrderFound) => self.postMessage(message)
