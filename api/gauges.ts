import type { Deps } from '#api/http/deps.ts'
import type { Readiness } from '#api/http/readiness.ts'
import type { Streams } from '#api/sync/streams.ts'
import { openRequests } from '#db/server/requests.ts'
import type { Metrics, Sample } from './metrics/metrics.ts'

interface Watched extends Pick<Deps, 'store' | 'now'> {
  readiness: Readiness
  streams: Streams
}

/** Adds gauges for the current state of the server, as opposed to counters. */
export function watchServer(metrics: Metrics, { store, now, readiness, streams }: Watched): void {
  const isReady = () =>
    readiness.check().then(
      () => true,
      () => false,
    )
  metrics.watch(
    'rove_ready',
    '1 where calls should come to this server, as /api/ready says.',
    [],
    async () => [{ labels: {}, value: Number(await isReady()) }],
  )
  metrics.watch('rove_event_streams', 'Event streams that are open.', [], async () => [
    { labels: {}, value: streams.count() },
  ])
  const ofOpen = async (measure: (request: { count: number; oldest: string | null }) => number) => {
    // If the database can't be reached, no values are reported, and the scrape does not wait for it.
    if (!(await isReady())) return []
    return (await openRequests(store.read)).map(
      ({ status, ...open }): Sample => ({ labels: { status }, value: measure(open) }),
    )
  }
  metrics.watch(
    'rove_jobs',
    'Requests that wait (queued) or run (calling), on all servers.',
    ['status'],
    () => ofOpen(({ count }) => count),
  )
  metrics.watch(
    'rove_jobs_oldest_seconds',
    'How long ago the oldest of them was asked for.',
    ['status'],
    () => ofOpen(({ oldest }) => (oldest === null ? 0 : (now().getTime() - Date.parse(oldest)) / 1000)),
  )
  const { pool } = store
  if (pool === undefined) return
  metrics.watch('rove_pool_connections', 'Connections to the database.', ['state'], async () => {
    const { open, idle, waiting } = pool()
    return Object.entries({ busy: open - idle, idle, waiting }).map(([state, value]) => ({
      labels: { state },
      value,
    }))
  })
}
