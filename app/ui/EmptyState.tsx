import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export interface EmptyStateProps {
  title: string
  text?: ReactNode
  /** A lucide icon. */
  icon?: ReactNode
  /** What to do next: a button, or a link that looks like one. */
  action?: ReactNode
  className?: string | undefined
}

/** Shown instead of a list that is empty. */
export function EmptyState({ title, text, icon, action, className }: EmptyStateProps) {
  return (
    <div
      className={classes('wrap-anywhere flex flex-col items-center gap-2 px-6 py-10 text-center', className)}
    >
      {icon && (
        <span className="mb-1 grid size-12 place-items-center rounded-full bg-accent-soft text-accent-ink [&_svg]:size-6">
          {icon}
        </span>
      )}
      <p className="font-semibold text-title">{title}</p>
      {text && <p className="max-w-prose text-balance text-muted text-sm">{text}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
