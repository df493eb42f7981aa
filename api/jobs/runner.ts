import * as v from 'valibot'
import type { Handler } from '#api/queue/handler.ts'
import { openQueue, type Services as QueueServices } from '#api/queue/queue.ts'
import type { Progress, Request, RequestKind } from '#db/model/entities/request.ts'
import { Id } from '#db/model/id.ts'
import type { Handle } from '#db/server/database/handle.ts'
import { type Entry, keyOf, type NewEntry } from '#db/server/queue.ts'
import { unendedRequests } from '#db/server/requests.ts'
import { rowById } from '#db/server/rows.ts'
import { write } from '#db/server/write.ts'
import { PermanentError } from './failure.ts'
import { type Job, type Notifier, type Run, serverAuthor } from './job.ts'

/** Runs requests: one at a time of each kind and team, over all servers, each called at most once. */
export interface Runner {
  /** Looks for queued requests. */
  wake(): void
  /**
   * Starts no request of this team while a push for it is in progress, because the push may cancel it.
   * @returns ends the hold, and looks for queued requests
   */
  hold(teamId: number): () => void
  /** Resolves when the request has ended: done, failed or cancelled. */
  ended(id: number): Promise<Request>
  /** Starts nothing new and waits for what runs. */
  stop(): Promise<void>
}

interface Services extends Omit<QueueServices, 'tellOthers'> {
  notifier: Notifier
}

type JobOf = (kind: RequestKind) => Job

/**
 * @param jobOf the job of a kind of request
 * @param handlers for other entries in the queue, by kind
 */
export async function createRunner(
  services: Services,
  jobOf: JobOf,
  handlers: Readonly<Record<string, Handler>>,
): Promise<Runner> {
  const { store, log, notifier } = services
  const waiting = new Map<number, ((request: Request) => void)[]>()
  const queue = await openQueue(
    { ...services, tellOthers: () => notifier.work() },
    { ...handlers, [REQUEST]: requestHandler(services, jobOf, answerEnded) },
  )

  async function answerEnded(id: number) {
    const request = waiting.has(id) ? await rowById(store.read, 'requests', id) : undefined
    if (!request || !isEnded(request)) return
    for (const resolve of waiting.get(id) ?? []) resolve(request)
    waiting.delete(id)
  }

  function answerAll() {
    for (const id of waiting.keys())
      answerEnded(id).catch((err: unknown) => log.error({ err }, 'a request could not be read'))
  }

  return {
    ...queue,
    wake() {
      queue.wake()
      answerAll()
    },
    ended: (id) =>
      new Promise((resolve) => {
        waiting.set(id, [...(waiting.get(id) ?? []), resolve])
        queue.wake()
        answerAll()
      }),
  }
}

/** The kind of a request's queue entry. Servers of version 2.1 use the lease that its key names. */
const REQUEST = 'request'
/** More than a server's people request at once; for each team and kind, one runs at a time. */
const AT_ONCE = 50

const isEnded = ({ status }: Request) => status !== 'queued' && status !== 'calling'

/**
 * A request that is `calling` and not in the queue runs on a server of version 2.1, or did so when that
 * server died.
 */
const entryFor = ({ id, teamId, createdBy, createdAt, task, status }: Request): NewEntry => ({
  key: keyOf(REQUEST, id),
  kind: REQUEST,
  teamId,
  userId: createdBy,
  lane: `${teamId} ${task.kind}`,
  payload: id,
  dueAt: createdAt,
  startedAt: status === 'calling' ? createdAt : null,
})

function requestHandler(services: Services, jobOf: JobOf, onEnd: (id: number) => Promise<void>): Handler {
  const { store } = services
  const requestOf = async ({ payload }: Entry) => rowById(store.read, 'requests', v.parse(Id, payload))
  return {
    atOnce: AT_ONCE,
    wanted: async (handle) => (await unendedRequests(handle)).map(entryFor),
    isWanted: async (entry) => (await requestOf(entry))?.status !== 'cancelled',
    async run(entry, signal) {
      const request = await requestOf(entry)
      if (!request) return
      await runRequest(services, { job: jobOf(request.task.kind), queued: request, signal })
      await onEnd(request.id)
    },
    /** It may have had its effect outside, so it is not repeated: never a second bill. */
    async interrupted(entry) {
      const request = await requestOf(entry)
      const message = 'This was interrupted. Please try again.'
      if (!request) return
      await advance(services, request, 'calling', async () => ({ status: 'failed', message }))
      await onEnd(request.id)
    },
  }
}

interface Started {
  job: Job
  queued: Request
  signal: AbortSignal
}

async function runRequest(services: Services, { job, queued, signal }: Started) {
  const request = await advance(services, queued, 'queued', async () => ({ status: 'calling' }))
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
 * Changes the status of a request, unless it no longer has the expected status.
 * @returns the stored request
 */
async function advance(
  { store, notifier, now }: Services,
  { id, teamId }: Request,
  expected: Request['status'],
  changes: (handle: Handle) => Promise<Partial<Request>>,
): Promise<Request | undefined> {
  const request = await store.tx(async (handle) => {
    const before = await rowById(handle, 'requests', id)
    if (before?.status !== expected) return undefined
    const after = { ...before, ...(await changes(handle)) }
    return write(handle, 'requests', before, after, serverAuthor(now(), `request.${after.status}`))
  }, teamId)
  if (request) notifier.poke(request.teamId)
  return request
}
