import { changeFailed } from '#app/data/failure.ts'
import { requestSync } from '#app/data/sync.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import { copyText } from '#app/ui/copy.ts'
import { notify } from '#app/ui/toast.ts'
import { type Change, mutate } from '#db/device/mutate.ts'

/** Runs an action that settles an item, shows a notice and syncs; shows an error if the action fails. */
export function useAct() {
  const { user, store } = useWorkspace()
  const act = async (done: string, work: () => Promise<void>): Promise<boolean> => {
    const isDone = await attempt(work, {
      done: { title: done },
      failed: changeFailed('That could not be done', 'This device could not store it. Please try again.'),
    })
    if (isDone) void requestSync(user.id)
    return isDone
  }
  /** Makes changes in the item's team, which need not be the current one. */
  const change = (done: string, teamId: number, changes: () => readonly Change[]) =>
    act(done, async () => mutate(store, teamId, changes()))
  return { act, change }
}

export async function copyAndSay(text: string): Promise<void> {
  if (await copyText(text)) notify({ title: 'Copied!', tone: 'success' })
  else
    notify({
      title: 'Failed to copy',
      text: 'The browser did not allow it. Export it instead.',
      tone: 'error',
    })
}
