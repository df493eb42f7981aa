import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { forgetDrafts } from './leave.ts'

interface DiscardUnsentProps {
  userId: number
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Deletes the rest and signs out. */
  onConfirm: () => Promise<void>
}

/** Asks for a typed word before work that exists nowhere else is deleted. */
export function DiscardUnsent({ userId, open, onOpenChange, onConfirm }: DiscardUnsentProps) {
  const discard = async () => {
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
      word="discard"
      onConfirm={discard}
    />
  )
}
