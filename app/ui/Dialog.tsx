import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { useFocusReturn } from './focusReturn.ts'
import type { SubmitHandler } from './form.ts'
import { IconButton } from './IconButton.tsx'
import { useKeyboardInset } from './keyboardInset.ts'
import { PageDialog } from './PageDialog.tsx'
import { BODY, DESCRIPTION, HEAD, SheetButtons, SheetHandle, TITLE } from './SheetParts.tsx'
import { type SheetWidth, scrimClass, sheetClass } from './sheetClass.ts'
import { useOpened } from './useOpened.ts'
import { useSheet } from './useSheet.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children: ReactNode
  /** Buttons that stay visible while the body scrolls. */
  footer?: ReactNode
  /** Makes body and footer one form, so that a submit button in the footer submits the fields. */
  onSubmit?: SubmitHandler | undefined
  width?: SheetWidth | undefined
  /** Whether the dialog is open because of the address alone, so that going back closes it anyway. */
  hasAddress?: boolean | undefined
}

/** A task apart from the page: a sheet on a phone, a box on a desktop. */
export function Dialog({ width = 'medium', ...dialog }: DialogProps) {
  if (width !== 'page') return <BoxDialog width={width} {...dialog} />
  const { open, onOpenChange, title, description, hasAddress, ...content } = dialog
  if (!open) return null
  return (
    <PageDialog
      onClose={() => onOpenChange(false)}
      title={title}
      description={description}
      hasAddress={hasAddress}
    >
      <DialogContent {...content} />
    </PageDialog>
  )
}

interface BoxDialogProps extends DialogProps {
  width: SheetWidth
}

function BoxDialog({
  width,
  open,
  onOpenChange,
  title,
  description,
  hasAddress,
  ...content
}: BoxDialogProps) {
  const focus = useFocusReturn()
  const sheet = useSheet({ open, close: () => onOpenChange(false), hasAddress })
  const isOpened = useOpened(open)
  if (!isOpened) return null
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass()} />
        <Radix.Content
          ref={sheet}
          data-sheet
          {...focus}
          {...(!description && { 'aria-describedby': undefined })}
          className={sheetClass(width)}
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
