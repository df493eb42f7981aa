import { useLiveQuery } from 'dexie-react-hooks'
import { useConnection } from '#app/data/useConnection.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { attentionCount } from '#db/device/attention.ts'

/** The state of the sync in one word, the most pressing first. */
export type SyncState = 'offline' | 'syncing' | 'waiting' | 'saved'

/** What the sync is at, with how many changes wait; live. */
export function useSyncState(): { state: SyncState; waiting: number; lastAt: string } {
  const { store } = useWorkspace()
  const connection = useConnection()
  const facts = useLiveQuery(async () => {
    const waiting = await store.outbox.where('state').equals('waiting').count()
    return { waiting, status: await store.status.get('sync') }
  }, [store])
  const { waiting = 0, status } = facts ?? {}
  return { state: stateOf(), waiting, lastAt: status?.lastAt ?? '' }

  function stateOf(): SyncState {
    if (connection === 'offline') return 'offline'
    if (status?.running) return 'syncing'
    return waiting > 0 ? 'waiting' : 'saved'
  }
}

/** How many things the person must look at; live. */
export function useAttentionCount(): number {
  const { store } = useWorkspace()
  return useLiveQuery(() => attentionCount(store), [store]) ?? 0
}
