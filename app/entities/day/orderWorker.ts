import type { Day } from '#db/route/day.ts'
import { solve } from '#db/route/solve.ts'

declare const self: DedicatedWorkerGlobalScope

self.onmessage = ({ data }: MessageEvent<Day>) => {
  const order: readonly number[] = solve(data).visits.map(({ visit }) => visit)
  self.postMessage(order)
}
