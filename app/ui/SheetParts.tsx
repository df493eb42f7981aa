import type { ReactNode } from 'react'

/** Shows on a phone that a sheet can be pulled down. */
export function SheetHandle() {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-x-0 top-1.5 mx-auto h-1 w-9 rounded-full bg-edge md:hidden"
    />
  )
}

/** The row of buttons under a sheet: side by side and equally wide on a phone. */
export function SheetButtons({ children }: { children: ReactNode }) {
  return (
    <footer
      data-sheet-buttons
      className="flex shrink-0 gap-2 border-line border-t p-4 pb-[max(1rem,env(safe-area-inset-bottom))] *:flex-1 md:justify-end md:*:flex-none"
    >
      {children}
    </footer>
  )
}
