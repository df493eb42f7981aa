import type { Connection } from './useConnection.ts'

const waits: Record<Connection, string> = {
  online: 'Waiting for its turn.',
  offline: 'Waiting for a connection. Will run when you are back online.',
  'signed-out': 'Will run when you have signed in again.',
  outdated: 'Will run when Rove was updated.',
}

/** What a queued request waits for, in a sentence. */
export const waitingFor = (connection: Connection): string => waits[connection]
