import { useChangeOwn, useSettings } from '#app/data/useSettings.ts'
import { useWorkspace } from '#app/data/workspace.tsx'

/** Up to when the person has read, on whichever device; undefined while that is read. */
export function useSeen(): { seen: string | undefined; see: (until: string) => Promise<void> } {
  const { user } = useWorkspace()
  const changeOwn = useChangeOwn()
  const seen = useSettings()?.notificationsSeenAt
  const see = async (until: string) => {
    if (until <= (seen ?? '')) return
    await changeOwn({ name: 'settings.seeNotifications', args: { id: user.id, until } })
  }
  return { seen, see }
}
