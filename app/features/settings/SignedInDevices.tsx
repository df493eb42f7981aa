import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useConnection } from '#app/data/useConnection.ts'
import { attempt } from '#app/ui/attempt.ts'
import { Badge } from '#app/ui/Badge.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { ConfirmFirst } from '#app/ui/ConfirmDialog.tsx'
import { longDate } from '#app/ui/dates.ts'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { TimeAgo } from '#app/ui/TimeAgo.tsx'
import { notify } from '#app/ui/toast.ts'
import type { SignedIn } from '#db/model/session.ts'
import { signOutElsewhere, signOutFailed, signOutThere, useDevices, whyNot } from './devices.ts'

/** The devices on which the person is signed in; each session can be ended from here. */
export function SignedInDevices() {
  const { data, error } = useDevices()
  const offline = useConnection() === 'offline'
  return (
    <Card
      title="Signed-in devices"
      text="A device that you sign out keeps only what it has not sent, for you alone, until you sign in there again."
    >
      {offline && data && (
        <Banner className="mb-2">Signing out elsewhere needs a connection. This is what was known.</Banner>
      )}
      {!data && (error ? <Banner tone="warn">{whyNot(error)}</Banner> : <SkeletonList rows={2} />)}
      {data && (
        <ul className="divide-y divide-line">
          {data.map((device) => (
            <DeviceEntry key={device.id} device={device} />
          ))}
        </ul>
      )}
      {data && (
        <div className="border-line border-t pt-3">
          <SignOutEverywhere />
        </div>
      )}
    </Card>
  )
}

/** Ends every session, including this one if the person chooses so. */
function SignOutEverywhere() {
  const [here, setHere] = useState(false)
  const signOut = () =>
    attempt(
      async () => {
        await signOutElsewhere()
        // Unsent work on this device is settled while signing out.
        if (here) location.assign('/logout')
        else notify({ title: 'Signed out everywhere else', tone: 'success' })
      },
      { failed: signOutFailed },
    )
  return (
    <ConfirmFirst
      trigger={(ask) => (
        <Button variant="secondary" onClick={ask}>
          Sign out everywhere
        </Button>
      )}
      title="Sign out everywhere?"
      text="Every other device asks to sign in again at its next sync. What was typed there stays on it."
      confirmLabel="Sign out everywhere"
      danger
      onConfirm={signOut}
    >
      <Checkbox label="Sign out on this device too" checked={here} onCheckedChange={setHere} />
    </ConfirmFirst>
  )
}

/** One device: its name, since when it is signed in, and a button to sign it out. */
function DeviceEntry({ device }: { device: SignedIn }) {
  const { name, since, lastSyncAt, current } = device
  const Icon = /Android|iPhone|iPad/.test(name) ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-48 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name} {current && <Badge tone="green">This device</Badge>}
        </p>
        <p className="text-muted">
          {lastSyncAt ? (
            <>
              Last sync <TimeAgo at={lastSyncAt} />
            </>
          ) : (
            'Not synced yet'
          )}
        </p>
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
