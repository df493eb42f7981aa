import { Banner } from './Banner.tsx'
import { Button } from './Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import type { SubmitHandler } from './form.ts'

interface FormDialogProps extends Omit<DialogProps, 'open' | 'onOpenChange' | 'onSubmit' | 'footer'> {
  open?: boolean | undefined
  onClose: () => void
  /** The result of useForm. */
  form: { busy: boolean; problem?: string | undefined; onSubmit: SubmitHandler }
  submitLabel: string
  /** The label while the form is being submitted. */
  busyLabel?: string | undefined
  /** Gives the submit button the colour of a destructive action. */
  danger?: boolean | undefined
}

/** A form in a dialog. Cancel or the submit button closes it. */
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
