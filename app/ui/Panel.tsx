import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import type { ReactNode, RefObject } from 'react'
import { useFocusReturn } from './focusReturn.ts'
import { IconButton } from './IconButton.tsx'
import { useKeyboardInset } from './keyboardInset.ts'
import { SheetHandle } from './SheetParts.tsx'
import { scrimClass } from './sheetClass.ts'
import { useSheet } from './useSheet.ts'

export interface PanelProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description: string
  /** The element that gets the focus when the panel opens. */
  firstFocus: RefObject<HTMLElement | null>
  /** Fills the space below the title. */
  children: ReactNode
}

/** A dialog of a fixed size: 500 by 600 px on a desktop, a sheet on a phone. */
export function Panel({ open, onOpenChange, title, description, firstFocus, children }: PanelProps) {
  const focus = useFocusReturn()
  const sheet = useSheet({ open, close: () => onOpenChange(false) })
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass()} />
        <Radix.Content
          ref={sheet}
          data-sheet
          onCloseAutoFocus={focus.onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus()
            event.preventDefault()
            firstFocus.current?.focus()
          }}
          className="fixed inset-x-0 bottom-keyboard z-50 mx-auto flex h-[85dvh] max-h-sheet w-full flex-col overflow-hidden rounded-t-xl border border-line bg-surface shadow-raised outline-none data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in md:inset-0 md:m-auto md:h-[600px] md:w-[500px] md:rounded-xl md:data-[state=closed]:animate-pop-out md:data-[state=open]:animate-pop-in"
        >
          <SheetHandle />
          <header className="shrink-0 px-4 pt-4 pr-16 pb-2">
            <Radix.Title className="font-semibold text-lg">{title}</Radix.Title>
            <Radix.Description className="text-muted text-sm">{description}</Radix.Description>
          </header>
          <PanelContent>{children}</PanelContent>
          <Radix.Close asChild>
            <IconButton label="Close" icon={<X />} className="absolute top-2 right-2" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function PanelContent({ children }: { children: ReactNode }) {
  useKeyboardInset()
  return children
}
