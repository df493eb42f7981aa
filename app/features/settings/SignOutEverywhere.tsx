import { useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { notify } from '#app/ui/toast.ts'
import { signOutElsewhere, whyNot } from './devices.ts'

/** Ends every session, this one too where the person says so. */
export function SignOutEverywhere() {
  const [open, setOpen] = useState(false)
  const [here, setHere] = useState(false)
  const [busy, setBusy] = useState(false)
  const signOut = async () => {
    setBusy(true)
    try {
      await signOutElsewhere()
      // Work that is only on this device is settled on the way out.
      if (here) location.assign('/logout')
      else notify({ title: 'Signed out everywhere else', tone: 'success' })
    } catch (error) {
      notify({ title: 'Sign-out failed', text: whyNot(error), tone: 'error' })
    }
    setBusy(false)
    setOpen(false)
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Sign out everywhere?"
        text="Every other device asks to sign in again at its next sync. What was typed there stays on it."
        confirmLabel="Sign out everywhere"
        danger
        busy={busy}
        onConfirm={() => void signOut()}
      >
        <Checkbox label="Sign out on this device too" checked={here} onCheckedChange={setHere} />
      </ConfirmDialog>
    </>
  )
}
