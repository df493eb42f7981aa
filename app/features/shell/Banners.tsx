import { useLocation, useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { installNow, useInstall } from '#app/data/device/install.ts'
import type { StorageState } from '#app/data/device/storage.ts'
import { update, useUpdateWaiting } from '#app/data/device/worker.ts'
import { changeFailed } from '#app/data/failure.ts'
import { useLapsed } from '#app/data/server/session.ts'
import { useSyncStatus } from '#app/data/useSyncStatus.ts'
import { useHasNewLead } from '#app/data/useUnsent.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import { Banner } from '#app/ui/Banner.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { InstallWords } from '#app/ui/InstallWords.tsx'
import { StorageBanner } from './StorageNotice.tsx'

/** Banners about what the person should do now: sign in again, update, install. */
export function Banners({ storage }: { storage: StorageState }) {
  const result = useSyncStatus((status) => status?.result)
  const lapsed = useLapsed() || result === 'signed-out'
  const updateWaiting = useUpdateWaiting()
  return (
    <div className="grid gap-2 px-4 pt-2 empty:hidden">
      {!window.isSecureContext && (
        <Banner tone="error">
          Rove needs https or localhost: here it can neither sync safely nor work offline.
        </Banner>
      )}
      <StorageBanner state={storage} />
      <LeftTeam />
      <SecondFactorAsked />
      <NoRoom />
      {lapsed && (
        <Banner tone="warn" action={{ label: 'Sign in', onSelect: signInAgain }}>
          Your session has ended. Everything you do stays on this device and is sent after you sign in.
        </Banner>
      )}
      {(updateWaiting || result === 'outdated') && (
        <Banner action={{ label: 'Update', onSelect: updateNow }}>A new version of Rove is ready.</Banner>
      )}
      <InstallBanner />
    </div>
  )
}

/** The page reloads by itself, or the person is told why it could not update. */
const updateNow = () =>
  attempt(update, {
    failed: changeFailed('Failed to update Rove', 'The new version could not be loaded. Please try again.'),
  })

const signInAgain = () => location.assign(`/login?back=${encodeURIComponent(location.pathname)}`)

const ASKED = 'rove-install-dismissed'

/**
 * Shown once, when the first lead is saved, as long as the person stays on that screen; Settings also offers
 * it.
 */
function InstallBanner() {
  const way = useInstall()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const [askedOn, setAskedOn] = useState<string>()
  const mayAsk = way !== 'none' && askedOn === undefined && localStorage.getItem(ASKED) !== '1'
  const isDue = useHasNewLead() && mayAsk
  useEffect(() => {
    if (!isDue) return
    localStorage.setItem(ASKED, '1')
    setAskedOn(path)
  }, [isDue, path])
  if (way === 'none' || askedOn !== path) return null
  return (
    <div className="flex items-center gap-1">
      <Banner
        className="flex-1"
        action={way === 'prompt' ? { label: 'Install', onSelect: installNow } : undefined}
      >
        <InstallWords way={way} />
      </Banner>
      <IconButton label="Not now" icon={<X />} onClick={() => setAskedOn('')} />
    </div>
  )
}

/** Says that the team is not synced until this person has a second factor, and links to the set-up. */
function SecondFactorAsked() {
  const { team } = useWorkspace()
  const navigate = useNavigate()
  if (team.secondFactor !== 'missing') return null
  const setUp = () => void navigate({ to: '/settings', search: { tab: 'account' } })
  return (
    <Banner tone="warn" action={{ label: 'Set it up', onSelect: setUp }}>
      This team asks for two-step sign-in: set it up. What you do stays on this device, and is sent right
      after.
    </Banner>
  )
}

/** Says that the team has used its quota, and links those who can free space to the storage overview. */
function NoRoom() {
  const { team } = useWorkspace()
  const navigate = useNavigate()
  if (team.room === undefined) return null
  const look = () => void navigate({ to: '/team-settings', search: { tab: 'settings' } })
  return (
    <Banner tone="warn" action={team.role === 'member' ? undefined : { label: 'See why', onSelect: look }}>
      {team.personal ? 'Your personal space' : 'This team'} has used all of its storage. What you add stays on
      this device, and is sent once there is room{team.role === 'member' && ': please tell an admin'}.
    </Banner>
  )
}

const WorkedIn = v.pipe(v.string(), v.parseJson(), v.object({ id: v.number(), name: v.string() }))

/** The team in which the person last worked on this device; undefined before the first. */
function workedIn(key: string) {
  const kept = v.safeParse(WorkedIn, localStorage.getItem(key))
  return kept.success ? kept.output : undefined
}

/**
 * Says that the person is no longer in the team in which they worked, and where they work now, until they
 * have read it.
 */
function LeftTeam() {
  const { user, team, teams } = useWorkspace()
  const key = `rove-worked-in-${user.id}`
  const [, setRead] = useState(false)
  const before = workedIn(key)
  const left = before && !teams.some(({ id }) => id === before.id) ? before : undefined
  const keep = () => localStorage.setItem(key, JSON.stringify({ id: team.id, name: team.name }))
  useEffect(() => {
    if (!left) keep()
  })
  if (!left) return null
  const read = () => {
    keep()
    setRead(true)
  }
  return (
    <Banner tone="warn" action={{ label: 'OK', onSelect: read }}>
      You are no longer in {left.name}, and now work in {team.name}. What you had not sent is under Attention.
    </Banner>
  )
}
