import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useFocusReturn } from './focusReturn.ts'

export interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What it is, for screen readers. */
  title: string
  children: ReactNode
}

/** A panel that slides over the page from the left, on small screens. */
export function Drawer({ open, onOpenChange, title, children }: DrawerProps) {
  const focus = useFocusReturn()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col overflow-y-auto border-line border-r bg-surface pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)]"
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
