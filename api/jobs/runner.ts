import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Progress, Request } from '#db/model/entities/request.ts'
import type { Handle, Store } from '#db/server/database/handle.ts'
import { endLease, heldOf, renewLeases, takeLease } from '#db/server/leases.ts'
import { requestsWith } from '#db/server/requests.ts'
import { rowById } from '#db/server/rows.ts'
import { write } from '#db/server/write.ts'
import { PermanentError } from './failure.ts'
import { type Job, type Notifier, type PeriodicTask, type Run, serverAuthor } from './job.ts'

const AFTER_TROUBLE_MS = 5_000
/** A server that did not renew its leases for so long is taken for dead, and its requests for interrupted. */
const LEASE_MS = 30_000
const RENEWED_EVERY_MS = 10_000

/**
 * Runs what was asked for: one request of a kind and team at a time, on whichever server, each called at most once.
 */
export interface Runner {
  /** Looks for queued requests. */
  wake(): void
  /**
   * Begins nothing that this team asked for while a push for it is under way, which may take it back.
   * @returns ends it, and looks for queued requests
   */
  hold(teamId: number): () => void
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
  const leases = leasesOf(store)
  const queues = createQueues(log, wake)
  const running = new Map<number, AbortController>()
  const waiting = new Map<number, ((request: Request) => void)[]>()
  const held = new Map<number, number>()
  let stopped = false

  await failInterrupted()
  const timers = periodic.map(({ name, everyMs, run }) =>
    setInterval(() => queues.run(name, () => leases.during(name, run)), everyMs),
  )
  if (!store.alone) timers.push(setInterval(() => void renew(), RENEWED_EVERY_MS))
  wake()

  /** What other servers left when they died is looked for at the same time. */
  async function renew() {
    await leases.renew().catch((err: unknown) => log.error({ err }, 'leases could not be renewed'))
    wake()
  }

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
    const elsewhere = new Set((await requestsWith(store.read, 'calling')).map(queueOf))
    for (const request of await requestsWith(store.read, 'queued')) {
      const queue = queueOf(request)
      if (!elsewhere.has(queue) && !held.has(request.teamId)) queues.run(queue, () => runCancellable(request))
    }
  }

  /** What was calling when the server died may have had its effect outside: never a second bill. */
  async function failInterrupted() {
    const calling = await requestsWith(store.read, 'calling')
    const isRunning = await leases.held(calling.map(leaseOf))
    for (const request of calling) {
      if (queues.isBusy(queueOf(request)) || isRunning.has(leaseOf(request))) continue
      const message = 'This was interrupted. Please try again.'
      await advance(services, request, 'calling', async () => ({ status: 'failed', message }))
    }
  }

  const isCancelled = async (id: number) =>
    (await rowById(store.read, 'requests', id))?.status === 'cancelled'

  async function runCancellable(request: Request) {
    const end = new AbortController()
    running.set(request.id, end)
    try {
      await runRequest(services, {
        job: jobs[request.task.kind],
        queued: request,
        leases,
        signal: end.signal,
      })
    } finally {
      running.delete(request.id)
    }
  }

  async function answerEnded(id: number) {
    const request = await rowById(store.read, 'requests', id)
    if (!request || request.status === 'queued' || request.status === 'calling') return
    for (const resolve of waiting.get(id) ?? []) resolve(request)
    waiting.delete(id)
  }

  function hold(teamId: number) {
    held.set(teamId, (held.get(teamId) ?? 0) + 1)
    return () => {
      const left = (held.get(teamId) ?? 0) - 1
      if (left > 0) held.set(teamId, left)
      else held.delete(teamId)
      wake()
    }
  }

  return {
    wake,
    hold,
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
const leaseOf = ({ id }: Request) => `request ${id}`

type Leases = ReturnType<typeof leasesOf>

/** What this server alone does as long as it lives; where no other can be on the store, nobody has to be told. */
function leasesOf(store: Store) {
  const holder = randomUUID()
  const take = (handle: Handle, name: string) => takeLease(handle, { name, holder }, LEASE_MS)
  const end = (name: string) => store.tx((handle) => endLease(handle, { name, holder }))
  return {
    /** @returns false where another server has it */
    take: async (handle: Handle, name: string) => store.alone || take(handle, name),
    end: async (name: string) => store.alone || end(name),
    held: async (names: string[]) => (store.alone ? new Set<string>() : heldOf(store.read, names)),
    renew: () => store.tx((handle) => renewLeases(handle, holder, LEASE_MS)),
    /** Does some work unless another server is at it. */
    async during(name: string, work: () => Promise<void>) {
      if (store.alone) return work()
      if (!(await store.tx((handle) => take(handle, name)))) return
      try {
        await work()
      } finally {
        await end(name)
      }
    },
  }
}

interface Started {
  job: Job
  queued: Request
  leases: Leases
  signal: AbortSignal
}

async function runRequest(services: Services, { job, queued, leases, signal }: Started) {
  const request = await advance(services, queued, 'queued', async (handle) => {
    const isBusy = (await requestsWith(handle, 'calling')).some((one) => queueOf(one) === queueOf(queued))
    return !isBusy && (await leases.take(handle, leaseOf(queued))) ? { status: 'calling' } : undefined
  })
  if (!request) return
  try {
    const commit = await job.run({ request, signal, report: reporter(services, request) })
    await advance(services, request, 'calling', async (handle) => {
      const result = await commit(handle)
      return { status: 'done', message: result.message, result }
    })
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof PermanentError))
      services.log.error({ err: error, request: request.id }, 'request failed')
    const message = job.whyNot(error) ?? job.failed
    await advance(services, request, 'calling', async () => ({ status: 'failed', message }))
  } finally {
    await leases.end(leaseOf(request))
    services.notifier.work()
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
 * @param changes undefined where it stays as it is
 * @returns the request as stored
 */
async function advance(
  { store, notifier, now }: Services,
  { id, teamId }: Request,
  expected: Request['status'],
  changes: (handle: Handle) => Promise<Partial<Request> | undefined>,
): Promise<Request | undefined> {
  const request = await store.tx(async (handle) => {
    const before = await rowById(handle, 'requests', id)
    if (before?.status !== expected) return undefined
    const changed = await changes(handle)
    if (!changed) return undefined
    const after = { ...before, ...changed }
    return write(handle, 'requests', before, after, serverAuthor(now(), `request.${after.status}`))
  }, teamId)
  if (request) notifier.poke(request.teamId)
  return request
}
