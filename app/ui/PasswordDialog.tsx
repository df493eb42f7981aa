import type { ReactNode } from 'react'
import * as v from 'valibot'
import { FormDialog } from './FormDialog.tsx'
import { useForm } from './form.ts'
import { TextField } from './TextField.tsx'

export interface PasswordDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  text: ReactNode
  confirmLabel: string
  /** Colours the confirmation as one that takes something away. */
  danger?: boolean | undefined
  /** For the password manager. */
  username: string
  /** May throw an error with `issues` of the field "password". */
  onConfirm: (password: string) => Promise<void>
  /** Why it came to nothing, in words for the person. */
  whyNot: (error: unknown) => string
  children?: ReactNode
}

const Typed = v.object({ password: v.pipe(v.string(), v.minLength(1, 'Password is required')) })

/** Asks for the password once more before what matters. */
export function PasswordDialog({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  danger = false,
  username,
  onConfirm,
  whyNot,
  children,
}: PasswordDialogProps) {
  const { errors, ...form } = useForm({
    schema: Typed,
    onSubmit: ({ password }) => onConfirm(password),
    onFailure: whyNot,
  })
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={() => onOpenChange(false)}
      title={title}
      description={text}
      width="small"
      submitLabel={confirmLabel}
      danger={danger}
    >
      <div className="grid gap-4">
        {children}
        <input hidden readOnly name="username" autoComplete="username" value={username} />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          error={errors.password}
        />
      </div>
    </FormDialog>
  )
}
