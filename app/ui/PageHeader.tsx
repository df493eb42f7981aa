import type { ReactNode } from 'react'

export interface PageHeaderProps {
  title: ReactNode
  subtitle?: ReactNode
  actions?: ReactNode
}

/** The head of a page: its only h1 and the page's actions. On a phone it takes one line if that is enough. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  return (
    <header className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 md:mb-4 md:gap-y-3">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 md:block">
        <h1 className="min-w-0 text-balance font-bold text-screen tracking-tight md:font-semibold lg:text-2xl">
          {title}
        </h1>
        {subtitle && <p className="text-muted text-xs md:text-sm">{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}
