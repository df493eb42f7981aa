import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { takeGreeting, useUser } from '#app/lib/session.ts'
import { keepInStep } from '#app/lib/sync.ts'
import { WorkspaceProvider } from '#app/lib/workspace.tsx'
import { ShellSkeleton } from '#app/ui/ShellSkeleton.tsx'
import { ToastRegion } from '#app/ui/ToastRegion.tsx'
import { notify } from '#app/ui/toast.ts'
import { rememberUser } from '#db/device/device.ts'
import type { User } from '#db/model/user.ts'
import { Banners } from './Banners.tsx'
import { Header } from './Header.tsx'
import { screens } from './navigation.ts'
import { Sidebar } from './Sidebar.tsx'

export interface ShellProps {
  user: User
  /** The team worked in, and the way to another one; for the header. */
  team: ReactNode
  children: ReactNode
}

/** The frame of every screen behind the guard: header, navigation, and the state of the world. */
export function Shell({ user: known, team, children }: ShellProps) {
  const user = useUser(known)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    void rememberUser(user.id)
    return keepInStep(user.id)
  }, [user.id])
  useEffect(greet, [])
  useScreensAtHand()
  return (
    <WorkspaceProvider user={user} waiting={<ShellSkeleton />}>
      <div className="flex min-h-dvh">
        <Sidebar open={open} onClose={() => setOpen(false)} />
        <div className="flex min-w-0 flex-1 flex-col">
          <Header team={team} onMenu={() => setOpen(true)} />
          <Banners />
          <main className="mx-auto w-full max-w-6xl flex-1 px-4 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
            {children}
          </main>
        </div>
      </div>
      <ToastRegion />
    </WorkspaceProvider>
  )
}

function greet() {
  const greeting = takeGreeting()
  if (greeting) notify({ title: greeting, tone: 'success' })
}

/** Without a worker nothing keeps the screens for offline: loads them all while there is a network. */
function useScreensAtHand() {
  const router = useRouter()
  useEffect(() => {
    if (navigator.serviceWorker?.controller) return
    for (const to of screens) void router.preloadRoute({ to })
  }, [router])
}
