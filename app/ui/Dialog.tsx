import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { useFocusReturn } from './focusReturn.ts'
import type { SubmitHandler } from './form.ts'
import { IconButton } from './IconButton.tsx'
import { useKeyboardInset } from './keyboardInset.ts'
import { type SheetWidth, scrimClass, sheetClass, sheetFooterClass } from './sheetClass.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children: ReactNode
  /** Buttons that stay in sight while the rest scrolls. */
  footer?: ReactNode
  /** Makes body and footer one form, so that a submit button in the footer submits the fields. */
  onSubmit?: SubmitHandler | undefined
  width?: SheetWidth | undefined
}

/** What is done apart from the page: a sheet on a phone, a box on a desk. */
export function Dialog({ open, onOpenChange, title, description, ...content }: DialogProps) {
  const focus = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          data-sheet
          {...focus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus()
            // A page is read first: no button of it lies under a finger that is still on Enter.
            if (content.width === 'page') focusItself(event)
          }}
          {...(!description && { 'aria-describedby': undefined })}
          className={sheetClass(content.width ?? 'medium')}
        >
          <header className="shrink-0 px-4 pt-4 pr-16 pb-2">
            <Radix.Title className="text-balance font-semibold text-lg">{title}</Radix.Title>
            {description && (
              <Radix.Description className="text-muted text-sm">{description}</Radix.Description>
            )}
          </header>
          <DialogContent {...content} />
          <Radix.Close asChild>
            <IconButton label="Close" icon={<X />} className="absolute top-2 right-2" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function focusItself(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

function DialogContent({
  children,
  footer,
  onSubmit,
}: Pick<DialogProps, 'children' | 'footer' | 'onSubmit'>) {
  useKeyboardInset()
  const look = 'flex min-h-0 flex-1 flex-col'
  const content = (
    <>
      <div
        className={classes(
          // Positioned, so that what is only heard scrolls with the rest and does not stretch the sheet.
          'relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-1 pb-4',
          !footer && 'pb-safe',
        )}
      >
        {children}
      </div>
      {footer && <footer className={sheetFooterClass}>{footer}</footer>}
    </>
  )
  if (!onSubmit) return <div className={look}>{content}</div>
  return (
    <form noValidate onSubmit={onSubmit} className={look}>
      {content}
    </form>
  )
}
