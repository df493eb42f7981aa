import { useLiveQuery } from 'dexie-react-hooks'
import { type Change, mutate } from '#db/device/mutate.ts'
import type { Settings } from '#db/model/entities/settings.ts'
import { requestSync } from './sync.ts'
import { useWorkspace } from './workspace.tsx'

/** The person's settings, live; undefined until they have been read. */
export function useSettings(): Settings | undefined {
  const { store, user } = useWorkspace()
  return useLiveQuery(() => store.settings.get(user.id), [store, user.id])
}

/**
 * Returns a function that changes the settings, also offline. It resolves when the change is stored on this
 * device; then it is synced. It throws Dexie's errors when the device can't store it.
 */
export function useChangeOwn(): (...changes: Change[]) => Promise<void> {
  const { store, user } = useWorkspace()
  return async (...changes) => {
    await mutate(store, user.id, changes)
    void requestSync(user.id)
  }
}
