import type { ReactNode } from 'react'
import * as v from 'valibot'
import { Banner } from './Banner.tsx'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
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
  title,
  text,
  confirmLabel,
  danger = false,
  username,
  onConfirm,
  whyNot,
  children,
  ...dialog
}: PasswordDialogProps) {
  const { errors, problem, busy, onSubmit } = useForm({
    schema: Typed,
    onSubmit: ({ password }) => onConfirm(password),
    onFailure: whyNot,
  })
  return (
    <Dialog
      {...dialog}
      title={title}
      description={text}
      width="small"
      onSubmit={onSubmit}
      footer={
        <>
          <Button variant="secondary" onClick={() => dialog.onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {problem && <Banner tone="error">{problem}</Banner>}
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
    </Dialog>
  )
}
