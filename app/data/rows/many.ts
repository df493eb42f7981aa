import { storeOf } from '#db/device/engine.ts'
import { type Change, mutateMany } from '#db/device/mutate.ts'
import { type RefusalCode, Refused } from '#db/model/sync/mutation.ts'
import { BATCH_LIMIT } from '#db/model/sync/protocol.ts'

/** What the page asks of manyWorker.ts. */
export interface ManyRequest {
  userId: number
  teamId: number
  now: Date
  changes: readonly Change[]
}
/** What the worker answers: how many changes are on disk, again and again, then how it ended. */
export type ManyAnswer =
  | { type: 'made'; made: number }
  | { type: 'done' }
  | { type: 'refused'; code: RefusalCode; message: string }
  | { type: 'failed'; name: string; message: string }

interface Options {
  /** Told after each batch how many changes are on disk. */
  onProgress?: (made: number) => void
  /** Ends it after the batch under way. */
  signal?: AbortSignal
}

/**
 * Makes changes of many rows, in batches (`mutateMany`). Where they are more than one batch holds, a worker writes
 * them, so that the page answers taps meanwhile.
 * @throws Refused, or what the store of the device throws, where a batch can't be made; the batches before it were made
 */
export async function changeMany(
  userId: number,
  teamId: number,
  changes: readonly Change[],
  options: Options = {},
): Promise<void> {
  if (changes.length <= BATCH_LIMIT.rows) return mutateMany(storeOf(userId), teamId, changes, options)
  const worker = new Worker(new URL('./manyWorker.ts', import.meta.url), { type: 'module' })
  try {
    await answered(worker, { userId, teamId, now: new Date(), changes }, options)
  } finally {
    worker.terminate()
  }
}

function answered(worker: Worker, request: ManyRequest, { onProgress, signal }: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ManyAnswer>) => {
      if (data.type === 'made') return onProgress?.(data.made)
      if (data.type === 'done') return resolve()
      reject(data.type === 'refused' ? new Refused(data.code, data.message) : errorOf(data))
    }
    worker.onerror = ({ message }) => reject(new Error(message || 'The worker could not be started.'))
    signal?.addEventListener('abort', () => worker.postMessage('end'))
    worker.postMessage(request)
  })
}

/** An error of the worker: what it is called tells a full disk from a closed store. */
function errorOf({ name, message }: { name: string; message: string }): Error {
  const error = new Error(message)
  error.name = name
  return error
}
