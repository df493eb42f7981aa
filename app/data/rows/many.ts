import { storeOf } from '#db/device/engine.ts'
import { type Change, mutateMany } from '#db/device/mutate.ts'
import { type RefusalCode, Refused } from '#db/model/sync/mutation.ts'
import { BATCH_LIMIT } from '#db/model/sync/protocol.ts'

/** The request to manyWorker.ts. */
export interface ManyRequest {
  userId: number
  teamId: number
  now: Date
  changes: readonly Change[]
}
/** The worker's answers: after each batch the number of changes on disk, then the outcome. */
export type ManyAnswer =
  | { type: 'made'; made: number }
  | { type: 'done' }
  | { type: 'refused'; code: RefusalCode; message: string }
  | { type: 'failed'; name: string; message: string }

interface Options {
  /** Called after each batch with the number of changes that are on disk. */
  onProgress?: (made: number) => void
  /** Stops the work after the current batch. */
  signal?: AbortSignal
}

/**
 * Changes many rows in batches (`mutateMany`). If there are more changes than one batch holds, a worker writes them, so
 * that the page can respond to taps.
 * @throws Refused, or an error of the device's store, if a batch cannot be made; the batches before it were made
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

/** The worker's error with its name, which tells a full disk from a closed store. */
function errorOf({ name, message }: { name: string; message: string }): Error {
  const error = new Error(message)
  error.name = name
  return error
}
