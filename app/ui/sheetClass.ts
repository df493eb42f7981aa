import { classes } from './classes.ts'

/** @param isPage whether what is over it is there in the next frame, without motion */
export const scrimClass = (isPage = false): string =>
  classes(
    'fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out',
    !isPage && 'data-[state=open]:animate-fade-in',
  )

const COMING = 'data-[state=open]:animate-sheet-in md:data-[state=open]:animate-pop-in'

/**
 * `page` fills a phone; on anything wider it keeps its height whatever comes and goes in it, with room below for a
 * notice where the screen is high enough.
 */
const widths = {
  small: `${COMING} md:h-fit md:max-w-md`,
  medium: `${COMING} md:h-fit md:max-w-xl`,
  large: `${COMING} md:h-fit md:max-w-4xl`,
  // A page is in its place in the first frame: it would be read later if it came from below the screen.
  page: 'h-dvh md:h-[max(min(36rem,100dvh-2rem),100dvh-10rem)] md:max-w-4xl',
}

export type SheetWidth = keyof typeof widths

/** A sheet at the bottom of a phone, a box in the middle of anything wider. */
export const sheetClass = (width: SheetWidth): string =>
  classes(
    'fixed inset-x-0 bottom-keyboard z-50 mx-auto flex max-h-sheet w-full flex-col overflow-hidden rounded-t-xl',
    'border border-line bg-surface shadow-raised outline-none',
    'data-[state=closed]:animate-sheet-out',
    'md:inset-0 md:m-auto md:w-[calc(100%-2rem)] md:rounded-xl',
    'md:data-[state=closed]:animate-pop-out',
    widths[width],
  )
