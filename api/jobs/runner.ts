import { suggest } from '#api/companies/suggest.ts'
import { approve } from '#api/contacts/approve.ts'
import { retryUnreachable } from '#api/contacts/retry.ts'
import { rewrite } from '#api/emails/rewrite.ts'
import { ServiceFailed } from '#api/outside/failures.ts'
import type { Progress, Request } from '#db/model/entities/request.ts'
import type { Handle } from '#db/server/open.ts'
import { requestsWith } from '#db/server/requests.ts'
import { rowById } from '#db/server/rows.ts'
import { write } from '#db/server/write.ts'
import { whyNotFound, whyNotWritten } from './failure.ts'
import { byServer, type Run, type Work } from './work.ts'

const RETRY_SITES_EVERY_MS = 60_000
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

export async function createRunner(work: Work): Promise<Runner> {
  const { store, log } = work
  const lanes = new Map<string, Promise<void>>()
  const running = new Map<number, AbortController>()
  const waiting = new Map<number, ((request: Request) => void)[]>()
  let stopped = false

  await failInterrupted()
  const retries = setInterval(() => run('retries', () => retryUnreachable(work)), RETRY_SITES_EVERY_MS)
  wake()

  function wake() {
    lookForWork().catch((err: unknown) => {
      log.error({ err }, 'requests could not be read')
      setTimeout(wake, AFTER_TROUBLE_MS).unref()
    })
  }

  async function lookForWork() {
    await failInterrupted()
    for (const id of waiting.keys()) await announce(id)
    for (const [id, end] of running) if (await isCancelled(id)) end.abort()
    if (stopped) return
    for (const request of await requestsWith(store.read, 'queued')) {
      run(laneOf(request), () => cancellable(request.id))
    }
  }

  /** What was calling when the server died may have had its effect outside: never a second bill. */
  async function failInterrupted() {
    const calling = await requestsWith(store.read, 'calling')
    for (const { id } of calling.filter((request) => !lanes.has(laneOf(request)))) {
      const message = 'This was interrupted. Please try again.'
      await settle(work, id, 'calling', async () => ({ status: 'failed', message }))
    }
  }

  function run(lane: string, task: () => Promise<void>) {
    if (lanes.has(lane)) return
    const done = task().then(
      () => {
        // Only now, since the next request of this lane waits for it to be free.
        lanes.delete(lane)
        wake()
      },
      (err: unknown) => {
        lanes.delete(lane)
        log.error({ err, lane }, 'work could not be done')
        setTimeout(wake, AFTER_TROUBLE_MS).unref()
      },
    )
    lanes.set(lane, done)
  }

  const isCancelled = async (id: number) =>
    (await rowById(store.read, 'requests', id))?.status === 'cancelled'

  async function cancellable(id: number) {
    const end = new AbortController()
    running.set(id, end)
    try {
      await carryOut(work, id, end.signal)
    } finally {
      running.delete(id)
    }
  }

  async function announce(id: number) {
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
      clearInterval(retries)
      await Promise.all(lanes.values())
    },
  }
}

const laneOf = ({ teamId, task }: Request) => `${teamId} ${task.kind}`

async function carryOut(work: Work, id: number, signal: AbortSignal) {
  const request = await settle(work, id, 'queued', async () => ({ status: 'calling' }))
  if (!request) return
  try {
    const finish = await start(work, { request, signal, tell: teller(work, request) })
    await settle(work, id, 'calling', async (handle) => {
      const result = await finish(handle)
      return { status: 'done', message: result.message, result }
    })
  } catch (error) {
    if (signal.aborted) return
    const known = whyNot[request.task.kind](error)
    if (known === undefined || error instanceof ServiceFailed) {
      work.log.error({ err: error, request: id }, 'request failed')
    }
    const message = known ?? failures[request.task.kind]
    await settle(work, id, 'calling', async () => ({ status: 'failed', message }))
  }
}

function start(work: Work, run: Run) {
  const { task } = run.request
  if (task.kind === 'suggest') return suggest(work, run, task.args)
  return task.kind === 'approve' ? approve(work, run, task.args) : rewrite(work, run, task.args)
}

function teller({ progress }: Work, { id, teamId }: Request): Run['tell'] {
  let told: Progress = { requestId: id, step: '', total: 0, lookedUp: 0, found: 0, skipped: 0 }
  return (news) => {
    told = { ...told, ...news }
    progress(teamId, told)
  }
}

type Kind = Request['task']['kind']

const whyNot: Record<Kind, typeof whyNotFound> = {
  suggest: whyNotFound,
  approve: whyNotFound,
  write: whyNotWritten,
}

/** SPEC.md section 8's internal messages. */
const failures: Record<Kind, string> = {
  suggest: 'Failed to generate company suggestions',
  approve: 'Failed to approve suggestions',
  write: 'Failed to generate email',
}

/**
 * Moves a request on, unless it has left the expected status meanwhile.
 * @returns the request as stored
 */
async function settle(
  work: Work,
  id: number,
  expected: Request['status'],
  changes: (handle: Handle) => Promise<Partial<Request>>,
): Promise<Request | undefined> {
  const request = await work.store.tx(async (handle) => {
    const before = await rowById(handle, 'requests', id)
    if (before?.status !== expected) return undefined
    const after = { ...before, ...(await changes(handle)) }
    return write(handle, 'requests', before, after, byServer(work, `request.${after.status}`))
  })
  if (request) work.poke(request.teamId)
  return request
}
