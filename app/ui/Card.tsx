import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

export interface CardProps {
  title?: ReactNode
  /** A sentence under the title. */
  text?: ReactNode
  /** Beside the title. */
  actions?: ReactNode
  children?: ReactNode
  className?: string | undefined
}

/** A surface that groups related content. With a title it is a section of the page. */
export function Card({ title, text, actions, children, className }: CardProps) {
  const id = useId()
  const look = classes('min-w-0 rounded-lg border border-line bg-surface p-4', className)
  if (!title) return <div className={look}>{children}</div>
  return (
    <section aria-labelledby={id} className={look}>
      <header
        className={classes(
          'flex flex-wrap items-center justify-between gap-x-4 gap-y-2',
          Boolean(children) && 'mb-3',
        )}
      >
        <div className="min-w-0">
          <h2 id={id} className="font-semibold text-heading">
            {title}
          </h2>
          {text && <p className="text-muted text-sm">{text}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      {children}
    </section>
  )
}
