import type { ReactNode } from 'react'

/** Shows on a phone that the sheet can be pulled down. */
export function SheetHandle() {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-x-0 top-1.5 mx-auto h-1 w-9 rounded-full bg-edge md:hidden"
    />
  )
}

/** The row of buttons at the end of a sheet; on a phone they are side by side and equally wide. */
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

/** Styles of a sheet's head, title, description and body. A long name in large text leaves room for the rest. */
export const HEAD = 'max-h-[40dvh] shrink-0 overflow-y-auto px-4 pt-4 pr-16 pb-2'
export const TITLE = 'text-balance font-semibold text-lg'
export const DESCRIPTION = 'text-muted text-sm'
// Positioned, so that text for screen readers scrolls with the body and does not stretch the sheet.
export const BODY = 'relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-1 pb-4'
