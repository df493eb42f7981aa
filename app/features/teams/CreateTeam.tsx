import { type ComponentProps, lazy, Suspense } from 'react'
import type { CreateTeamDialog } from './CreateTeamDialog.tsx'

const Dialog = lazy(() =>
  import('./CreateTeamDialog.tsx').then((part) => ({ default: part.CreateTeamDialog })),
)

/** The dialog in which a team is made. It needs a connection anyway, so that no screen waits for it before. */
export const CreateTeam = (props: ComponentProps<typeof CreateTeamDialog>) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
)
