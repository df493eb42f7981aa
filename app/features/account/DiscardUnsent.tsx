import { useState } from 'react'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { forgetDrafts } from './leave.ts'

interface DiscardUnsentProps {
  userId: number
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Deletes the rest and signs out. */
  onConfirm: () => Promise<void>
}

const WORD = 'discard'

/** Asks for a typed word before work that exists nowhere else is deleted. */
export function DiscardUnsent({ userId, open, onOpenChange, onConfirm }: DiscardUnsentProps) {
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const discard = async () => {
    setBusy(true)
    forgetDrafts(userId)
    await onConfirm()
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Discard what is not sent?"
      text="It exists only on this device. After this nobody can bring it back."
      confirmLabel="Discard and sign out"
      danger
      busy={busy}
      blocked={typed.trim().toLowerCase() !== WORD}
      onConfirm={() => void discard()}
    >
      <TextField
        label={`Type "${WORD}" to confirm`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
        autoCapitalize="none"
      />
    </ConfirmDialog>
  )
}
