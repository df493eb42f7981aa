import { useLiveQuery } from 'dexie-react-hooks'
import { X } from 'lucide-react'
import { useState } from 'react'
import { installNow, useInstall } from '#app/data/device/install.ts'
import type { StorageState } from '#app/data/device/storage.ts'
import { update, useUpdateWaiting } from '#app/data/device/worker.ts'
import { changeFailed } from '#app/data/failure.ts'
import { useLapsed } from '#app/data/server/session.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import { Banner } from '#app/ui/Banner.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { LeftTeam } from './LeftTeam.tsx'
import { SecondFactorAsked } from './SecondFactorAsked.tsx'
import { StorageBanner } from './StorageNotice.tsx'

/** What the person should know now and can act on: sign in again, update, install. */
export function Banners({ storage }: { storage: StorageState }) {
  const { store } = useWorkspace()
  const result = useLiveQuery(async () => (await store.status.get('sync'))?.result, [store])
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

/** The page is loaded anew by itself, or the person is told why not. */
const updateNow = () =>
  attempt(update, {
    failed: changeFailed('Failed to update Rove', 'The new version could not be loaded. Please try again.'),
  })

const signInAgain = () => location.assign(`/login?back=${encodeURIComponent(location.pathname)}`)

const DISMISSED = 'rove-install-dismissed'

function InstallBanner() {
  const way = useInstall()
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(DISMISSED) === '1')
  if (way === 'none' || dismissed) return null
  const dismiss = () => {
    localStorage.setItem(DISMISSED, '1')
    setDismissed(true)
  }
  return (
    <div className="flex items-center gap-1">
      <Banner
        className="flex-1"
        action={way === 'prompt' ? { label: 'Install', onSelect: installNow } : undefined}
      >
        {way === 'prompt'
          ? 'Install Rove to open it from your home screen, with or without a signal.'
          : 'To install Rove: tap Share, then "Add to Home Screen".'}
      </Banner>
      <IconButton label="Not now" icon={<X />} onClick={dismiss} />
    </div>
  )
}
