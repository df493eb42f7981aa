import * as v from 'valibot'
import type { Progress, Request } from '#db/model/entities/request.ts'
import { notDevices } from '#db/model/sync/protocol.ts'
import type { Handle } from '#db/server/database/handle.ts'
import type { Author } from '#db/server/write.ts'

/** A running request. */
export interface Run {
  request: Request
  /** Aborted when the person cancels the request. */
  signal: AbortSignal
  /** Reports the progress; missing fields keep their value. */
  report(progress: Partial<Progress>): void
}

/** Writes the outcome of a finished job, in the transaction that also ends its request. */
export type Commit<Result> = (handle: Handle) => Promise<Result>

type Result = NonNullable<Request['result']>

/** A kind of work that a request can ask for. */
export interface Job {
  /** Does the part that needs the network. @throws errors that `whyNot` can explain, and any other */
  run(run: Run): Promise<Commit<Result>>
  /** Explains a failure to the person; undefined if the error means nothing to them. */
  whyNot(error: unknown): string | undefined
  /** The message in that case. */
  failed: string
}

/** Defines a job. Its schema parses the arguments, so that they are typed in `run`. */
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

/** Tells a team's devices that there is something to pull, and reports the progress of a request. */
export interface Notifier {
  /** Tells the other servers that a request ended, which some may be waiting for. */
  work(): void
  poke(teamId: number): void
  progress(teamId: number, progress: Progress): void
}

/** The author of changes that the server makes itself. */
export const serverAuthor = (now: Date, name: string): Author => ({
  userId: null,
  deviceId: notDevices.server,
  name,
  at: now.toISOString(),
})
