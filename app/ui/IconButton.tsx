import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { Tooltip } from './Tooltip.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What the button does, for screen readers and for the tooltip. */
  label: string
  icon: ReactNode
}

/** A square button with only an icon. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={classes(
          'inline-grid size-control shrink-0 place-items-center rounded-md text-muted transition-colors',
          'hover:bg-raised hover:text-ink active:opacity-80 aria-pressed:bg-accent-soft aria-pressed:text-accent-ink',
          'disabled:pointer-events-none disabled:opacity-50 [&_svg]:size-5',
          className,
        )}
      >
        {icon}
      </button>
    </Tooltip>
  )
}
