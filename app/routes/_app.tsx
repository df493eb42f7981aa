import { createFileRoute, Outlet, redirect, useLocation, useNavigate } from '@tanstack/react-router'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import * as v from 'valibot'
import { AfterCall } from '#app/entities/lead/AfterCall.tsx'
import { useOpenLead } from '#app/entities/lead/useOpenLead.ts'
import { useQuickAdd } from '#app/entities/lead/useQuickAdd.ts'
import { SupportChat } from '#app/features/chat/SupportChat.tsx'
import { Notifications } from '#app/features/notifications/Notifications.tsx'
import type { Action, Command } from '#app/features/search/commands.ts'
import type { Hit } from '#app/features/search/find.ts'
import { Search } from '#app/features/search/Search.tsx'
import { Shell } from '#app/features/shell/Shell.tsx'
import { Shortcuts } from '#app/features/shell/Shortcuts.tsx'
import { TeamSwitcher } from '#app/features/teams/TeamSwitcher.tsx'
import { KNOWN } from '#app/start/keys.ts'
import { showsFor } from '#app/start/takeOver.ts'
import { Unknown } from '#app/start/Unknown.tsx'
import { ShellSkeleton } from '#app/ui/ShellSkeleton.tsx'
import { nextTurn } from '#db/device/nextTurn.ts'
import { Id } from '#db/model/id.ts'
import { AskedSent } from './-AskedSent.tsx'
import { OpenedHit } from './-OpenedHit.tsx'
import { OpenedLead } from './-OpenedLead.tsx'
import { OpenedQuickAdd } from './-OpenedQuickAdd.tsx'
import { TeamGate } from './-TeamGate.tsx'

const TakeBack = lazy(() =>
  import('#app/features/account/TakeBack.tsx').then((part) => ({ default: part.TakeBack })),
)

export const Route = createFileRoute('/_app')({
  validateSearch: v.object({
    /** The id of the lead whose page is open; an invalid id opens none. */
    lead: v.optional(v.fallback(v.optional(Id), undefined)),
    /** The name for adding a lead quickly; it may be empty. */
    newLead: v.optional(v.fallback(v.optional(v.string()), '')),
  }),
  beforeLoad: async ({ cause }) => {
    // Loaded in several tasks, because one long task would block a slow phone for too long.
    if (cause === 'enter') {
      await import('#db/device/store.ts')
      await nextTurn()
    }
    // Loaded here, so that the sign-in page does not load it.
    const { resolveUser } = await import('#app/data/server/session.ts')
    if (cause === 'enter') await nextTurn()
    const user = await resolveUser()
    if (!user) throw redirect({ to: '/login' })
    showsFor(user.id)
    return { user }
  },
  pendingComponent: () => (localStorage.getItem(KNOWN) ? <ShellSkeleton /> : <Unknown />),
  component: App,
})

function App() {
  // The route context is a new object for each address, also when the address only opens a lead's page.
  const user = Route.useRouteContext({ select: ({ user }) => user })
  const pathname = useLocation({ select: ({ pathname }) => pathname })
  const openLead = useOpenLead()
  const navigate = useNavigate()
  const [hit, setHit] = useState<ComponentProps<typeof OpenedHit>['hit']>()
  const [searching, setSearching] = useState(false)
  const [chatting, setChatting] = useState(false)
  const [showsShortcuts, setShowsShortcuts] = useState(false)
  const quickAdd = useQuickAdd()
  const acts: Record<Action, () => void> = {
    addLead: () => quickAdd(),
    addProduct: () => void navigate({ to: '/products', search: { add: true } }),
    chat: () => setChatting(true),
    showShortcuts: () => setShowsShortcuts(true),
  }
  const run = ({ does }: Command) => ('open' in does ? void navigate({ to: does.open }) : acts[does.act]())
  const open = (hit: Hit) => {
    if (hit.kind === 'command') run(hit.row)
    else if (hit.kind === 'lead') openLead(hit.row.id)
    else if (hit.kind === 'allLeads') void navigate({ to: '/lead-management', search: { q: hit.row.typed } })
    else if (hit.kind === 'email') void navigate({ to: '/email-campaigns', search: { email: hit.row.id } })
    else setHit(hit)
  }
  return (
    <Shell
      user={user}
      team={<TeamSwitcher />}
      search={<Search open={searching} onOpenChange={setSearching} onPick={open} />}
      notifications={<Notifications key={user.id} onOpenLead={openLead} />}
      deleted={
        <Suspense>
          <TakeBack />
        </Suspense>
      }
      onSearch={() => setSearching(true)}
      onChat={() => setChatting(true)}
    >
      {pathname === '/settings' ? (
        <Outlet />
      ) : (
        <TeamGate>
          <Outlet />
        </TeamGate>
      )}
      <AskedSent />
      <OpenedLead />
      <AfterCall />
      <OpenedQuickAdd />
      <OpenedHit hit={hit} onClose={() => setHit(undefined)} />
      <SupportChat open={chatting} onOpenChange={setChatting} />
      <Shortcuts open={showsShortcuts} onOpenChange={setShowsShortcuts} />
    </Shell>
  )
}
