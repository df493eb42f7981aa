import type { ReactNode } from 'react'

/** The bar at the bottom of a phone. It holds the entries that a tablet shows in the sidebar. */
export function SectionBar({ children }: { children?: ReactNode }) {
  return (
    <nav
      aria-label="Sections"
      data-bar
      className="fixed inset-x-0 bottom-0 z-30 grid h-(--bar) grid-cols-5 border-line border-t bg-surface px-1 pb-[env(safe-area-inset-bottom)] selecting:invisible md:hidden"
    >
      {children}
    </nav>
  )
}

/** The style of an entry. The text size grows as far as five entries still fit. */
export const sectionClass =
  'relative flex min-w-0 flex-col items-center justify-center gap-1 rounded-md text-[min(0.75rem,5vw)] text-muted leading-tight no-underline active:opacity-80 aria-[current]:text-accent-ink [&_svg]:size-5.5 [&_svg]:shrink-0'
