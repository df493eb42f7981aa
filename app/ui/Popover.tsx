import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { type ButtonVariant, buttonClass } from './buttonClass.ts'
import { classes } from './classes.ts'
import { popoverClass } from './popoverClass.ts'

export interface PopoverProps {
  /** What the button is called, for the ear and for a mouse that rests on it. */
  label: string
  /** What stands on the button: an icon, a picture, text. */
  trigger: ReactNode
  variant?: ButtonVariant | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
  align?: 'start' | 'center' | 'end' | undefined
  className?: string | undefined
}

/** A button that opens a small surface of your own content. */
export function Popover({
  label,
  trigger,
  variant = 'ghost',
  open,
  onOpenChange,
  children,
  align = 'start',
  className,
}: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger
        aria-label={label}
        title={label}
        className={classes(buttonClass(variant, 'snug'), className)}
      >
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={classes(popoverClass, 'w-72 p-2')}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
