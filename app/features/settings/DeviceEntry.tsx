import { Laptop, Smartphone } from 'lucide-react'
import { attempt } from '#app/ui/attempt.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Button } from '#app/ui/Button.tsx'
import { ConfirmFirst } from '#app/ui/ConfirmDialog.tsx'
import { longDate } from '#app/ui/dates.ts'
import type { SignedIn } from '#db/model/session.ts'
import { signOutFailed, signOutThere } from './devices.ts'

/** One device: what it is, since when, and the way to sign it out. */
export function DeviceEntry({ device }: { device: SignedIn }) {
  const { name, since, lastSyncAt, current } = device
  const Icon = /Android|iPhone|iPad/.test(name) ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name} {current && <Badge tone="green">This device</Badge>}
        </p>
        <p className="text-muted">{lastSyncAt ? `Last sync ${longDate(lastSyncAt)}` : 'Not synced yet'}</p>
        {since && <p className="text-muted">Signed in {longDate(since)}</p>}
      </div>
      {!current && <SignOutThere device={device} />}
    </li>
  )
}

function SignOutThere({ device }: { device: SignedIn }) {
  const signOut = () =>
    attempt(() => signOutThere(device), {
      done: { title: 'Signed out there', text: device.name },
      failed: signOutFailed,
    })
  return (
    <ConfirmFirst
      trigger={(ask) => (
        <Button variant="secondary" aria-label={`Sign out there (${device.name})`} onClick={ask}>
          Sign out there
        </Button>
      )}
      title="Sign out there?"
      text={`${device.name} asks to sign in again at its next sync. What was typed there stays on it.`}
      confirmLabel="Sign out there"
      danger
      onConfirm={signOut}
    />
  )
}
