import { type ComponentProps, lazy, Suspense } from 'react'
import type { CreateTeamDialog } from './CreateTeamDialog.tsx'

const Dialog = lazy(() =>
  import('./CreateTeamDialog.tsx').then((part) => ({ default: part.CreateTeamDialog })),
)

/** The dialog that creates a team. It needs a connection anyway, so its code is loaded on demand. */
export const CreateTeam = (props: ComponentProps<typeof CreateTeamDialog>) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
)
