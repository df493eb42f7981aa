import { LoaderCircle } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { type ButtonVariant, buttonClass } from './buttonClass.ts'
import { classes } from './classes.ts'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined
  /** Shows that the action is running, and ignores further presses. */
  busy?: boolean | undefined
  /** A lucide icon before the text. */
  icon?: ReactNode
  /** Fills the width of its row. */
  wide?: boolean | undefined
}

/** A button with text. Its `type` is "button" unless it submits a form. */
export function Button({
  variant,
  busy = false,
  icon,
  wide,
  className,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classes(buttonClass(variant, wide ? 'wide' : undefined), className)}
    >
      {busy ? <LoaderCircle aria-hidden className="animate-spin" /> : icon}
      {children}
    </button>
  )
}
