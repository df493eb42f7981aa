import { useConnection } from '#app/data/useConnection.ts'
import { useSyncStatus } from '#app/data/useSyncStatus.ts'
import { useUnsentCount } from '#app/data/useUnsent.ts'

/** The sync state in one word, the most urgent first. */
export type SyncState = 'offline' | 'syncing' | 'waiting' | 'saved'

/** The sync state, with the number of waiting changes; live. */
export function useSyncState(): { state: SyncState; waiting: number; lastAt: string } {
  const connection = useConnection()
  const waiting = useUnsentCount() ?? 0
  const isRunning = useSyncStatus((status) => status?.running ?? false)
  const lastAt = useSyncStatus((status) => status?.lastAt ?? '')
  return { state: stateOf(), waiting, lastAt }

  function stateOf(): SyncState {
    if (connection === 'offline') return 'offline'
    if (isRunning) return 'syncing'
    return waiting > 0 ? 'waiting' : 'saved'
  }
}
