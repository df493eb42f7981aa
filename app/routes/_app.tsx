import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { Shell } from '#app/features/shell/Shell.tsx'
import { TeamSwitcher } from '#app/features/teams/TeamSwitcher.tsx'
import { ShellSkeleton } from '#app/ui/ShellSkeleton.tsx'

export const Route = createFileRoute('/_app')({
  beforeLoad: async () => {
    // Loaded here, so that the sign-in page does without it.
    const { resolveUser } = await import('#app/lib/session.ts')
    const user = await resolveUser()
    if (!user) throw redirect({ to: '/login' })
    return { user }
  },
  pendingComponent: ShellSkeleton,
  component: App,
})

function App() {
  const { user } = Route.useRouteContext()
  return (
    <Shell user={user} team={<TeamSwitcher />}>
      <Outlet />
    </Shell>
  )
}
