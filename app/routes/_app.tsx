import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { useState } from 'react'
import { SupportChat } from '#app/features/chat/SupportChat.tsx'
import type { Hit } from '#app/features/search/find.ts'
import { Search } from '#app/features/search/Search.tsx'
import { Shell } from '#app/features/shell/Shell.tsx'
import { TeamSwitcher } from '#app/features/teams/TeamSwitcher.tsx'
import { ShellSkeleton } from '#app/ui/ShellSkeleton.tsx'
import { Found } from './-Found.tsx'

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
  const [found, setFound] = useState<Hit>()
  const [chatting, setChatting] = useState(false)
  return (
    <Shell
      user={user}
      team={<TeamSwitcher />}
      search={<Search onOpen={setFound} />}
      onChat={() => setChatting(true)}
    >
      <Outlet />
      <Found hit={found} onClose={() => setFound(undefined)} />
      <SupportChat open={chatting} onOpenChange={setChatting} />
    </Shell>
  )
}
