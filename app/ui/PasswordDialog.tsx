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
  /** Gives the confirm button the colour of a destructive action. */
  danger?: boolean | undefined
  /** Lets the password manager find the right password. */
  username: string
  /** May throw an error with `issues` for the field "password". */
  onConfirm: (password: string) => Promise<void>
  /** Explains a failure to the person. */
  whyNot: (error: unknown) => string
  children?: ReactNode
}

const Typed = v.object({ password: v.pipe(v.string(), v.minLength(1, 'Password is required')) })

/** Asks for the password again before a sensitive action. */
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
