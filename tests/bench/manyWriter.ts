import { storeOf } from '#db/device/engine.ts'
import { mutateMany } from '#db/device/mutate.ts'
import { newLeads } from './newLeads.ts'

declare const self: DedicatedWorkerGlobalScope

// Runs in a worker of the page, as an import does: what it makes is read there, too.
self.onmessage = ({ data: [userId, teamId, count] }: MessageEvent<readonly [number, number, number]>) => {
  const onProgress = (made: number) => self.postMessage(made)
  mutateMany(storeOf(userId), teamId, newLeads(count), { onProgress }).catch((error: unknown) => {
    self.postMessage(String(error))
  })
}
