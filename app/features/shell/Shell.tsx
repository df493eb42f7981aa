import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { keepFirstScreen, leadsListName } from '#app/data/device/firstScreen.ts'
import { askToKeep, isUsable, type StorageState, useStorage } from '#app/data/device/storage.ts'
import { takeGreeting } from '#app/data/server/entrance.ts'
import { firstAnswer } from '#app/data/server/first.ts'
import { useNames } from '#app/data/server/members.ts'
import { queryClient } from '#app/data/server/query.ts'
import { useUser } from '#app/data/server/session.ts'
import { keepInStep } from '#app/data/sync.ts'
import { useUnsentCount } from '#app/data/useUnsent.ts'
import { useWorkspace, WorkspaceProvider } from '#app/data/workspace.tsx'
import { inPage } from '#app/start/takeOver.ts'
import { idle } from '#app/ui/idle.ts'
import { ShellSkeleton } from '#app/ui/ShellSkeleton.tsx'
import { ToastRegion } from '#app/ui/ToastRegion.tsx'
import { TooltipProvider } from '#app/ui/Tooltip.tsx'
import { notify } from '#app/ui/toast.ts'
import { sourceOf, useLoaded } from '#app/ui/useLoaded.ts'
import { rememberUser } from '#db/device/device.ts'
import { forgetSent, storeOf } from '#db/device/engine.ts'
import { applyFirst } from '#db/device/first.ts'
import type { DeviceStore } from '#db/device/store.ts'
import type { User } from '#db/model/user.ts'
import { Banners } from './Banners.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Header } from './Header.tsx'
import { bar } from './navigation.ts'
import { Sidebar } from './Sidebar.tsx'
import { CONTENT, SkipLink } from './SkipLink.tsx'
import { isFatal, StorageNotice } from './StorageNotice.tsx'

export interface ShellProps {
  user: User
  /** The team switcher for the header. */
  team: ReactNode
  /** The search for the header. */
  search: ReactNode
  /** The notifications for the header. */
  notifications: ReactNode
  /** Replaces everything for a person whose account is being deleted. */
  deleted: ReactNode
  onSearch: () => void
  onChat: () => void
  children: ReactNode
}

/** The frame of every screen that requires a session: header, navigation, and banners. */
export function Shell(props: ShellProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Signed {...props} />
    </QueryClientProvider>
  )
}

/** Shown where the team's name will be. */
const waiting = <ShellSkeleton header="Loading..." />

function Signed({ user: known, deleted, ...frame }: ShellProps) {
  const user = useUser(known)
  const store = storeOf(user.id)
  const storage = useStorage(store)
  const usable = isUsable(storage)
  useEffect(() => {
    if (!usable) return
    void remember(user.id)
    return keepInStep(user.id)
  }, [user.id, usable])
  useFirstRows(store, usable)
  useScreensAtHand()
  if (user.deletedAt) return deleted
  if (isFatal(storage)) return <StorageNotice state={storage} />
  if (storage === 'opening') return waiting
  return (
    <WorkspaceProvider user={user} waiting={waiting}>
      <Frame storage={storage} {...frame} />
    </WorkspaceProvider>
  )
}

/** If another person worked here before without signing out, only their unsent work is kept. */
async function remember(userId: number) {
  const before = await rememberUser(userId)
  if (before !== undefined) await forgetSent(before)
}

/**
 * Moves the first response, which a new device received before the app ran, into the store that screens read.
 */
function useFirstRows(store: DeviceStore, usable: boolean) {
  useEffect(() => {
    if (usable) void seed()
    async function seed() {
      const first = await firstAnswer()
      if (first?.user.id !== store.userId || first.teamId === null) return
      keepFirstScreen(leadsListName(first.teamId, NEWEST_FIRST), first.leads, first.total)
      await applyFirst(store, first)
    }
  }, [store, usable])
}

const NEWEST_FIRST = { by: 'createdAt', descending: true }

interface FrameProps extends Omit<ShellProps, 'user' | 'deleted'> {
  storage: StorageState
}

const moreSheet = sourceOf(() => import('./MoreSheet.tsx'))

function Frame({ storage, team, search, notifications, onSearch, onChat, children }: FrameProps) {
  const [isMoreOpen, setMoreOpen] = useState(false)
  const more = useLoaded(moreSheet, isMoreOpen)
  useEffect(() => void greet(), [])
  useNamesAtHand()
  useRoomKept()
  const instead = (open: () => void) => () => {
    setMoreOpen(false)
    open()
  }
  return (
    <TooltipProvider>
      <SkipLink />
      <Header team={team} search={search} notifications={notifications} />
      <BottomBar isMoreOpen={isMoreOpen} onMore={() => setMoreOpen(true)} />
      <div className="flex min-h-[calc(100dvh-56px)]">
        <Sidebar onChat={onChat} />
        <div className="flex min-w-0 flex-1 flex-col">
          <Banners storage={storage} />
          <main
            id={CONTENT}
            className="mx-auto w-full max-w-6xl flex-1 p-4 outline-none max-md:pt-2 md:has-data-wide:max-w-none"
          >
            {children}
          </main>
          <div className="notified:h-(--toast-room,6rem)" />
          <div className="h-(--bar) shrink-0" />
        </div>
      </div>
      {isMoreOpen && more && (
        <more.MoreSheet
          team={team}
          onSearch={instead(onSearch)}
          onChat={instead(onChat)}
          onClose={() => setMoreOpen(false)}
        />
      )}
      <ToastRegion />
    </TooltipProvider>
  )
}

/** Attention shows names of team mates, also without a connection, so they are loaded in advance. */
function useNamesAtHand() {
  const { teams } = useWorkspace()
  useNames(teams.map(({ id }) => id))
}

/** After the first save there is data that the browser should not clear. */
function useRoomKept() {
  const hasSaved = (useUnsentCount() ?? 0) > 0
  useEffect(() => {
    if (hasSaved) void askToKeep()
  }, [hasSaved])
}

async function greet() {
  // A notice disappears after seconds, so it waits until the app is in the page.
  await inPage
  const greeting = takeGreeting()
  if (greeting) notify({ title: greeting, tone: 'success' })
}

/**
 * Preloads the screens that are one tap away, one by one while the browser is idle, so that a tap only has to
 * render. Other screens are loaded when a finger or the mouse comes near.
 */
function useScreensAtHand() {
  const router = useRouter()
  useEffect(() => {
    let wanted = true
    const preloadAll = async () => {
      for (const { to } of bar) {
        await idle()
        if (!wanted) return
        await router.preloadRoute({ to })
      }
    }
    void preloadAll()
    return () => {
      wanted = false
    }
  }, [router])
}
