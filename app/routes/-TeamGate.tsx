import { useLiveQuery } from 'dexie-react-hooks'
import { lazy, type ReactNode, Suspense } from 'react'
import { useWorkspace } from '#app/data/workspace.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'

const TwoStep = lazy(() =>
  import('#app/features/settings/two-step/TwoStep.tsx').then((part) => ({ default: part.TwoStep })),
)

/**
 * Shows the set-up of two-step sign-in instead of a team's screens, if the team requires it and this device
 * has read nothing of the team yet. Data that the device has read stays accessible.
 */
export function TeamGate({ children }: { children: ReactNode }) {
  const { store, team } = useWorkspace()
  const isMissing = team.secondFactor === 'missing'
  const read = useLiveQuery(
    async () => !isMissing || (await store.cursors.get(team.id)) !== undefined,
    [store, team.id, isMissing],
  )
  if (!isMissing || read === true) return children
  if (read === undefined) return null
  return (
    <div className="grid max-w-2xl gap-4">
      <PageHeader title={`Welcome to ${team.name}`} subtitle="One thing before you see its leads" />
      <p>
        This team asks for two-step sign-in, so that a stolen password opens nothing. Set it up here: its
        leads, products and emails come to this device right after. Your other teams work as before.
      </p>
      <Suspense>
        <TwoStep />
      </Suspense>
    </div>
  )
}
