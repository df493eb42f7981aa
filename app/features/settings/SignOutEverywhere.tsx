import { useState } from 'react'
import { attempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { ConfirmFirst } from '#app/ui/ConfirmDialog.tsx'
import { notify } from '#app/ui/toast.ts'
import { signOutElsewhere, signOutFailed } from './devices.ts'

/** Ends every session, this one too where the person says so. */
export function SignOutEverywhere() {
  const [here, setHere] = useState(false)
  const signOut = () =>
    attempt(
      async () => {
        await signOutElsewhere()
        // Work that is only on this device is settled on the way out.
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
