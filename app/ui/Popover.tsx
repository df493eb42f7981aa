import * as Radix from 'radix-ui/popover'
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react'
import { useBackCloses } from './backCloses.ts'
import { classes } from './classes.ts'
import { popoverClass } from './popoverClass.ts'
import { useOpened } from './useOpened.ts'

export interface PopoverProps {
  /** The accessible name of the panel. */
  label: string
  /** The button that opens it: one element that accepts a ref. */
  trigger: ReactElement<ComponentProps<'button'>>
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/**
 * A small panel beside its button, for content that is more than a list of actions. Until it is first opened,
 * only the button is rendered.
 */
export function Popover({ label, trigger, open, onOpenChange, children }: PopoverProps) {
  useBackCloses(open, () => onOpenChange(false))
  const isOpened = useOpened(open)
  if (!isOpened) {
    const onClick = () => onOpenChange(true)
    return cloneElement(trigger, { 'aria-haspopup': 'dialog', 'aria-expanded': false, onClick })
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className={classes(popoverClass, 'w-72')}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
