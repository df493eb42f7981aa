import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export interface CollapsibleProps {
  title: ReactNode
  children: ReactNode
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  className?: string | undefined
}

/** A heading that shows and hides the content below it. */
export function Collapsible({
  title,
  children,
  defaultOpen = false,
  onOpenChange,
  className,
}: CollapsibleProps) {
  return (
    <details
      open={defaultOpen}
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
      className={classes('group', className)}
    >
      <summary className="flex min-h-control list-none items-center gap-2 rounded-md font-medium">
        <ChevronRight
          aria-hidden
          className="size-4.5 shrink-0 text-muted transition-transform group-open:rotate-90"
        />
        <span className="min-w-0 flex-1">{title}</span>
      </summary>
      <div className="pt-1 pb-2">{children}</div>
    </details>
  )
}
