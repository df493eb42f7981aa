import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { useKeyboardInset } from './keyboardInset.ts'
import { scrimClass, sheetClass, sheetFooterClass } from './sheetClass.ts'

export interface ConfirmDialogProps {
  open: boolean
  /** Called with false on Cancel and Escape; confirming leaves the closing to you. */
  onOpenChange: (open: boolean) => void
  title: string
  text: ReactNode
  confirmLabel: string
  cancelLabel?: string | undefined
  /** Colours the confirmation as one that takes something away. */
  danger?: boolean | undefined
  busy?: boolean | undefined
  /** Holds the confirmation back, such as until a name is typed in `children`. */
  blocked?: boolean | undefined
  onConfirm: () => void
  children?: ReactNode
}

/** A question that must be answered before going on. */
export function ConfirmDialog({ open, onOpenChange, ...question }: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={scrimClass} />
        <AlertDialog.Content data-sheet className={sheetClass('small')}>
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
  busy,
  blocked,
  onConfirm,
  children,
}: Omit<ConfirmDialogProps, 'open' | 'onOpenChange'>) {
  useKeyboardInset()
  return (
    <>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">
        <AlertDialog.Title className="text-balance font-semibold text-lg">{title}</AlertDialog.Title>
        <AlertDialog.Description className="mt-1 text-muted">{text}</AlertDialog.Description>
        {children && <div className="mt-4">{children}</div>}
      </div>
      <footer className={sheetFooterClass}>
        <AlertDialog.Cancel asChild>
          <Button variant="secondary">{cancelLabel}</Button>
        </AlertDialog.Cancel>
        <Button variant={danger ? 'danger' : 'primary'} busy={busy} disabled={blocked} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </footer>
    </>
  )
}
