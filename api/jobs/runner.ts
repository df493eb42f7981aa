import type { Logger } from 'pino'
import type { Progress, Request } from '#db/model/entities/request.ts'
import { requestsWith } from '#db/server/requests.ts'
import { rowById } from '#db/server/rows.ts'
import type { Handle, Store } from '#db/server/sqlite/handle.ts'
import { write } from '#db/server/write.ts'
import { PermanentError } from './failure.ts'
import { type Job, type Notifier, type PeriodicTask, type Run, serverAuthor } from './job.ts'

const AFTER_TROUBLE_MS = 5_000

/** Runs what was asked for: one request of a kind and team at a time, each called at most once. */
export interface Runner {
  /** Looks for queued requests. */
  wake(): void
  /** Resolves when the request is over: done, failed or cancelled. */
  ended(id: number): Promise<Request>
  /** Takes nothing new and waits for what runs. */
  stop(): Promise<void>
}

interface Services {
  store: Store
  log: Logger
  notifier: Notifier
  now(): Date
}

/** @param jobs by the kind of request that asks for them */
export async function createRunner(
  services: Services,
  jobs: Record<Request['task']['kind'], Job>,
  periodic: PeriodicTask[],
): Promise<Runner> {
  const { store, log } = services
  const queues = createQueues(log, wake)
  const running = new Map<number, AbortController>()
  const waiting = new Map<number, ((request: Request) => void)[]>()
  let stopped = false

  await failInterrupted()
  const timers = periodic.map(({ name, everyMs, run }) => setInterval(() => queues.run(name, run), everyMs))
  wake()

  function wake() {
    lookForRequests().catch((err: unknown) => {
      log.error({ err }, 'requests could not be read')
      setTimeout(wake, AFTER_TROUBLE_MS).unref()
    })
  }

  async function lookForRequests() {
    await failInterrupted()
    for (const id of waiting.keys()) await answerEnded(id)
    for (const [id, end] of running) if (await isCancelled(id)) end.abort()
    if (stopped) return
    for (const request of await requestsWith(store.read, 'queued')) {
      queues.run(queueOf(request), () => runCancellable(request))
    }
  }

  /** What was calling when the server died may have had its effect outside: never a second bill. */
  async function failInterrupted() {
    const calling = await requestsWith(store.read, 'calling')
    for (const { id } of calling.filter((request) => !queues.isBusy(queueOf(request)))) {
      const message = 'This was interrupted. Please try again.'
      await advance(services, id, 'calling', async () => ({ status: 'failed', message }))
    }
  }

  const isCancelled = async (id: number) =>
    (await rowById(store.read, 'requests', id))?.status === 'cancelled'

  async function runCancellable({ id, task }: Request) {
    const end = new AbortController()
    running.set(id, end)
    try {
      await runRequest(services, jobs[task.kind], id, end.signal)
    } finally {
      running.delete(id)
    }
  }

  async function answerEnded(id: number) {
    const request = await rowById(store.read, 'requests', id)
    if (!request || request.status === 'queued' || request.status === 'calling') return
    for (const resolve of waiting.get(id) ?? []) resolve(request)
    waiting.delete(id)
  }

  return {
    wake,
    ended: (id) =>
      new Promise((resolve) => {
        waiting.set(id, [...(waiting.get(id) ?? []), resolve])
        wake()
      }),
    async stop() {
      stopped = true
      for (const timer of timers) clearInterval(timer)
      await queues.idle()
    },
  }
}

/**
 * Queues that each do one thing at a time.
 * @param whenFree told when one can do the next, and a while after something went wrong
 */
function createQueues(log: Logger, whenFree: () => void) {
  const busy = new Map<string, Promise<void>>()
  return {
    isBusy: (queue: string) => busy.has(queue),
    /** Starts a task, unless its queue is busy. */
    run(queue: string, task: () => Promise<void>) {
      if (busy.has(queue)) return
      const done = task().then(
        () => {
          // Only now, since the next task of this queue waits for it to be free.
          busy.delete(queue)
          whenFree()
        },
        (err: unknown) => {
          busy.delete(queue)
          log.error({ err, queue }, 'work could not be done')
          setTimeout(whenFree, AFTER_TROUBLE_MS).unref()
        },
      )
      busy.set(queue, done)
    },
    async idle() {
      await Promise.all(busy.values())
    },
  }
}

const queueOf = ({ teamId, task }: Request) => `${teamId} ${task.kind}`

async function runRequest(services: Services, job: Job, id: number, signal: AbortSignal) {
  const request = await advance(services, id, 'queued', async () => ({ status: 'calling' }))
  if (!request) return
  try {
    const commit = await job.run({ request, signal, report: reporter(services, request) })
    await advance(services, id, 'calling', async (handle) => {
      const result = await commit(handle)
      return { status: 'done', message: result.message, result }
    })
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof PermanentError)) services.log.error({ err: error, request: id }, 'request failed')
    const message = job.whyNot(error) ?? job.failed
    await advance(services, id, 'calling', async () => ({ status: 'failed', message }))
  }
}

function reporter({ notifier }: Services, { id, teamId }: Request): Run['report'] {
  let progress: Progress = { requestId: id, step: '', total: 0, lookedUp: 0, found: 0, skipped: 0 }
  return (news) => {
    progress = { ...progress, ...news }
    notifier.progress(teamId, progress)
  }
}

/**
 * Moves a request on, unless it has left the expected status meanwhile.
 * @returns the request as stored
 */
async function advance(
  { store, notifier, now }: Services,
  id: number,
  expected: Request['status'],
  changes: (handle: Handle) => Promise<Partial<Request>>,
): Promise<Request | undefined> {
  const request = await store.tx(async (handle) => {
    const before = await rowById(handle, 'requests', id)
    if (before?.status !== expected) return undefined
    const after = { ...before, ...(await changes(handle)) }
    return write(handle, 'requests', before, after, serverAuthor(now(), `request.${after.status}`))
  })
  if (request) notifier.poke(request.teamId)
  return request
}
