import { useSyncExternalStore } from 'react'

/** 820 px where the text is as large as browsers have it; the same as --breakpoint-md of styles.css. */
const TABLE_FITS = '(min-width: 51.25rem)'

/**
 * One for all: to ask for it anew takes a slow phone as long as to draw a row. Listened to is another one, as Chromium
 * tells no change of one that was read since.
 */
let query: MediaQueryList | undefined
const isWide = () => {
  query ??= matchMedia(TABLE_FITS)
  return query.matches
}

function subscribe(listener: () => void) {
  const query = matchMedia(TABLE_FITS)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the screen has room for a table and the sidebar; a phone has cards and a bar in their place. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide)
