import * as v from 'valibot'
import type { Progress, Request } from '#db/model/entities/request.ts'
import { notDevices } from '#db/model/sync/protocol.ts'
import type { Handle } from '#db/server/database/handle.ts'
import type { Author } from '#db/server/write.ts'

/** A request that runs. */
export interface Run {
  request: Request
  /** Ends when the person cancels the request. */
  signal: AbortSignal
  /** Tells how far it has come; what is not given stays as it was. */
  report(progress: Partial<Progress>): void
}

/** Writes the outcome of a finished job in the transaction that also ends its request. */
export type Commit<Result> = (handle: Handle) => Promise<Result>

type Result = NonNullable<Request['result']>

/** A kind of work that a request may ask for. */
export interface Job {
  /** Does what needs the network. @throws what `whyNot` puts into words, and anything else */
  run(run: Run): Promise<Commit<Result>>
  /** A failure in words for the person; undefined for one that says them nothing. */
  whyNot(error: unknown): string | undefined
  /** What they read then. */
  failed: string
}

/** Says a job; its arguments are read by their schema, so that `run` has them typed. */
export const defineJob = <S extends v.GenericSchema, R extends Result>({
  args,
  run,
  ...failure
}: Pick<Job, 'whyNot' | 'failed'> & {
  args: S
  run(run: Run, args: v.InferOutput<S>): Promise<Commit<R>>
}): Job => ({
  ...failure,
  run: (started) => run(started, v.parse(args, started.request.task.args)),
})

/** Tells a team's devices that there is something to pull, and how far a request has come. */
export interface Notifier {
  /** Tells the other servers that a request ended, for which some may wait. */
  work(): void
  poke(teamId: number): void
  progress(teamId: number, progress: Progress): void
}

/** The author of what the server does itself. */
export const serverAuthor = (now: Date, name: string): Author => ({
  userId: null,
  deviceId: notDevices.server,
  name,
  at: now.toISOString(),
})
