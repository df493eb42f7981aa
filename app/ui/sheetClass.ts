import { classes } from './classes.ts'

/** @param isPage whether what is over it is there in the next frame, without motion */
export const scrimClass = (isPage = false): string =>
  classes(
    'fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out',
    !isPage && 'data-[state=open]:animate-fade-in',
  )

const COMING = 'data-[state=open]:animate-sheet-in sm:data-[state=open]:animate-pop-in'

/**
 * `page` fills a phone; on anything wider it keeps its height whatever comes and goes in it, with room below for a
 * notice where the screen is high enough.
 */
const widths = {
  small: `${COMING} sm:h-fit sm:max-w-md`,
  medium: `${COMING} sm:h-fit sm:max-w-xl`,
  large: `${COMING} sm:h-fit sm:max-w-4xl`,
  // A page is in its place in the first frame: it would be read later if it came from below the screen.
  page: 'h-dvh sm:h-[max(min(36rem,100dvh-2rem),100dvh-10rem)] sm:max-w-4xl',
}

export type SheetWidth = keyof typeof widths

/** A sheet at the bottom of a phone, a box in the middle of anything wider. */
export const sheetClass = (width: SheetWidth): string =>
  classes(
    'fixed inset-x-0 bottom-keyboard z-50 mx-auto flex max-h-sheet w-full flex-col overflow-hidden rounded-t-xl',
    'border border-line bg-surface shadow-raised outline-none',
    'data-[state=closed]:animate-sheet-out',
    'sm:inset-0 sm:m-auto sm:w-[calc(100%-2rem)] sm:rounded-xl',
    'sm:data-[state=closed]:animate-pop-out',
    widths[width],
  )

/** The row of buttons under a sheet: side by side and equally wide on a phone. */
export const sheetFooterClass =
  'flex shrink-0 gap-2 border-line border-t p-4 pb-[max(1rem,env(safe-area-inset-bottom))] *:flex-1 sm:justify-end sm:*:flex-none'
