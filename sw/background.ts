import type { SyncResult } from '#db/device/store.ts'

/**
 * Ends a sync that the browser woke the worker for.
 * @throws Error when the server was out of reach: so the browser knows to wake the worker again later, which no other
 * result needs (https://wicg.github.io/background-sync/spec/, sync events)
 */
export function endBackgroundSync(result: SyncResult): void {
  if (result === 'offline') throw new Error('The server is out of reach')
}
