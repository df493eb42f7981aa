import type { Job } from '#api/jobs/job.ts'
import type { Metrics } from './metrics/metrics.ts'

/** The same jobs, which also report their duration and result to metrics. */
export function measured<Kind extends string>(
  jobs: Record<Kind, Job>,
  metrics: Metrics | undefined,
): Record<Kind, Job> {
  if (metrics === undefined) return jobs
  const all = { ...jobs }
  for (const kind in all) {
    const job = all[kind]
    all[kind] = {
      ...job,
      run: (started) => timed(() => job.run(started), started.signal, tellOf(kind, metrics)),
    }
  }
  return all
}

type Tell = (outcome: 'done' | 'failed' | 'cancelled', seconds: number) => void

const tellOf =
  (kind: string, metrics: Metrics): Tell =>
  (outcome, seconds) =>
    metrics.worked(kind, outcome, seconds)

async function timed<T>(run: () => Promise<T>, signal: AbortSignal, tell: Tell): Promise<T> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  try {
    const commit = await run()
    tell('done', seconds())
    return commit
  } catch (error) {
    tell(signal.aborted ? 'cancelled' : 'failed', seconds())
    throw error
  }
}
