import { useLiveQuery } from 'dexie-react-hooks'
import { type Change, mutate } from '#db/device/mutate.ts'
import type { Settings } from '#db/model/entities/settings.ts'
import { requestSync } from './sync.ts'
import { useWorkspace } from './workspace.tsx'

/** What the person chose for themselves, live; undefined while it is read. */
export function useSettings(): Settings | undefined {
  const { store, user } = useWorkspace()
  return useLiveQuery(() => store.settings.get(user.id), [store, user.id])
}

/**
 * The way to change it, offline too: resolves when it is on this device, then it is synced.
 * @returns throws Dexie's errors when the device can't store it
 */
export function useChangeOwn(): (...changes: Change[]) => Promise<void> {
  const { store, user } = useWorkspace()
  return async (...changes) => {
    await mutate(store, user.id, changes)
    void requestSync(user.id)
  }
}
