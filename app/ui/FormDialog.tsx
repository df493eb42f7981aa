import { Banner } from './Banner.tsx'
import { Button } from './Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import type { SubmitHandler } from './form.ts'

interface FormDialogProps extends Omit<DialogProps, 'open' | 'onOpenChange' | 'onSubmit' | 'footer'> {
  open?: boolean | undefined
  onClose: () => void
  /** As useForm made it. */
  form: { busy: boolean; problem?: string | undefined; onSubmit: SubmitHandler }
  submitLabel: string
  /** Stands in its place while it is under way. */
  busyLabel?: string | undefined
  /** Colours the button as one that takes something away. */
  danger?: boolean | undefined
}

/** A form in a dialog, which is left by Cancel or by its own button. */
export function FormDialog(props: FormDialogProps) {
  const { open = true, onClose, form, submitLabel, busyLabel, danger, children, ...dialog } = props
  return (
    <Dialog
      {...dialog}
      open={open}
      onOpenChange={onClose}
      onSubmit={form.onSubmit}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={form.busy}>
            {form.busy && busyLabel ? busyLabel : submitLabel}
          </Button>
        </>
      }
    >
      {form.problem && (
        <Banner tone="error" className="mb-4">
          {form.problem}
        </Banner>
      )}
      {children}
    </Dialog>
  )
}
