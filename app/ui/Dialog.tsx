import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classes } from './classes.ts'
import { useFocusReturn } from './focusReturn.ts'
import type { SubmitHandler } from './form.ts'
import { IconButton } from './IconButton.tsx'
import { useKeyboardInset } from './keyboardInset.ts'
import { BODY, DESCRIPTION, HEAD, SheetButtons, SheetFrame, SheetHandle, TITLE } from './SheetParts.tsx'
import { type SheetWidth, scrimClass, sheetClass } from './sheetClass.ts'
import { useOpened } from './useOpened.ts'
import { usePainted } from './usePainted.ts'
import { useSheet } from './useSheet.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children: ReactNode
  /** What a page shows of itself in the frame after the tap, above the rest; its footer is there too. */
  first?: ReactNode
  /** Buttons that stay in sight while the rest scrolls. */
  footer?: ReactNode
  /** Makes body and footer one form, so that a submit button in the footer submits the fields. */
  onSubmit?: SubmitHandler | undefined
  width?: SheetWidth | undefined
  /** Whether it is open by the address alone, so that the way back leads out of it anyhow. */
  hasAddress?: boolean | undefined
}

/** What is done apart from the page: a sheet on a phone, a box on a desk. */
export function Dialog({ open, onOpenChange, title, description, hasAddress, ...content }: DialogProps) {
  const focus = useFocusReturn()
  const sheet = useSheet({ open, close: () => onOpenChange(false), hasAddress })
  const isPainted = usePainted()
  const isOpened = useOpened(open)
  const isPage = content.width === 'page'
  if (isPage && open && !isPainted) {
    return (
      <FirstFrame title={title} description={description} footer={content.footer}>
        {content.first}
      </FirstFrame>
    )
  }
  if (!isOpened) return null
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass(isPage)} />
        <Radix.Content
          ref={sheet}
          data-sheet
          {...focus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus()
            // A page is read first: no button of it lies under a finger that is still on Enter.
            if (isPage) focusItself(event)
          }}
          {...(!description && { 'aria-describedby': undefined })}
          className={sheetClass(content.width ?? 'medium')}
        >
          <SheetHandle />
          <header className={HEAD}>
            <Radix.Title className={TITLE}>{title}</Radix.Title>
            {description && <Radix.Description className={DESCRIPTION}>{description}</Radix.Description>}
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

/** What makes a page a dialog, the rest out of reach and the focus in it, takes longer than one frame and follows. */
function FirstFrame({
  title,
  description,
  footer,
  children,
}: Pick<DialogProps, 'title' | 'description' | 'footer' | 'children'>) {
  return createPortal(
    <SheetFrame
      title={<h2 className={TITLE}>{title}</h2>}
      description={description && <p className={DESCRIPTION}>{description}</p>}
      footer={footer}
    >
      {children}
    </SheetFrame>,
    document.body,
  )
}

function focusItself(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

function DialogContent({
  first,
  children,
  footer,
  onSubmit,
}: Pick<DialogProps, 'first' | 'children' | 'footer' | 'onSubmit'>) {
  useKeyboardInset()
  const look = 'flex min-h-0 flex-1 flex-col'
  const content = (
    <>
      <div className={classes(BODY, !footer && 'pb-safe')}>
        {first}
        {children}
      </div>
      {footer && <SheetButtons>{footer}</SheetButtons>}
    </>
  )
  if (!onSubmit) return <div className={look}>{content}</div>
  return (
    <form noValidate onSubmit={onSubmit} className={look}>
      {content}
    </form>
  )
}
