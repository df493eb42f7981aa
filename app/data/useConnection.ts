import { useSyncExternalStore } from 'react'
import { useSyncStatus } from './useSyncStatus.ts'

/** The state that a request to the server would meet now. */
export type Connection = 'online' | 'offline' | 'signed-out' | 'outdated'

/** The last known state of the connection to the server: only for display, never a condition for sending. */
export function useConnection(): Connection {
  const hasNetwork = useSyncExternalStore(subscribe, () => navigator.onLine)
  const result = useSyncStatus((status) => status?.result)
  if (!hasNetwork) return 'offline'
  return result === undefined || result === 'synced' ? 'online' : result
}

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

const waits: Record<Connection, string> = {
  online: 'Waiting for its turn.',
  offline: 'Waiting for a connection. Will run when you are back online.',
  'signed-out': 'Will run when you have signed in again.',
  outdated: 'Will run when Rove was updated.',
}

/** What a queued request is waiting for, in a sentence. */
export const waitingFor = (connection: Connection): string => waits[connection]
