import type { SyncResult } from '#db/device/store.ts'

/**
 * Ends a sync for which the browser woke the worker.
 * @throws Error when the server was unreachable: then the browser wakes the worker again later, which no
 * other result needs (https://wicg.github.io/background-sync/spec/, sync events)
 */
export function endBackgroundSync(result: SyncResult): void {
  if (result === 'offline') throw new Error('The server is out of reach')
}
