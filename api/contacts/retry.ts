import type { Work } from '#api/jobs/work.ts'
import type { Provider } from '#db/model/key.ts'
import { dropRetry, dueRetries } from '#db/server/requests.ts'
import { rowById } from '#db/server/rows.ts'
import { isWaiting, lookUp } from './lookup.ts'

/** Asks again the sites that did not answer when their companies were approved. */
export async function retryUnreachable(work: Work): Promise<void> {
  const { signal } = new AbortController()
  for (const { suggestionId, userId } of await dueRetries(work.store.read, work.now().toISOString())) {
    const suggestion = await rowById(work.store.read, 'suggestions', suggestionId)
    const asking = { userId, signal, failed: new Set<Provider>(), onNote() {} }
    if (suggestion && isWaiting(suggestion)) await lookUp(work, suggestion, asking)
    else await work.store.tx((handle) => dropRetry(handle, suggestionId))
  }
}
