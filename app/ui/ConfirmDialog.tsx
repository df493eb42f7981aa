import * as AlertDialog from 'radix-ui/alert-dialog'
import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'
import { useKeyboardInset } from './keyboardInset.ts'
import { SheetButtons, SheetHandle } from './SheetParts.tsx'
import { scrimClass, sheetClass } from './sheetClass.ts'
import { TextField } from './TextField.tsx'
import { useSheet } from './useSheet.ts'

export interface ConfirmDialogProps {
  open: boolean
  /** Called with false on Cancel and Escape. After a confirmation the caller closes the dialog. */
  onOpenChange: (open: boolean) => void
  title: string
  text: ReactNode
  confirmLabel: string
  cancelLabel?: string | undefined
  /** Gives the confirm button the colour of a destructive action. */
  danger?: boolean | undefined
  /** The person must type this word before they can confirm. A lower-case word can be typed in any case. */
  word?: string | undefined
  /** The button is busy until the returned promise settles. */
  onConfirm: () => unknown
  children?: ReactNode
}

/** A question that must be answered before going on. */
export function ConfirmDialog({ open, onOpenChange, ...question }: ConfirmDialogProps) {
  const sheet = useSheet({ open, close: () => onOpenChange(false) })
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={scrimClass()} />
        <AlertDialog.Content ref={sheet} data-sheet className={sheetClass('small')}>
          <SheetHandle />
          <Question {...question} />
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

function Question({
  title,
  text,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = false,
  word = '',
  onConfirm,
  children,
}: Omit<ConfirmDialogProps, 'open' | 'onOpenChange'>) {
  useKeyboardInset()
  const [busy, setBusy] = useState(false)
  const [typed, setTyped] = useState('')
  const confirm = async () => {
    setBusy(true)
    await onConfirm()
    setBusy(false)
  }
  return (
    <>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">
        <AlertDialog.Title className="text-balance font-semibold text-lg">{title}</AlertDialog.Title>
        <AlertDialog.Description className="mt-1 text-muted">{text}</AlertDialog.Description>
        {(children || word) && (
          <div className="mt-4 grid gap-3">
            {children}
            {word && (
              <TextField
                label={`Type "${word}" to confirm`}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </div>
        )}
      </div>
      <SheetButtons>
        <AlertDialog.Cancel asChild>
          <Button variant="secondary">{cancelLabel}</Button>
        </AlertDialog.Cancel>
        <Button
          variant={danger ? 'danger' : 'primary'}
          busy={busy}
          disabled={![typed.trim(), typed.trim().toLowerCase()].includes(word)}
          onClick={() => void confirm()}
        >
          {confirmLabel}
        </Button>
      </SheetButtons>
    </>
  )
}

interface ConfirmFirstProps extends Omit<ConfirmDialogProps, 'open' | 'onOpenChange'> {
  /** Renders the control that opens the question. */
  trigger: (ask: () => void) => ReactNode
}

/** A control that asks for confirmation first. The question closes when the confirmed action has finished. */
export function ConfirmFirst({ trigger, onConfirm, ...question }: ConfirmFirstProps) {
  const [open, setOpen] = useState(false)
  const confirm = async () => {
    await onConfirm()
    setOpen(false)
  }
  return (
    <>
      {trigger(() => setOpen(true))}
      <ConfirmDialog open={open} onOpenChange={setOpen} onConfirm={confirm} {...question} />
    </>
  )
}
