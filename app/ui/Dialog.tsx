import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useComposedRefs } from 'radix-ui/internal'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { RemoveScroll } from 'react-remove-scroll'
import { holdApp } from './appRoot.ts'
import { classes } from './classes.ts'
import { useFocusReturn } from './focusReturn.ts'
import type { SubmitHandler } from './form.ts'
import { IconButton } from './IconButton.tsx'
import { useKeyboardInset } from './keyboardInset.ts'
import { BODY, DESCRIPTION, HEAD, SheetButtons, SheetHandle, TITLE } from './SheetParts.tsx'
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
  const isOpened = useOpened(open)
  if (!isOpened) return null
  const isPage = content.width === 'page'
  const Frame = isPage ? PageFrame : 'div'
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={!isPage}>
      <Radix.Portal>
        {isPage ? (
          <div data-state={open ? 'open' : 'closed'} className={scrimClass(true)} />
        ) : (
          <Radix.Overlay className={scrimClass()} />
        )}
        <Radix.Content
          asChild
          ref={sheet}
          data-sheet
          {...focus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus()
            // A page takes the focus once it is painted.
            if (isPage) event.preventDefault()
          }}
          // What stands over the page, a notice or a sheet, does not close it.
          onFocusOutside={(event) => event.preventDefault()}
          {...(!description && { 'aria-describedby': undefined })}
          className={sheetClass(content.width ?? 'medium')}
        >
          <Frame>
            <SheetHandle />
            <header className={HEAD}>
              <Radix.Title className={TITLE}>{title}</Radix.Title>
              {description && <Radix.Description className={DESCRIPTION}>{description}</Radix.Description>}
            </header>
            <DialogContent {...content} />
            <Radix.Close asChild>
              <IconButton label="Close" icon={<X />} className="absolute top-2 right-2" />
            </Radix.Close>
          </Frame>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/**
 * The element of a dialog that is a page. It is shown whole in the frame after the tap. What makes it modal (the focus
 * in it, the rest of the app inert, no scrolling below) styles the rest of the app anew, so it follows that frame.
 */
function PageFrame({ ref, ...frame }: ComponentProps<typeof RemoveScroll>) {
  const own = useRef<HTMLElement>(null)
  const composed = useComposedRefs(ref, own)
  const isPainted = usePainted()
  useEffect(() => {
    const page = own.current
    if (!page || !isPainted) return
    // A page is read first: no button of it lies under a finger that is still on Enter.
    if (!page.contains(document.activeElement)) page.focus({ preventScroll: true })
    return holdApp()
  }, [isPainted])
  return <RemoveScroll {...frame} ref={composed} enabled={isPainted} allowPinchZoom />
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
      <div className={classes(BODY, !footer && 'pb-safe')}>{children}</div>
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
