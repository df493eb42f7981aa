import { useLiveQuery } from 'dexie-react-hooks'
import { useConnection } from '#app/lib/useConnection.ts'
import { useWorkspace } from '#app/lib/workspace.tsx'

/** The state of the world in one word, the most pressing first. */
export type SyncState = 'attention' | 'offline' | 'syncing' | 'waiting' | 'saved'

/** What the sync is at, with how many changes wait and how many were refused; live. */
export function useSyncState(): { state: SyncState; waiting: number; refused: number; lastAt: string } {
  const { store } = useWorkspace()
  const connection = useConnection()
  const facts = useLiveQuery(async () => {
    const waiting = await store.outbox.where('state').equals('waiting').count()
    const refused = await store.outbox.where('state').equals('refused').count()
    return { waiting, refused, status: await store.status.get('sync') }
  }, [store])
  const { waiting = 0, refused = 0, status } = facts ?? {}
  return { state: stateOf(), waiting, refused, lastAt: status?.lastAt ?? '' }

  function stateOf(): SyncState {
    if (refused > 0) return 'attention'
    if (connection === 'offline') return 'offline'
    if (status?.running) return 'syncing'
    return waiting > 0 ? 'waiting' : 'saved'
  }
}
