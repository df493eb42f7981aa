import { classes } from './classes.ts'

/** @param isPage whether the dialog over it appears in the next frame, without an animation */
export const scrimClass = (isPage = false): string =>
  classes(
    'fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out',
    !isPage && 'data-[state=open]:animate-fade-in',
  )

const COMING = 'data-[state=open]:animate-sheet-in md:data-[state=open]:animate-pop-in'

/**
 * `page` fills a phone. On wider screens it keeps its height while its content changes, with space for a
 * notice below if the screen is high enough.
 */
const widths = {
  small: `${COMING} md:h-fit md:max-w-md`,
  medium: `${COMING} md:h-fit md:max-w-xl`,
  large: `${COMING} md:h-fit md:max-w-4xl`,
  // A page is in place in the first frame, because sliding in from below the screen would delay reading.
  page: 'h-dvh md:h-[max(min(36rem,100dvh-2rem),100dvh-10rem)] md:max-w-4xl',
}

export type SheetWidth = keyof typeof widths

/** A sheet at the bottom of a phone; a box in the middle of a wider screen. */
export const sheetClass = (width: SheetWidth): string =>
  classes(
    'fixed inset-x-0 bottom-keyboard z-50 mx-auto flex max-h-sheet w-full flex-col overflow-hidden rounded-t-xl',
    'border border-line bg-surface shadow-raised outline-none',
    'data-[state=closed]:animate-sheet-out',
    'md:inset-0 md:m-auto md:w-[calc(100%-2rem)] md:rounded-xl',
    'md:data-[state=closed]:animate-pop-out',
    widths[width],
  )
