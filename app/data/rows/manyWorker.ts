import { storeOf } from '#db/device/engine.ts'
import { mutateMany } from '#db/device/mutate.ts'
import { Refused } from '#db/model/sync/mutation.ts'
import type { ManyAnswer, ManyRequest } from './many.ts'

declare const self: DedicatedWorkerGlobalScope

const end = new AbortController()

self.onmessage = ({ data }: MessageEvent<ManyRequest | 'end'>) => {
  if (data === 'end') end.abort()
  else void make(data)
}

async function make({ userId, teamId, now, changes }: ManyRequest) {
  try {
    const onProgress = (made: number) => answer({ type: 'made', made })
    await mutateMany(storeOf(userId), teamId, changes, { now, onProgress, signal: end.signal })
    answer({ type: 'done' })
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error))
    if (error instanceof Refused) answer({ type: 'refused', code: error.code, message })
    else answer({ type: 'failed', name, message })
  }
}

const answer = (message: ManyAnswer) => self.postMessage(message)
